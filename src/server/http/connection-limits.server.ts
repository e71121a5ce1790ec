import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '#src/server/security/networks.server.ts';

/**
 * How long requests may take to arrive, and how many connections clients may open. Times are in milliseconds.
 */
export type ConnectionLimits = {
  /** Time for the headers of a request to arrive, counted from the start of the connection. */
  headers: number;
  /** Time for a text body to arrive. On a slow phone, 64 KiB take about half of this time. */
  textBody: number;
  /** Time for an uploaded file to arrive. */
  upload: number;
  /**
   * Connections in total, and from one network. Behind our own proxy, all connections come from the proxy.
   */
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

/** How long a client may leave a connection unused, in milliseconds. */
const UNUSED_MOST = 5_000;
/**
 * The same for a proxy of ours: longer than nginx (one minute) and Caddy (two) keep such a connection. If we were the first
 * to close it, the proxy would lose what it sends at that moment.
 */
const UNUSED_BY_PROXY_MOST = 125_000;

/** Returns options for `createServer`: how long a request may take to arrive, and a connection may stay unused. */
export function serverOptions({
  limits: { headers, upload },
  trustedProxies,
}: {
  limits: ConnectionLimits;
  trustedProxies: number;
}): ServerOptions {
  return {
    keepAliveTimeout: trustedProxies > 0 ? UNUSED_BY_PROXY_MOST : UNUSED_MOST,
    headersTimeout: headers,
    requestTimeout: upload + headers,
    connectionsCheckingInterval: Math.min(2_000, headers),
  };
}

/**
 * Refuses connections beyond the limits. The limit for each network applies only if clients connect directly,
 * without a proxy of ours.
 */
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
      const remaining = (open.get(network) ?? 1) - 1;
      if (remaining > 0) open.set(network, remaining);
      else open.delete(network);
    });
    if (count > limits.connectionsOfNetwork) socket.destroy();
  });
}

/** Calls `onLate` if the body of a request does not arrive within `milliseconds`. */
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
