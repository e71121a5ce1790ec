import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Matches calls of `icon` from src/ui/icons.tsx, but not its definition. */
const ICON_CALL = /(?<!function )\bicon\((?:'([^']*)')?/g;

/**
 * Replaces icon names with their markup: `icon('Mail')` becomes `icon('<path …/>')`. Only the icons in use
 * are sent, together with the page that shows them, and lucide-static is needed only at build time.
 * @throws if lucide-static does not export the name, or the name is not a string literal.
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
        map: null, // The replacement keeps every line in place.
      }),
    },
  };
}

/**
 * Returns the content of an icon's `<svg>`. The name is the PascalCase form of the one on lucide.dev.
 * @throws if there is no such icon.
 */
export function iconMarkup(name: string): string {
  const icons = createRequire(import.meta.url)('lucide-static') as Record<string, string>;
  const svg = icons[name];
  if (!svg) throw new Error(`lucide-icons: lucide-static has no icon ${name}`);
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>|\n\s*/g, '')
    .replace(/ \/>/g, '/>')
    .trim();
}
