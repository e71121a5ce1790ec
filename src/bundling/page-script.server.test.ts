import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dropPageScripts, INLINE_SOURCES, splitPageScript } from './page-script.server.ts';

const page = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Text</p>
<script type="application/ld+json">{"@type":"NGO"}</script><script>scroll()</script>
<script>window.__reactRouterContext = {"a":1};</script><script type="module" async="">import "/a.js";</script></body></html>
<!--$--><script>window.__reactRouterContext.streamController.enqueue("data");</script><!--/$-->`;

describe('a rendered page', () => {
  const { html, script } = splitPageScript({
    html: page,
    address: '/search?q=a&from=Rajkot',
    messages: 'site ngo',
    name: 'build-id-hash',
  });

  test('keeps its text and structured data, and no script but the loader', () => {
    expect(html).toContain('<p>Text</p>');
    expect(html).toContain('{"@type":"NGO"}');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('__reactRouterContext');
    expect(html).not.toContain('scroll()');
  });

  test('collects its scripts in one file, in order', () => {
    const text = script;
    expect(text.indexOf('__reactRouterContext =')).toBeLessThan(text.indexOf('enqueue'));
    expect(text.indexOf('enqueue')).toBeLessThan(text.indexOf('import "/a.js"'));
  });

  test('says where its script and its messages are', () => {
    expect(html).toContain('data-src="/_page/build-id-hash.js?of=%2Fsearch%3Fq%3Da%26from%3DRajkot"');
    expect(html).toContain('data-messages="site ngo"');
  });

  test('has no inline script that the content security policy does not allow', () => {
    expect(sourcesOf(html)).toHaveLength(1);
    expect(INLINE_SOURCES.split(' ')).toEqual(expect.arrayContaining(sourcesOf(html)));
  });
});

test('a page without its scripts keeps the quick exit, if it has one', () => {
  expect(sourcesOf(dropPageScripts(page))).toEqual([]);
  const sources = sourcesOf(dropPageScripts(page.replace('<p>', '<a data-quick-exit="">Leave</a><p>')));
  expect(sources).toHaveLength(1);
  expect(INLINE_SOURCES.split(' ')).toEqual(expect.arrayContaining(sources));
});

/** The sources of its inline scripts, as a Content-Security-Policy names them. */
function sourcesOf(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*(?:ld\+json|text\/plain))[^>]*>([^<]+)<\/script>/g)];
  return inline.map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
}

test('throws if the page does not have exactly one module script', () => {
  const two = page.replace('<p>Text</p>', '<script type="module">1</script>');
  expect(() => splitPageScript({ html: two, address: '/', messages: '', name: '' })).toThrow(
    '2 module scripts',
  );
});
