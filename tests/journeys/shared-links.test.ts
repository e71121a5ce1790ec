import { expect, test } from 'vitest';
import { readHtml, textOf } from '../support/read-html.ts';

const FIELDS = /<textarea\b[^>]*>.*?<\/textarea>|<script\b[^>]*>.*?<\/script>/gs;
const METAS = /<meta\b[^>]*>/g;

/** Returns the words of a page that are in no field and no script, and those of its head. */
async function wordsOf(path: string) {
  const { html, status } = await readHtml(path);
  expect(status, path).toBeLessThan(500);
  const metas = html.match(METAS) ?? [];
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return {
    text: textOf(html.replace(FIELDS, '')),
    title,
    previews: metas.filter((meta) => /og:|description/.test(meta)).join('\n'),
    html,
  };
}

const SCAM = 'Xyzzy moved';
const ADDRESSES = [
  ...[
    '/search?q=',
    '/hi/search?q=',
    '/gu/search?exact=true&q=',
    '/search?from=Rajkot&q=',
    '/donate?q=',
    '/schemes?q=',
  ],
  ...[
    '/eventList?q=',
    '/eventList?view=past&q=',
    '/donate/receipt/',
    '/volunteer/certificate/',
    '/helpRequest?words=',
  ],
  ...[
    '/donate?city=',
    '/eventList?city=',
    '/schemes?category=',
    '/schemes?state=',
    '/search?city=',
    '/search?from=',
  ],
];

test.each([
  'call 98765 43210',
  'कॉल ९८७६५४३२१०',
  'pay sahay@okaxis',
  'pay sahay＠okaxis',
  'see evil.com',
  'see https://evil.example',
  'and now works in another place: ask for it at the office near the station',
])('a link with “%s” in it shows that in the field alone', async (rest) => {
  for (const address of ADDRESSES) {
    const { text, title, previews } = await wordsOf(address + encodeURIComponent(`${SCAM} ${rest}`));
    for (const words of [text, title, previews]) expect(words, address).not.toContain('Xyzzy');
  }
});

test('an honest search is named in the title and on the page, but not in the preview', async () => {
  const { text, title, previews, html } = await wordsOf(`/search?q=${encodeURIComponent('Xyzzy help')}`);
  expect(title).toContain('Xyzzy help');
  expect(text).toContain('Xyzzy help');
  expect(previews).not.toContain('Xyzzy');
  expect(html).toMatch(/<input[^>]*value="Xyzzy help"/);
});
