import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { ResponseCache, type CachedResponse, type StoreName } from './response-cache.server.ts';

const response = (text: string, status = 200): CachedResponse => ({
  status,
  contentType: 'text/html',
  headers: {},
  etag: `W/"${text}"`,
  bodies: { identity: Buffer.from(text) },
});

const at = (key: string, store: StoreName = 'varied') => ({ key, store });

function trusted(): ResponseCache {
  const cache = new ResponseCache();
  cache.trust();
  return cache;
}

describe('the response cache', () => {
  test('makes a response once for concurrent requests and stores it', async () => {
    const cache = trusted();
    let renders = 0;
    const make = async () => response(`page ${++renders}`);
    const all = await Promise.all([
      cache.make(at('/'), make),
      cache.make(at('/'), make),
      cache.make(at('/'), make),
    ]);
    expect(new Set(all).size).toBe(1);
    expect(renders).toBe(1);
    expect(cache.get(at('/'))).toBe(all[0]);
  });

  test('does not store an error response', async () => {
    const cache = trusted();
    await cache.make(at('/nothing'), async () => response('404', 404));
    expect(cache.get(at('/nothing'))).toBeUndefined();
  });

  test('drops everything after a change without tags', async () => {
    const cache = trusted();
    await cache.make(at('/'), async () => response('old'));
    cache.drop();
    expect(cache.get(at('/'))).toBeUndefined();
  });

  test('does not store a response whose data changed while it was made', async () => {
    const cache = trusted();
    await cache.make(at('/'), async () => {
      cache.drop();
      return response('of before');
    });
    expect(cache.get(at('/'))).toBeUndefined();
  });

  test('does not return a response begun before a change to a request made after it', async () => {
    const cache = trusted();
    const { promise, resolve: finish } = Promise.withResolvers<CachedResponse>();
    const before = cache.make(at('/'), () => promise);
    cache.drop();
    const after = await cache.make(at('/'), async () => response('new'));
    finish(response('old'));
    await before;
    expect(after.etag).toBe('W/"new"');
    expect(cache.get(at('/'))?.etag).toBe('W/"new"');
  });

  test('stores nothing while the change feed is lost, and drops older entries when it is back', async () => {
    const cache = trusted();
    await cache.make(at('/'), async () => response('a'));
    cache.distrust();
    expect(cache.get(at('/'))).toBeUndefined();
    await cache.make(at('/'), async () => response('b'));
    expect(cache.get(at('/'))).toBeUndefined();
    cache.trust();
    await cache.make(at('/'), async () => response('c'));
    expect(cache.get(at('/'))?.etag).toBe('W/"c"');
  });

  test('does not store a response that was begun while the change feed was lost', async () => {
    const cache = trusted();
    cache.distrust();
    const { promise, resolve: finish } = Promise.withResolvers<CachedResponse>();
    const before = cache.make(at('/'), () => promise);
    cache.trust();
    finish(response('old'));
    await before;
    expect(cache.get(at('/'))).toBeUndefined();
  });

  test('returns a stale response with its time, never as a fresh one', async () => {
    const cache = trusted();
    const before = Date.now();
    await cache.make(at('/'), async () => response('old'));
    cache.drop();
    cache.distrust();
    expect(cache.get(at('/'))).toBeUndefined();
    expect(cache.getStale(at('/'))?.response.etag).toBe('W/"old"');
    expect(cache.getStale(at('/'))?.madeAt).toBeGreaterThanOrEqual(before);
    expect(cache.getStale(at('/other'))).toBeUndefined();
    await cache.make(at('/'), async () => response('down', 503));
    expect(cache.getStale(at('/'))?.response.etag).toBe('W/"old"');
  });

  test('a response is fresh for ten minutes and usable as stale for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = trusted();
    await cache.make(at('/'), async () => response('old'));
    vi.advanceTimersByTime(11 * 60_000);
    expect(cache.get(at('/'))).toBeUndefined();
    expect(cache.getStale(at('/'))?.response.etag).toBe('W/"old"');
    vi.advanceTimersByTime(50 * 60_000);
    expect(cache.getStale(at('/'))).toBeUndefined();
    vi.useRealTimers();
  });

  describe('invalidation by tags', () => {
    const tagged =
      (text: string, ...tags: string[]) =>
      async () => ({
        ...response(text),
        tags: new Set(tags),
      });

    test('a change drops only responses that have one of its tags', async () => {
      const cache = trusted();
      await cache.make(at('/17'), tagged('17', 'ngo:17'));
      await cache.make(at('/list'), tagged('list', 'counts', 'ngo:17', 'ngo:18'));
      await cache.make(at('/18'), tagged('18', 'ngo:18'));
      cache.drop(['ngo:17', 'ngo:1']);
      expect(['/17', '/list', '/18'].map((key) => cache.get(at(key))?.etag)).toEqual([
        undefined,
        undefined,
        'W/"18"',
      ]);
      expect(cache.getStale(at('/list'))?.response.etag).toBe('W/"list"');
    });

    test('any change drops a response without tags', async () => {
      const cache = trusted();
      for (const tags of [['ngo:17'], []]) {
        await cache.make(at('/'), async () => response('any'));
        cache.drop(tags);
        expect(cache.get(at('/'))).toBeUndefined();
      }
    });

    test('a change of everything drops all responses', async () => {
      const cache = trusted();
      for (const drop of [() => cache.drop(), () => cache.drop(['*']), () => cache.distrust()]) {
        cache.trust();
        await cache.make(at('/'), tagged('page', 'ngo:17'));
        drop();
        expect(cache.get(at('/'))).toBeUndefined();
      }
    });

    test('does not store a response if one of its tags changed while it was made, even a tag added later', async () => {
      const cache = trusted();
      const change = (tag: string) => async () => {
        cache.drop([tag]);
        return tagged(tag, 'ngo:17')();
      };
      await cache.make(at('/changed'), change('ngo:17'));
      await cache.make(at('/other'), change('ngo:18'));
      await cache.make(at('/untagged'), async () => {
        cache.drop(['ngo:18']);
        return response('any');
      });
      expect(cache.get(at('/changed'))).toBeUndefined();
      expect(cache.get(at('/other'))?.etag).toBe('W/"ngo:18"');
      expect(cache.get(at('/untagged'))).toBeUndefined();
    });

    test('a request after a change never gets a response begun before it, whatever its tags', async () => {
      const cache = trusted();
      const { promise, resolve: finish } = Promise.withResolvers<CachedResponse>();
      const before = cache.make(at('/'), () => promise);
      cache.drop(['ngo:17']);
      const after = await cache.make(at('/'), tagged('new', 'ngo:17'));
      finish(await tagged('old', 'ngo:17')());
      await before;
      expect(after.etag).toBe('W/"new"');
      expect(cache.get(at('/'))?.etag).toBe('W/"new"');
    });

    test('a response that was made again depends only on its new tags', async () => {
      const cache = trusted();
      await cache.make(at('/'), tagged('old', 'ngo:17'));
      cache.drop(['ngo:17']);
      await cache.make(at('/'), tagged('new', 'ngo:18'));
      cache.drop(['ngo:17']);
      expect(cache.get(at('/'))?.etag).toBe('W/"new"');
      cache.drop(['ngo:18']);
      expect(cache.get(at('/'))).toBeUndefined();
    });
  });

  test('a failure reaches all waiting requests, and the next request tries again', async () => {
    const cache = trusted();
    await expect(cache.make(at('/'), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.make(at('/'), async () => response('up'))).etag).toBe('W/"up"');
  });

  test('compresses once per encoding, without changing the content', async () => {
    const cache = trusted();
    const large = response('ગુજરાત '.repeat(200));
    const brotli = cache.bodyIn(large.bodies, 'br');
    expect(brotliDecompressSync(brotli)).toEqual(large.bodies.identity);
    expect(gunzipSync(cache.bodyIn(large.bodies, 'gzip'))).toEqual(large.bodies.identity);
    expect(cache.bodyIn(large.bodies, 'br')).toBe(brotli);
  });
});
