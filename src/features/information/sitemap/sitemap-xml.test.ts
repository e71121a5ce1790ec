import { expect, test } from 'vitest';
import { indexXml, pagesXml } from './sitemap-xml.ts';

const origin = 'https://sahay.example';

test('lists a page once per language, each with its alternates', () => {
  const xml = pagesXml({ origin, pages: [{ path: '/health/detailpage/7', updatedAt: '2026-11-21' }] });
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>2026-11-21<\/lastmod>/g)].map(
    ([, at]) => at,
  );
  expect(locations).toEqual([
    `${origin}/health/detailpage/7`,
    `${origin}/hi/health/detailpage/7`,
    `${origin}/gu/health/detailpage/7`,
  ]);
  const alternates = xml.match(/hreflang="[^"]+" href="[^"]+"/g) ?? [];
  expect(alternates).toHaveLength(12);
  expect(alternates).toContain(`hreflang="x-default" href="${origin}/health/detailpage/7"`);
  expect(alternates).toContain(`hreflang="gu" href="${origin}/gu/health/detailpage/7"`);
});

test('lists the home page in each language and escapes XML', () => {
  expect(pagesXml({ origin, pages: [{ path: '/' }] })).toContain(`<loc>${origin}/gu</loc>`);
  expect(pagesXml({ origin, pages: [{ path: "/a&b'c" }] })).toContain(`<loc>${origin}/a&amp;b&#x27;c</loc>`);
});

test('the index lists absolute URLs', () => {
  expect(indexXml({ origin, names: ['pages'] })).toContain(
    `<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>`,
  );
});
