import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { findPostgresProcesses, readPostgresPid } from '../lifecycle/start-app.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { startProduct, type Product } from '../support/product.ts';

/**
 * Starts the product as delivered, with all its limits. It can be killed and started again on the same data.
 */
export async function startKilledApp({
  dataDir,
  smtpUrl,
  gatewayUrl,
}: {
  dataDir: string;
  smtpUrl: string;
  gatewayUrl?: string;
}) {
  const env = {
    ...(gatewayUrl !== undefined && { RAZORPAY_URL: gatewayUrl }),
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Sahay <help@sahay.example>',
  };
  await copyDemoData(dataDir);
  const start = () => startProduct({ dataDir, env });
  let app: Product = await start();
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), shared: true });
  const { ownerUrl: url } = postgres;

  return {
    origin: () => app.origin,
    output: () => app.output(),
    /** Kills the app with `kill -9`, with `withPostgres` also its PostgreSQL, then starts it again. */
    async kill({ withPostgres }: { withPostgres: boolean }): Promise<void> {
      process.kill(app.pid, 'SIGKILL');
      if (withPostgres) {
        const postmaster = readPostgresPid(dataDir);
        process.kill(postmaster, 'SIGKILL');
        // Its child processes notice one after another. Only the end of the main process is awaited.
        while (findPostgresProcesses(dataDir).includes(postmaster)) await wait(10);
      }
      app = await start();
    },
    /** Runs one statement in its running database. */
    async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      const { rows } = await client.query<Row>(text).finally(() => client.end().catch(() => {}));
      return rows;
    },
    stop: () => app.stop(),
  };
}

export type KilledApp = Awaited<ReturnType<typeof startKilledApp>>;
