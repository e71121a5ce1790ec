import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks as it stands: no header of its own, nothing decoded, the path not tidied up. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpResponse> {
  const { hostname, port } = new URL(journeyProduct().origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a public page', () => {
  test('is the same in every encoding and returns 304 for a known ETag', async () => {
    const plain = await send('/category/health');
    const brotli = await send('/category/health', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await send('/category/health', { 'Accept-Encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers.vary).toContain('Accept-Encoding');

    const notModified = await send('/category/health', { 'If-None-Match': plain.headers.etag! });
    expect(notModified.status).toBe(304);
    expect(notModified.body.length).toBe(0);
    expect(notModified.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  });

  test('returns the same headers for HEAD, without a body', async () => {
    const get = await send('/gu');
    const head = await send('/gu', {}, 'HEAD');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.body.length).toBe(0);
  });

  test('sets no cookie and is not cached for signed-in requests', async () => {
    const withToken = await send('/category/women', { Authorization: 'Bearer x' });
    expect(withToken.headers.etag).toBeUndefined();
    const visitor = await send('/category/women');
    expect(visitor.headers.etag).toBeDefined();
    expect(visitor.headers['set-cookie']).toBeUndefined();
  });

  test('never uses the Host header as its address', async () => {
    const response = await send('/', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(response.body.toString()).not.toContain('evil.example');
  });

  test('has a script that is served by its hash, and for another hash one that only shows a notice', async () => {
    const page = (await send('/search?q=rakt&from=Rajkot')).body.toString();
    const source = /data-src="([^"]+)"/.exec(page)![1]!;
    const script = await send(source);
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toContain('immutable');
    const old = await send(source.replace(/_page\/.{4}/, '_page/AAAA'));
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(old.body.toString()).toMatch(/^self\.hasToasts&&.{1,90}location\.reload\(\)$/);
  });
});

describe('an invalid address', () => {
  test.each([
    ['/%E0%A4%A', 400],
    ['/%00', 404],
    [`/${'a'.repeat(9000)}`, 400],
    ['//evil.example/x', 404],
    ['/../../etc/passwd', 404],
    ['/assets/../../package.json', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/_page/x.js?of=//evil.example', 404],
    ['/_page/x.js?of=%E0%A4%A', 404],
    ['/share/ngo/x.png', 404],
    ['/share/ngo/999999999.png', 404],
  ])('%s returns %i', async (path, status) => {
    const response = await send(path);
    expect(response.status).toBe(status);
    expect(response.headers.location).toBeUndefined();
  });
});

describe('the API', () => {
  test('describes every endpoint with its rate limit in the OpenAPI document', async () => {
    const document = JSON.parse((await send('/api/openapi.json')).body.toString()) as {
      paths: Record<string, Record<string, { 'x-rules'?: { access: string; limit: object } }>>;
    };
    const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );
    expect(endpoints.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'get /api/ngo/getAllNgo',
        'get /api/ngo/getNgoById/{id}',
        'get /api/ngo/getNgoByCategory/{category}',
        'get /api/ngo/getNgoByCity/{city}',
        'get /api/ngo/suggest',
        'get /api/reference/getAllCity',
        'get /api/reference/getAllState',
        'get /api/reference/getAllCategory',
      ]),
    );
    for (const endpoint of endpoints) {
      expect(endpoint.name).toMatch(/^(get|post|delete) \/api\/\w+/);
      expect(endpoint['x-rules']?.limit, endpoint.name).toBeDefined();
    }
  });

  test.each([
    ['/api/nothing', 404],
    ['/api/ngo/getNgoById/0', 404],
    ['/api/ngo/getNgoById/999999999', 404],
    ['/api/ngo/getNgoByCategory/nothing', 404],
    ['/api/ngo/getNgoByCity/Atlantis', 404],
    ['/api/ngo/getAllNgo?sort=price', 400],
    ['/api/ngo/getAllNgo?page=0', 400],
    ['/api/ngo/getAllNgo?pageSize=1000', 400],
  ])('%s returns %i with a message', async (path, status) => {
    const response = await send(path);
    const body = JSON.parse(response.body.toString()) as { success: boolean; msg: string };
    expect(response.status).toBe(status);
    expect(body.success).toBe(false);
    expect(body.msg).toMatch(/\w+/);
  });

  test('returns messages in the language of Accept-Language', async () => {
    const response = await send('/api/ngo/getNgoById/999999999', { 'Accept-Language': 'gu' });
    expect(response.body.toString()).toMatch(/\p{Script=Gujarati}/u);
  });

  test('has documentation pages without resources from other hosts', async () => {
    const page = (await fetch(addressOf('/api/docs'))).text();
    expect(await page).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect((await send('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await send('/api/docs/package.json')).status).toBe(404);
  });
});

test('serves health, readiness and metrics, the latter only locally', async () => {
  expect((await send('/healthz')).status).toBe(200);
  expect((await send('/readyz')).body.toString()).toBe('ready');
  expect((await send('/metrics')).body.toString()).toContain('http_request_seconds');
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
    expect((await send('/metrics', { [name]: '127.0.0.1' })).status, `${name} may be forged`).toBe(404);
});

test('an address is the same with and without parameters that its page or endpoint does not read', async () => {
  const read = async (path: string) => {
    const response = await fetch(addressOf(path));
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const addresses = [
    ['/help?from=Surat', 'page=2&q=eye&words=x'],
    ['/gu/schemes/finder?age=30', 'q=eye&ticket=x'],
    ['/api/reference/getNames?language=gu', 'page=2'],
    ['/api/openapi.json', 'q=eye&language=gu'],
  ] as const;
  for (const [path, others] of addresses) {
    const own = await read(path);
    expect(await read(`${path}${path.includes('?') ? '&' : '?'}${others}`), path).toBe(own);
  }
  // The links to the other languages name the parameters that a page reads.
  expect(await read('/search?q=eye&city=Rajkot')).toContain('/gu/search?q=eye&amp;city=Rajkot');
  expect(await read('/help?from=Surat&q=eye')).toContain('/gu/help?from=Surat"');
});

test('all unknown addresses share one 404 page without a script', async () => {
  const [first, second] = await Promise.all([send('/gu/nowhere'), send('/gu/some/where/else?q=1')]);
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(first.body.toString()).not.toContain('<script');
  expect((await send('/nowhere')).body.toString()).toContain('Oops 404!');
});

test('an unknown address within an area is a 404 that starts the frame of the area', async () => {
  for (const path of ['/ngopage/nowhere', '/gu/sahay/no/where']) {
    const { status, body } = await send(path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toContain('data-script-now');
  }
});

test('does not use an encoding with q=0', async () => {
  const { headers } = await send('/help', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
  expect(headers['content-encoding']).toBe('gzip');
  const plain = await send('/help', { 'Accept-Encoding': 'br; q=0.0, gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('refuses a form that is too large with 413 and keeps the connection', async () => {
  const { origin } = journeyProduct();
  for (const path of ['/helpRequest', '/feedback', '/rform']) {
    const body = new URLSearchParams({ message: 'x'.repeat(300_000) });
    const response = await fetch(origin + path, { method: 'POST', headers: { origin }, body });
    expect(response.status).toBe(413);
    await response.text();
  }
});

test('returns 405 for a form sent to a page without one', async () => {
  for (const path of ['/about.data', '/nowhere.data', '/gu/about.data']) {
    const response = await send(path, { 'Content-Length': '0' }, 'POST');
    expect([response.status, response.body.toString()]).toEqual([405, 'This page takes no form.']);
  }
  expect((await send('/about', { 'Content-Length': '0' }, 'POST')).status).toBe(405);
  for (const path of ['/about', '/helpRequest', '/schemes/finder.data']) {
    const response = await send(path, {}, 'DELETE');
    expect([response.status, response.body.toString()]).toEqual([405, 'This page takes no form.']);
  }
});

test('serves the preview picture of an NGO as a PNG of 600 by 600', async () => {
  const list = JSON.parse((await send('/api/ngo/getAllNgo?pageSize=1')).body.toString()) as {
    data: { _id: string }[];
  };
  const { body, headers } = await send(`/share/ngo/${list.data[0]!._id}.png`);
  expect(headers['content-type']).toBe('image/png');
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([600, 600]);
});
