import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request to send, whatever it was made from. */
export type OutgoingRequest = {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
  isAborted?: boolean;
};
export type FuzzResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
};
/** No response: the connection was closed, or nothing arrived in time. */
export type NoResponse = { error: string; milliseconds: number };

const RESPONSE_TIMEOUT_MS = 30_000;
/** With a larger body, a server may close the connection while the client is still writing. */
const MAX_BODY_LENGTH = 60_000;
const ABORT_DELAY_MS = 30;

/** Returns a client with this many keep-alive connections. */
export function openClient({ origin, connections }: { origin: string; connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const target = { host: hostname, port: Number(port), agent };
  return {
    send: (outgoing: OutgoingRequest) =>
      outgoing.isAborted
        ? sendAborted({ ...target, outgoing })
        : sendComplete({ ...target, outgoing, isRetry: false }),
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof openClient>;

export function isResponse(result: FuzzResponse | NoResponse): result is FuzzResponse {
  return 'status' in result;
}

type Target = { host: string; port: number; agent: Agent };

function sendComplete(
  input: Target & { outgoing: OutgoingRequest; isRetry: boolean },
): Promise<FuzzResponse | NoResponse> {
  const { outgoing, isRetry, ...target } = input;
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  return new Promise((resolve) => {
    const headers = outgoing.headers.flatMap(([name, value]) => [name, value]);
    if (!outgoing.headers.some(([name]) => name === 'Host'))
      headers.push('Host', `${target.host}:${target.port}`);
    if (outgoing.body) headers.push('Content-Length', String(outgoing.body.length));
    const clientRequest = httpRequest({
      ...target,
      method: outgoing.method,
      path: outgoing.path,
      headers,
      timeout: RESPONSE_TIMEOUT_MS,
    });
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error) => resolve({ error: error.message, milliseconds: elapsed() }));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          milliseconds: elapsed(),
          text: decode(Buffer.concat(chunks), response.headers['content-encoding']),
        }),
      );
    });
    clientRequest.on('timeout', () =>
      clientRequest.destroy(new Error(`no response within ${RESPONSE_TIMEOUT_MS} ms`)),
    );
    clientRequest.on('error', (error: NodeJS.ErrnoException) => {
      // The server was just closing this keep-alive connection.
      if (clientRequest.reusedSocket && error.code === 'ECONNRESET' && !isRetry)
        return resolve(sendComplete({ ...input, isRetry: true }));
      const isTooLarge =
        (outgoing.body?.length ?? 0) > MAX_BODY_LENGTH && /ECONNRESET|EPIPE/.test(error.code ?? '');
      resolve({ error: isTooLarge ? 'closed' : error.message, milliseconds: elapsed() });
    });
    clientRequest.end(outgoing.body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Sends half of the body, then closes the connection before the server would. */
async function sendAborted(input: Target & { outgoing: OutgoingRequest }): Promise<NoResponse> {
  const { outgoing, host, port } = input;
  const socket = connect({ host, port });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const body = outgoing.body ?? Buffer.from('{');
  const length = `Content-Length: ${body.length + 10}`;
  const lines = outgoing.headers.map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [`${outgoing.method} ${outgoing.path} HTTP/1.1`, 'Host: x', ...lines, length, '', ''].join('\r\n'),
  );
  socket.write(body.subarray(0, Math.ceil(body.length / 2)));
  await wait(ABORT_DELAY_MS);
  socket.destroy();
  return { error: 'closed', milliseconds: 0 };
}
