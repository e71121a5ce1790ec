import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '#src/server/security/networks.server.ts';

/** How long and how much a client may keep the server waiting. Times in milliseconds. */
export type ConnectionLimits = {
  /** Until the headers of a request have arrived, counted from the connection's start. */
  headers: number;
  /** Until a body of text has arrived: 64 KiB take half of it on a slow phone. */
  textBody: number;
  /** Until a file has arrived. */
  upload: number;
  /** Connections in all, and of one network. Behind a proxy of ours all connections are the proxy's. */
  connections: number;
  connectionsOfNetwork: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  textBody: 30_000,
  upload: 180_000,
  connections: 4_000,
  connectionsOfNetwork: 400,
};

/** For `createServer`: Node ends connections whose headers, or whose whole request, do not arrive in time. */
export function serverOptions({ headers, upload }: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: headers,
    requestTimeout: upload + headers,
    connectionsCheckingInterval: Math.min(2_000, headers),
  };
}

/** Refuses connections beyond the limits; those of one network only where clients connect without a proxy of ours. */
export function limitConnections(
  server: Server,
  { limits, trustedProxies }: { limits: ConnectionLimits; trustedProxies: number },
): void {
  server.maxConnections = limits.connections;
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const [network] = networksOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > limits.connectionsOfNetwork) socket.destroy();
  });
}

/** Calls `onLate` when the body of a request does not arrive within `milliseconds`. */
export function limitBodyTime(input: {
  request: IncomingMessage;
  milliseconds: number;
  onLate: () => void;
}): void {
  const { request, milliseconds, onLate } = input;
  const timer = setTimeout(onLate, milliseconds);
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
