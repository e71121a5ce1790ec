/**
 * The smallest app: the runtime with a single page, started and stopped like the real one. Prints what tests
 * wait for.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../src/server/config.server.ts';
import { readDatabaseState } from '../../src/server/database.server.ts';
import { createLog } from '../../src/server/log.server.ts';
import { startRuntime } from '../../src/server/runtime.server.ts';
import { onStopSignal } from '../../src/server/stop-signal.server.ts';

try {
  const config = readConfig(process.env);
  const starting = startRuntime(config);
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') return void response.writeHead(404).end();
    void starting
      .then(({ db }) => readDatabaseState(db))
      .then((state) => response.writeHead(state === 'writable' ? 200 : 503).end());
  });
  onStopSignal({
    log: createLog(config),
    async stop() {
      const runtime = await starting; // A signal during the start takes effect once the app can stop cleanly.
      server.close();
      server.closeAllConnections();
      await runtime.stop();
    },
  });
  const { databaseUrl } = await starting;
  server.listen(config.port, config.host, () => {
    console.log(`listening ${JSON.stringify({ port: (server.address() as AddressInfo).port, databaseUrl })}`);
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
