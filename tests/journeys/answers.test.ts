import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks as it stands: no header of its own, nothing decoded, the path not tidied up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(journeyProduct().origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a public page', () => {
  test('is the same in every encoding and returns 304 for a known ETag', async () => {
    const plain = await ask('/category/health');
    const brotli = await ask('/category/health', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await ask('/category/health', { 'Accept-Encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers.vary).toContain('Accept-Encoding');

    const again = await ask('/category/health', { 'If-None-Match': plain.headers.etag! });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  });

  test('returns the same headers for HEAD, without a body', async () => {
    const get = await ask('/gu');
    const head = await ask('/gu', {}, 'HEAD');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.body.length).toBe(0);
  });

  test('sets no cookie and is not cached for signed-in requests', async () => {
    const signedIn = await ask('/category/women', { Authorization: 'Bearer x' });
    expect(signedIn.headers.etag).toBeUndefined();
    const visitor = await ask('/category/women');
    expect(visitor.headers.etag).toBeDefined();
    expect(visitor.headers['set-cookie']).toBeUndefined();
  });

  test('never uses the Host header as its address', async () => {
    const answer = await ask('/', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(answer.body.toString()).not.toContain('evil.example');
  });

  test('has a script that is served by its hash, and 404 for another hash', async () => {
    const page = (await ask('/search?q=rakt&from=Rajkot')).body.toString();
    const source = /data-src="([^"]+)"/.exec(page)![1]!;
    const script = await ask(source);
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask(source.replace(/_page\/.{4}/, '_page/AAAA'))).status).toBe(404);
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
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe('the API', () => {
  test('describes every endpoint with its rate limit in the OpenAPI document', async () => {
    const document = JSON.parse((await ask('/api/openapi.json')).body.toString()) as {
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
    for (const endpoint of endpoints) expect(endpoint['x-rules']?.limit, endpoint.name).toBeDefined();
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
    const answer = await ask(path);
    const body = JSON.parse(answer.body.toString()) as { success: boolean; msg: string };
    expect(answer.status).toBe(status);
    expect(body.success).toBe(false);
    expect(body.msg).toMatch(/\w+/);
  });

  test('returns messages in the language of Accept-Language', async () => {
    const answer = await ask('/api/ngo/getNgoById/999999999', { 'Accept-Language': 'gu' });
    expect(answer.body.toString()).toMatch(/\p{Script=Gujarati}/u);
  });

  test('has documentation pages without resources from other hosts', async () => {
    const page = (await fetch(addressOf('/api/docs'))).text();
    expect(await page).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect((await ask('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await ask('/api/docs/package.json')).status).toBe(404);
  });
});

test('serves health, readiness and metrics, the latter only locally', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).body.toString()).toBe('ready');
  expect((await ask('/metrics')).body.toString()).toContain('http_request_seconds');
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
    expect((await ask('/metrics', { [name]: '127.0.0.1' })).status, `${name} may be forged`).toBe(404);
});

test('all unknown addresses share one 404 page without a script', async () => {
  const [first, second] = await Promise.all([ask('/gu/nowhere'), ask('/gu/some/where/else?q=1')]);
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(first.body.toString()).not.toContain('<script');
  expect((await ask('/nowhere')).body.toString()).toContain('Oops 404!');
});

test('does not use an encoding with q=0', async () => {
  const { headers } = await ask('/help', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
  expect(headers['content-encoding']).toBe('gzip');
  const plain = await ask('/help', { 'Accept-Encoding': 'br; q=0.0, gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('refuses a form that is too large with 413 and keeps the connection', async () => {
  const { origin } = journeyProduct();
  for (const path of ['/helpRequest', '/feedback', '/rform']) {
    const body = new URLSearchParams({ message: 'x'.repeat(300_000) });
    const answer = await fetch(origin + path, { method: 'POST', headers: { origin }, body });
    expect(answer.status).toBe(413);
    await answer.text();
  }
});

test('returns 405 for a form sent to a page without one', async () => {
  for (const path of ['/about.data', '/nowhere.data', '/gu/about.data']) {
    const answer = await ask(path, { 'Content-Length': '0' }, 'POST');
    expect([answer.status, answer.body.toString()]).toEqual([405, 'This page takes no form.']);
  }
  expect((await ask('/about', { 'Content-Length': '0' }, 'POST')).status).toBe(405);
  for (const path of ['/about', '/helpRequest', '/schemes/finder.data']) {
    const answer = await ask(path, {}, 'DELETE');
    expect([answer.status, answer.body.toString()]).toEqual([405, 'This page takes no form.']);
  }
});

test('serves the preview picture of an NGO as a PNG of 600 by 600', async () => {
  const found = JSON.parse((await ask('/api/ngo/getAllNgo?pageSize=1')).body.toString()) as {
    data: { _id: string }[];
  };
  const { body, headers } = await ask(`/share/ngo/${found.data[0]!._id}.png`);
  expect(headers['content-type']).toBe('image/png');
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([600, 600]);
});
