/** The smallest app: the runtime behind one page, started and stopped as the real one is. Prints what tests wait for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pingDatabase } from '../../src/server/database.server.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { startRuntime } from '../../src/server/runtime.server.ts';
import { onStopSignal } from '../../src/server/stop-signal.server.ts';

try {
  const config = readConfig(process.env);
  const runtime = await startRuntime(config);
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') return void response.writeHead(404).end();
    void pingDatabase(runtime.db).then((alive) => response.writeHead(alive ? 200 : 503).end());
  });
  server.listen(config.port, config.host, () => {
    console.log(`listening ${(server.address() as AddressInfo).port}`);
  });
  onStopSignal({
    log: runtime.log,
    async stop() {
      server.close();
      server.closeAllConnections();
      await runtime.stop();
    },
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
