import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { get, type IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../src/server/http/http.server.ts';
import { ResponseCache } from '../../src/server/http/response-cache.server.ts';
import type { StoredPhotos } from '../../src/server/http/stored-photos.server.ts';
import { findFreePort } from '../support/product.ts';

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'sahay-proxies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logged: string[] = [];
/** The app's own HTTP server with a handler that tells what has reached it. */
const app = createHttpServer({
  respond: async ({ request, caller }) => {
    const { byteLength } = await request.arrayBuffer();
    return Response.json({ address: caller.address, bytes: byteLength });
  },
  cache: new ResponseCache(),
  origin: () => 'https://sahay.example',
  gatewayUrl: 'https://gateway.example',
  builtFiles: new Map(),
  photos: {
    files: {} as StoredPhotos['files'],
    log: pino({}, { write: (line) => void logged.push(line) }),
    isShown: async () => false,
  },
  trustedProxies: 1,
  status: { '/metrics': async () => ({ status: 200, text: 'metrics' }) },
  readAddress: ({ pathname: key }) => ({ key, store: 'fixed', isPersonal: false }),
  isUpload: () => true,
});
let appPort = 0;
beforeAll(async () => {
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  appPort = (app.address() as AddressInfo).port;
});
afterAll(() => {
  app.closeAllConnections();
  app.close();
});

type Proxy = { name: string; needs: string[]; start: (ports: Ports) => string[] };
type Ports = { http: number; https: number };

const read = (path: string) =>
  readFileSync(path, 'utf8').replaceAll('127.0.0.1:3000', `127.0.0.1:${appPort}`);

const nginx: Proxy = {
  name: 'nginx',
  needs: ['nginx', 'openssl'],
  start({ http, https }) {
    const home = join(folder, 'nginx');
    mkdirSync(home);
    const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
    const subject = ['-subj', '/CN=sahay.example', '-days', '2'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    const site = read('deploy/nginx.conf')
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(home, kind)};`,
    );
    const main = `${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${join(home, 'pid')};
      events {} http { access_log off; ${temporary.join(' ')}\n${site}\n}`;
    writeFileSync(join(home, 'main.conf'), main);
    return ['nginx', '-p', home, '-e', join(home, 'error.log'), '-c', join(home, 'main.conf')];
  },
};

const caddy: Proxy = {
  name: 'caddy',
  needs: ['caddy'],
  start({ http, https }) {
    const options = `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n`;
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, read('deploy/Caddyfile').replace(/^\{\n/m, options));
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  },
};

/** Sends a request to the proxy as a browser does that knows sahay.example. */
async function send({ port, body, ...options }: RequestOptions & { port: number; body?: Buffer }) {
  const request = requestOverTls({
    ...options,
    host: '127.0.0.1',
    port,
    servername: 'sahay.example',
    rejectUnauthorized: false,
    headers: { host: 'sahay.example', ...options.headers },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

for (const { name, needs } of [nginx, caddy])
  for (const program of needs.filter((needed) => !isInstalled(needed)))
    console.log(`Left out: ${program} is not installed, so the file for ${name} in deploy/ is not tried.`);

describe.each([nginx, caddy].filter(({ needs }) => needs.every(isInstalled)))('$name', ({ name, start }) => {
  let stop: () => Promise<void>;
  let ports: Ports;
  beforeAll(async () => {
    ports = { http: await findFreePort(), https: await findFreePort() };
    const [program = '', ...args] = start(ports);
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(program, args, {
      env: { ...process.env, ...home },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    stop = async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    };
    for (;;) {
      const answer = await send({ port: ports.https, path: '/' }).catch(() => undefined);
      if (answer?.status === 200) return;
      if (child.exitCode !== null) throw new Error(`${name} ended: ${output}`);
      await sleep(50);
    }
  }, 60_000);
  afterAll(() => stop());

  test('passes on the address of the visitor, and none that the visitor invents', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'text/plain' };
    const answers = await Promise.all(
      [{}, headers].map((sent) => send({ port: ports.https, method: 'POST', path: '/api/x', headers: sent })),
    );
    for (const { text } of answers) expect(JSON.parse(text)).toEqual({ address: '127.0.0.1', bytes: 0 });
    expect(logged).toEqual([]);
  });

  test('lets a photo of 15 MiB through with the form around it, and nothing much larger', async () => {
    const upload = (bytes: number) =>
      send({ port: ports.https, method: 'POST', path: '/api/x', body: Buffer.alloc(bytes) });
    expect(JSON.parse((await upload(15 * MIB + 64 * 1024)).text)).toMatchObject({
      bytes: 15 * MIB + 64 * 1024,
    });
    const refused = await upload(17 * MIB).catch((error: NodeJS.ErrnoException) => ({ status: error.code }));
    // Caddy breaks off the request to the app and calls that a bad gateway.
    expect([413, 502, 'ECONNRESET', 'EPIPE']).toContain(refused.status);
  });

  test('closes the metrics, however their address is written', async () => {
    for (const path of ['/metrics', '/metrics?x', '/metrics/', '//metrics', '/%6detrics', '/x/../metrics']) {
      expect((await send({ port: ports.https, path })).text, path).not.toBe('metrics');
    }
    expect((await send({ port: ports.https, path: '/metrics' })).status).toBe(404);
    // Here the app has them for everybody.
    expect(await (await fetch(`http://127.0.0.1:${appPort}/metrics`)).text()).toBe('metrics');
  });

  test('sends visitors of http:// on to https://', async () => {
    const headers = { host: 'sahay.example' };
    const request = get({ host: '127.0.0.1', port: ports.http, path: '/help?x=1', headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location).toMatch(/^https:\/\/sahay\.example(:\d+)?\/help\?x=1$/);
  });
});

test('a proxy that passes no address on is reported', async () => {
  logged.length = 0;
  await fetch(`http://127.0.0.1:${appPort}/`);
  expect(logged).toHaveLength(1);
});
