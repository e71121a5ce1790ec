import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every icon is drawn as the package lucide-static draws it', () => {
  const files = [
    './icons.tsx',
    './quick-exit.tsx',
    './area/area-icons.tsx',
    './form/form-icons.tsx',
    './form/password-field.tsx',
    './list/chosen-filters.tsx',
    './list/facets.tsx',
    '../features/ngo/directory/parts/category-icon.tsx',
    '../features/help-request/status/parts/status-icons.tsx',
    '../features/ngo/profile/parts/reach-icons.tsx',
    '../features/scheme/catalogue/parts/scheme-icons.tsx',
    '../features/scheme/finder/parts/finder-icons.tsx',
    '../features/scheme/management/parts/manage-icons.tsx',
  ];
  const source = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const icons = [...source.matchAll(/\/\/ ([a-z-]+)\n(?:export )?const \w+ = [^']+'([^']+)'/g)];
  expect(icons.length).toBeGreaterThan(20);
  for (const [, name, markup] of icons) {
    const file = new URL(`../../node_modules/lucide-static/icons/${name}.svg`, import.meta.url);
    const drawn = readFileSync(file, 'utf8')
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>|\n\s*/g, '')
      .replace(/ \/>/g, '/>');
    expect(markup, name).toBe(drawn.trim());
  }
});
