import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createHttpServer, type HttpOptions } from '../../src/server/http/http.server.ts';
import { createAddressReader } from '../../src/server/http/public-url.server.ts';
import { ResponseCache } from '../../src/server/http/response-cache.server.ts';

/** Starts the HTTP server before an app that responds with a text, or with what was posted. It stops after the file. */
export async function listen(options: Partial<HttpOptions> = {}) {
  const server = createHttpServer({
    gatewayUrl: 'https://gateway.example',
    respond: async ({ request }) => {
      const text = request.method === 'POST' ? await request.text() : 'page';
      return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
    },
    cache: new ResponseCache(),
    origin: () => 'http://localhost',
    builtFiles: new Map(),
    photos: {
      files: {} as HttpOptions['photos']['files'],
      log: pino({ level: 'silent' }),
      isShown: async () => false,
    },
    trustedProxies: 0,
    status: { '/healthz': async () => ({ status: 200, text: 'ok' }) },
    isUpload: () => false,
    readAddress: createAddressReader({
      features: [{ queryParameters: { everyPage: ['q', 'words'], personal: ['words'] } }],
      findPage: () => '/',
      queryOfEndpoint: () => [],
    }),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}` };
}

/** Sends raw bytes and returns everything received until the connection ends. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return readToEnd(socket);
}

/** Returns everything received until the connection ends. */
export async function readToEnd(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  socket.on('error', () => {});
  await once(socket, 'close');
  return received;
}
