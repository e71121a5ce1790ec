import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseForwarder = {
  /** Returns the address of a database, through this forwarder. */
  through(url: string): string;
  /** Passes no more bytes on over the connections that are open now, and closes none of them. */
  silence(): void;
  /** Whether new connections are accepted and lead nowhere. */
  swallow(swallows: boolean): void;
  /** Closes new connections at once, as a balancer without a primary does. */
  refuse(refuses: boolean): void;
  /** The number of connections so far. */
  count(): number;
  close(): void;
};

/**
 * Starts a TCP server on loopback that passes everything on to the PostgreSQL of `url`, until it is told otherwise.
 * `onConnection` may look at what each client sends.
 */
export async function startDatabaseForwarder(
  url: string,
  onConnection: (client: Socket) => void = () => {},
): Promise<DatabaseForwarder> {
  const { hostname, port, searchParams } = new URL(url);
  const socketFolder = searchParams.get('host');
  const open = new Set<{ isSilent: boolean; sockets: Socket[] }>();
  let mode: 'forward' | 'swallow' | 'refuse' = 'forward';
  let count = 0;

  const connectToDatabase = () =>
    socketFolder
      ? connect({ path: `${socketFolder}/.s.PGSQL.${port || 5432}`, allowHalfOpen: true })
      : connect({ host: hostname, port: Number(port || 5432), allowHalfOpen: true });

  const server = createServer({ allowHalfOpen: true }, (client) => {
    count++;
    client.on('error', () => {});
    if (mode === 'refuse') return client.destroy();
    const link = { isSilent: mode === 'swallow', sockets: [client] };
    open.add(link);
    if (link.isSilent) return client.resume();
    const database = connectToDatabase();
    link.sockets.push(database);
    onConnection(client);
    pass({ link, from: client, to: database });
    pass({ link, from: database, to: client });
    return undefined;
  });

  function pass({ link, from, to }: { link: { isSilent: boolean }; from: Socket; to: Socket }) {
    from.on('data', (bytes) => link.isSilent || to.write(bytes));
    from.on('end', () => link.isSilent || to.end());
    from.on('error', () => link.isSilent || to.destroy());
    from.on('close', () => link.isSilent || to.destroy());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    through(target) {
      const forwarded = new URL(target);
      forwarded.host = `127.0.0.1:${address.port}`;
      forwarded.searchParams.delete('host');
      return forwarded.href;
    },
    silence: () => open.forEach((link) => (link.isSilent = true)),
    swallow: (swallows) => (mode = swallows ? 'swallow' : 'forward'),
    refuse: (refuses) => (mode = refuses ? 'refuse' : 'forward'),
    count: () => count,
    close() {
      server.close();
      for (const { sockets } of open) for (const socket of sockets) socket.destroy();
    },
  };
}
