import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { refuseTinyPieces } from './incoming.server.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
const bodyOf = (piece: string, count: number) =>
  `${`${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(count)}0\r\n\r\n`;

test('a body in thousands of tiny pieces ends its connection, one in small packets arrives', async () => {
  const server = createServer(async (request, response) => {
    refuseTinyPieces(request);
    const body = await text(request).catch(() => '');
    response.end(`got ${body.length}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const send = async (body: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.write(HEAD + body);
    return text(socket).catch(() => '');
  };
  expect(await send(bodyOf('x', 2_000))).toBe('');
  expect(await send(bodyOf('x', 400))).toContain('got 400');
  expect(await send(bodyOf('x'.repeat(100), 600))).toContain('got 60000');
  server.close();
});
