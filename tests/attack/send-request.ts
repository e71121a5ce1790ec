import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request to send, whatever it was made from. */
export type Sent = {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
  isHalfSent?: boolean;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; milliseconds: number };
/** No response: the connection was closed, or nothing arrived in time. */
export type Silence = { error: string; milliseconds: number };

const LONGEST_MS = 30_000;
/** With a larger body, a server may close the connection while the client is still writing. */
const BODY_MOST = 60_000;
const HALF_SENT_FOR_MS = 30;

/** Returns a client with this many keep-alive connections. */
export function openClient({ origin, connections }: { origin: string; connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const where = { host: hostname, port: Number(port), agent };
  return {
    send: (sent: Sent) =>
      sent.isHalfSent ? sendHalf({ ...where, sent }) : sendWhole({ ...where, sent, isRepeated: false }),
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof openClient>;

export function isAnswer(answered: Answer | Silence): answered is Answer {
  return 'status' in answered;
}

type Where = { host: string; port: number; agent: Agent };

function sendWhole(input: Where & { sent: Sent; isRepeated: boolean }): Promise<Answer | Silence> {
  const { sent, isRepeated, ...where } = input;
  const began = performance.now();
  const took = () => performance.now() - began;
  return new Promise((resolve) => {
    const headers = sent.headers.flatMap(([name, value]) => [name, value]);
    if (!sent.headers.some(([name]) => name === 'Host')) headers.push('Host', `${where.host}:${where.port}`);
    if (sent.body) headers.push('Content-Length', String(sent.body.length));
    const asked = httpRequest({
      ...where,
      method: sent.method,
      path: sent.path,
      headers,
      timeout: LONGEST_MS,
    });
    asked.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', (error) => resolve({ error: error.message, milliseconds: took() }));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          milliseconds: took(),
          text: decode(Buffer.concat(chunks), answer.headers['content-encoding']),
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`no response within ${LONGEST_MS} ms`)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server was just closing this keep-alive connection.
      if (asked.reusedSocket && error.code === 'ECONNRESET' && !isRepeated)
        return resolve(sendWhole({ ...input, isRepeated: true }));
      const isTooMuch = (sent.body?.length ?? 0) > BODY_MOST && /ECONNRESET|EPIPE/.test(error.code ?? '');
      resolve({ error: isTooMuch ? 'closed' : error.message, milliseconds: took() });
    });
    asked.end(sent.body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Sends half of the body, then closes the connection before the server would. */
async function sendHalf(input: Where & { sent: Sent }): Promise<Silence> {
  const { sent, host, port } = input;
  const socket = connect({ host, port });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const body = sent.body ?? Buffer.from('{');
  const length = `Content-Length: ${body.length + 10}`;
  const lines = sent.headers.map(([name, value]) => `${name}: ${value}`);
  socket.write([`${sent.method} ${sent.path} HTTP/1.1`, 'Host: x', ...lines, length, '', ''].join('\r\n'));
  socket.write(body.subarray(0, Math.ceil(body.length / 2)));
  await wait(HALF_SENT_FOR_MS);
  socket.destroy();
  return { error: 'closed', milliseconds: 0 };
}
