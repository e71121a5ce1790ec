import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** A call of `icon` of src/ui/icons.tsx, not its definition. */
const ICON_CALL = /(?<!function )\bicon\((?:'([^']*)')?/g;

/**
 * Puts an icon's markup in the place of its name: `icon('Mail')` becomes `icon('<path …/>')`. So only the icons in use
 * are sent, each with the page that shows it, and lucide-static is needed at build time alone.
 * Throws for a name that lucide-static does not export, and for one that is not written out as a string.
 */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx(\?|$)/, code: /\bicon\(/ },
      handler: (code) => ({
        code: code.replace(ICON_CALL, (call, name?: string) => {
          if (name === undefined)
            throw new Error(`lucide-icons: write the name of the icon out in ${call}…)`);
          return `icon('${iconMarkup(name)}'`;
        }),
        map: null, // Each line stays where it is.
      }),
    },
  };
}

/** What is inside the `<svg>` of an icon, by its name on lucide.dev in PascalCase. Throws when there is none. */
export function iconMarkup(name: string): string {
  const icons = createRequire(import.meta.url)('lucide-static') as Record<string, string>;
  const svg = icons[name];
  if (!svg) throw new Error(`lucide-icons: lucide-static has no icon ${name}`);
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>|\n\s*/g, '')
    .replace(/ \/>/g, '/>')
    .trim();
}
