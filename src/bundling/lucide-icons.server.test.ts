import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MailIcon } from '#src/ui/icons.tsx';
import { iconMarkup, lucideIcons } from './lucide-icons.server.ts';

const { handler } = lucideIcons().transform as unknown as { handler: (code: string) => { code: string } };

test('renders an icon without what the style sheet says for all of them', () => {
  const html = renderToStaticMarkup(createElement(MailIcon));
  expect(html).toContain(
    '><path d="m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect width="20" height="16" x="2" y="4" rx="2"/></svg>',
  );
});

test('replaces icon names by markup and keeps the line numbers', () => {
  const source = "export function icon(markup) {}\nexport const A = icon('x');\nconst B = icon('check');\n";
  expect(handler(source).code).toBe(
    `export function icon(markup) {}\nexport const A = icon('${iconMarkup('x')}');\nconst B = icon('${iconMarkup('check')}');\n`,
  );
  expect(iconMarkup('x')).toBe('<path d="M18 6L6 18M6 6l12 12"/>');
});

test.each([
  ["icon('NoSuchIcon')", 'Lucide has no icon NoSuchIcon'],
  ['icon(name)', 'write the name of the icon out'],
])('%s fails the build', (source, message) => {
  expect(() => handler(source)).toThrow(message);
});
