import fc from 'fast-check';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { features } from '#src/features.server.ts';
import { createAddressReader } from './public-url.server.ts';

const pages = [
  '/',
  '/help',
  '/search',
  '/category/:category',
  '/:category/detailpage/:id',
  '/schemes/finder',
  '/helpRequest',
];
const readAddress = createAddressReader({
  features,
  findPage: (pathname) => {
    const path = pathname.replace(/^\/(hi|gu)(?=\/|$)/, '').replace(/(\/_)?\.data$/, '') || '/';
    return pages.find((page) => matchPath(page, path));
  },
  queryOfEndpoint: (path) => (path === '/api/ngo/getAllNgo' ? ['q', 'page'] : []),
});
const read = (path: string) => readAddress(new URL(`http://localhost${path}`));
const of = (path: string) => read(path).key;

test('ignores the order of parameters, unknown ones and empty ones', () => {
  expect(of('/search?from=Rajkot&q=eye')).toBe('/search?q=eye&from=Rajkot');
  expect(of('/search?utm_source=x&q=eye&from=')).toBe('/search?q=eye');
  expect(of('/gu?fbclid=1')).toBe('/gu');
});

test('knows the parameters of each page and endpoint, and drops those of others', () => {
  expect(of('/search?q=eye&words=x&for=Health&ticket=y')).toBe('/search?q=eye');
  expect(of('/help?q=eye&page=2&from=Surat')).toBe('/help?from=Surat');
  expect(of('/search.data?q=eye&_routes=search')).toBe('/search.data?q=eye');
  expect(of('/api/ngo/getAllNgo?page=2&from=Surat&q=eye')).toBe('/api/ngo/getAllNgo?q=eye&page=2');
  expect(of('/api/openapi.json?q=1')).toBe('/api/openapi.json');
  expect(of('/share/ngo/8.png?q=1&from=Surat')).toBe('/share/ngo/8.png');
  expect(of('/gu/nothing?q=eye')).toBe('/gu/404');
});

test.each([
  ['fixed', ['/', '/gu', '/hi/help', '/gu/nothing', '/help?q=1']],
  ['records', ['/health/detailpage/9', '/gu/health/detailpage/9']],
  [
    'varied',
    ['/search?q=eye', '/help?from=Surat', '/health/detailpage/9?from=Surat', '/help.data', '/api/ngo'],
  ],
  ['documents', ['/share/ngo/8.png?q=1', '/api/openapi.json', '/sitemap-ngos-1.xml']],
  // Other spellings, without end, of pages that are always kept.
  ['varied', ['/HELP', '/help/', '/Health/DetailPage/9', '/health/detailpage/9/', '/health/detailpage/%39']],
])('the store %s keeps %s', (store, paths) => {
  expect(paths.map((path) => [path, read(path).store])).toEqual(paths.map((path) => [path, store]));
});

test('keeps different values apart', () => {
  expect(of('/search?q=%E0%AA%86')).not.toBe(of('/search?q=%E0%AA%87'));
  expect(of('/category/health?page=2')).not.toBe(of('/category/health'));
});

test('joins repeated checkbox values into one', () => {
  expect(of('/schemes/finder?for=Health&for=Education&step=2')).toBe(
    '/schemes/finder?for=Health-Education&step=2',
  );
  expect(of('/search?q=eye&q=ear')).toBe('/search?q=eye');
});

test('never turns a path into the address of another site', () => {
  expect(of('//search?q=x')).toBe('/search?q=x');
  expect(of('//evil.example/x')).toBe('/404');
  expect(of('///')).toBe('/');
});

test('is idempotent', () => {
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.dictionary(fc.constantFrom('q', 'from', 'page', 'for', 'x'), fc.string()),
      (path, query) => {
        const once = of(`${path || '/'}?${new URLSearchParams(query)}`);
        expect(of(once)).toBe(once);
      },
    ),
  );
});

test('truncates a very long query', () => {
  expect(of(`/search?q=${'a'.repeat(10_000)}`).length).toBeLessThan(500);
});

test('recognises addresses that contain the visitor’s own words', () => {
  const isTheirs = (path: string) => read(path).isPersonal;
  expect(
    ['/helpRequest?words=x', '/helpRequest?from=Surat&words=', '/helpRequest?q=x', '/help?words=x'].map(
      isTheirs,
    ),
  ).toEqual([true, true, false, false]);
  expect(of('/helpRequest?words=x&from=Surat')).toBe('/helpRequest?words=x&from=Surat');
});
