import fc from 'fast-check';
import { expect, test } from 'vitest';
import { features } from '#src/features.server.ts';
import { createPublicUrls, mergeQueryParameters } from './public-url.server.ts';

const { canonicalUrl, isPersonal } = createPublicUrls(
  mergeQueryParameters(features.flatMap(({ queryParameters }) => queryParameters ?? [])),
);

const of = (path: string) => canonicalUrl(new URL(`http://localhost${path}`));

test('ignores the order of parameters, unknown ones and empty ones', () => {
  expect(of('/search?from=Rajkot&q=eye')).toBe('/search?q=eye&from=Rajkot');
  expect(of('/search?utm_source=x&q=eye&from=')).toBe('/search?q=eye');
  expect(of('/gu?fbclid=1')).toBe('/gu');
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
  expect(of('//evil.example/x')).toBe('/evil.example/x');
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
  const isTheirs = (path: string) => isPersonal(new URL(`http://localhost${path}`));
  expect(
    ['/helpRequest?words=x', '/helpRequest?from=Surat&words=', '/helpRequest?q=x'].map(isTheirs),
  ).toEqual([true, true, false]);
  expect(of('/helpRequest?words=x&from=Surat')).toBe('/helpRequest?from=Surat&words=x');
});
