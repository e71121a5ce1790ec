import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { ResponseCache, type CachedResponse } from './response-cache.server.ts';

const answer = (text: string, status = 200): CachedResponse => ({
  status,
  contentType: 'text/html',
  headers: {},
  etag: `W/"${text}"`,
  bodies: { identity: Buffer.from(text) },
});

function trusted(): ResponseCache {
  const cache = new ResponseCache();
  cache.trust();
  return cache;
}

describe('the cache of public answers', () => {
  test('makes an answer once, however many ask at the same time, and keeps it', async () => {
    const cache = trusted();
    let made = 0;
    const make = async () => answer(`page ${++made}`);
    const all = await Promise.all([cache.make('/', make), cache.make('/', make), cache.make('/', make)]);
    expect(new Set(all).size).toBe(1);
    expect(made).toBe(1);
    expect(cache.get('/')).toBe(all[0]);
  });

  test('does not keep an answer that is not a good one', async () => {
    const cache = trusted();
    await cache.make('/nothing', async () => answer('404', 404));
    expect(cache.get('/nothing')).toBeUndefined();
  });

  test('drops everything when the data change', async () => {
    const cache = trusted();
    await cache.make('/', async () => answer('old'));
    cache.drop();
    expect(cache.get('/')).toBeUndefined();
  });

  test('does not keep an answer whose data changed while it was made', async () => {
    const cache = trusted();
    await cache.make('/', async () => {
      cache.drop();
      return answer('of before');
    });
    expect(cache.get('/')).toBeUndefined();
  });

  test('does not hand an answer made before a change to somebody who asks after it', async () => {
    const cache = trusted();
    const { promise, resolve: finish } = Promise.withResolvers<CachedResponse>();
    const before = cache.make('/', () => promise);
    cache.drop();
    const after = await cache.make('/', async () => answer('new'));
    finish(answer('old'));
    await before;
    expect(after.etag).toBe('W/"new"');
    expect(cache.get('/')?.etag).toBe('W/"new"');
  });

  test('keeps nothing while changes cannot be heard, and nothing of before once they can', async () => {
    const cache = trusted();
    await cache.make('/', async () => answer('a'));
    cache.distrust();
    expect(cache.get('/')).toBeUndefined();
    await cache.make('/', async () => answer('b'));
    expect(cache.get('/')).toBeUndefined();
    cache.trust();
    await cache.make('/', async () => answer('c'));
    expect(cache.get('/')?.etag).toBe('W/"c"');
  });

  test('an outdated answer stands in, with the time it was made, and never as a fresh one', async () => {
    const cache = trusted();
    const before = Date.now();
    await cache.make('/', async () => answer('old'));
    cache.drop();
    cache.distrust();
    expect(cache.get('/')).toBeUndefined();
    expect(cache.getStale('/')?.answer.etag).toBe('W/"old"');
    expect(cache.getStale('/')?.madeAt).toBeGreaterThanOrEqual(before);
    expect(cache.getStale('/other')).toBeUndefined();
    await cache.make('/', async () => answer('down', 503));
    expect(cache.getStale('/')?.answer.etag).toBe('W/"old"');
  });

  test('an answer is fresh for ten minutes and stands in for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = trusted();
    await cache.make('/', async () => answer('old'));
    vi.advanceTimersByTime(11 * 60_000);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.getStale('/')?.answer.etag).toBe('W/"old"');
    vi.advanceTimersByTime(50 * 60_000);
    expect(cache.getStale('/')).toBeUndefined();
    vi.useRealTimers();
  });

  describe('by tags', () => {
    const tagged =
      (text: string, ...tags: string[]) =>
      async () => ({
        ...answer(text),
        tags: new Set(tags),
      });

    test('a change outdates the answers that have one of its tags, and no others', async () => {
      const cache = trusted();
      await cache.make('/17', tagged('17', 'ngo:17'));
      await cache.make('/list', tagged('list', 'counts', 'ngo:17', 'ngo:18'));
      await cache.make('/18', tagged('18', 'ngo:18'));
      cache.drop(['ngo:17', 'ngo:1']);
      expect(['/17', '/list', '/18'].map((key) => cache.get(key)?.etag)).toEqual([
        undefined,
        undefined,
        'W/"18"',
      ]);
      expect(cache.getStale('/list')?.answer.etag).toBe('W/"list"');
    });

    test('any change outdates an answer that names no tags', async () => {
      const cache = trusted();
      for (const tags of [['ngo:17'], []]) {
        await cache.make('/', async () => answer('any'));
        cache.drop(tags);
        expect(cache.get('/')).toBeUndefined();
      }
    });

    test('a change of everything outdates answers of every tag', async () => {
      const cache = trusted();
      for (const drop of [() => cache.drop(), () => cache.drop(['*']), () => cache.distrust()]) {
        cache.trust();
        await cache.make('/', tagged('page', 'ngo:17'));
        drop();
        expect(cache.get('/')).toBeUndefined();
      }
    });

    test('an answer is not kept when one of its tags changed while it was made, even a tag that it named later', async () => {
      const cache = trusted();
      const change = (tag: string) => async () => {
        cache.drop([tag]);
        return tagged(tag, 'ngo:17')();
      };
      await cache.make('/changed', change('ngo:17'));
      await cache.make('/other', change('ngo:18'));
      await cache.make('/untagged', async () => {
        cache.drop(['ngo:18']);
        return answer('any');
      });
      expect(cache.get('/changed')).toBeUndefined();
      expect(cache.get('/other')?.etag).toBe('W/"ngo:18"');
      expect(cache.get('/untagged')).toBeUndefined();
    });

    test('whoever asks after a change gets no answer that was begun before, whatever its tags turn out to be', async () => {
      const cache = trusted();
      const { promise, resolve: finish } = Promise.withResolvers<CachedResponse>();
      const before = cache.make('/', () => promise);
      cache.drop(['ngo:17']);
      const after = await cache.make('/', tagged('new', 'ngo:17'));
      finish(await tagged('old', 'ngo:17')());
      await before;
      expect(after.etag).toBe('W/"new"');
      expect(cache.get('/')?.etag).toBe('W/"new"');
    });

    test('an answer that was made anew depends on its new tags alone', async () => {
      const cache = trusted();
      await cache.make('/', tagged('old', 'ngo:17'));
      cache.drop(['ngo:17']);
      await cache.make('/', tagged('new', 'ngo:18'));
      cache.drop(['ngo:17']);
      expect(cache.get('/')?.etag).toBe('W/"new"');
      cache.drop(['ngo:18']);
      expect(cache.get('/')).toBeUndefined();
    });
  });

  test('a failed making is told to all who wait, and tried again by the next', async () => {
    const cache = trusted();
    await expect(cache.make('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.make('/', async () => answer('up'))).etag).toBe('W/"up"');
  });

  test('compresses once for each encoding, and what comes out is what went in', async () => {
    const cache = trusted();
    const kept = answer('ગુજરાત '.repeat(200));
    const brotli = cache.bodyIn(kept.bodies, 'br');
    expect(brotliDecompressSync(brotli)).toEqual(kept.bodies.identity);
    expect(gunzipSync(cache.bodyIn(kept.bodies, 'gzip'))).toEqual(kept.bodies.identity);
    expect(cache.bodyIn(kept.bodies, 'br')).toBe(brotli);
  });
});
