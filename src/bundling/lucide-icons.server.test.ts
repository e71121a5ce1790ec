import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MailIcon } from '#src/ui/icons.tsx';
import { iconMarkup, lucideIcons } from './lucide-icons.server.ts';

const { handler } = lucideIcons().transform as unknown as { handler: (code: string) => { code: string } };

test('renders the icon of lucide-static', () => {
  const file = new URL('../../node_modules/lucide-static/icons/mail.svg', import.meta.url);
  const drawn = [...readFileSync(file, 'utf8').matchAll(/ (\w+)="([^"]+)"(?=[^<]*\/>)/g)].map(
    ([pair]) => pair,
  );
  expect(drawn.length).toBeGreaterThan(3);
  const html = renderToStaticMarkup(createElement(MailIcon));
  for (const pair of drawn) expect(html).toContain(pair);
});

test('replaces icon names by markup and keeps the line numbers', () => {
  const source = "export function icon(markup) {}\nexport const A = icon('X');\nconst B = icon('Check');\n";
  expect(handler(source).code).toBe(
    `export function icon(markup) {}\nexport const A = icon('${iconMarkup('X')}');\nconst B = icon('${iconMarkup('Check')}');\n`,
  );
  expect(iconMarkup('X')).toBe('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>');
});

test.each([
  ["icon('NoSuchIcon')", 'lucide-static has no icon NoSuchIcon'],
  ['icon(name)', 'write the name of the icon out'],
])('%s fails the build', (source, message) => {
  expect(() => handler(source)).toThrow(message);
});
