import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Matches calls of `icon` from src/ui/icons.tsx, but not its definition. */
const ICON_CALL = /(?<!function )\bicon\((?:'([^']*)')?/g;

/**
 * Replaces icon names with their markup: `icon('mail')` becomes `icon('<path …/>')`. Only the icons in use
 * are sent, together with the page that shows them, and the package of icons is needed only at build time.
 * @throws if there is no icon of that name, or the name is not a string literal.
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

/** What every icon has in common. The style sheet says it for all of them. */
const COMMON_ATTRIBUTES =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/;

const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, { body: string } | undefined>;
};

/**
 * Returns the content of an icon's `<svg>`. The name is the one on lucide.dev.
 * @throws if there is no such icon.
 */
export function iconMarkup(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`lucide-icons: Lucide has no icon ${name}`);
  return icon.body.replace(COMMON_ATTRIBUTES, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
