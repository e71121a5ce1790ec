import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD } from '../../src/features/account/demo-accounts.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { buildProduct } from './build.ts';
import { hashCheaply } from './cheap-argon2.ts';
import { copyDemoData } from './demo-data.ts';
import { startProduct } from './product.ts';
import { startRazorpayServer } from './razorpay-server.ts';
import { removeFolder } from './remove-folder.ts';
import { saveState } from './saved-state.ts';
import { startSmtpServer } from './smtp-server.ts';

/** A running build of the product with its demo data, and the mail server it uses. */
export type JourneyProduct = {
  origin: string;
  /** The folder in which the mail server stores received mails. */
  mailFolder: string;
  /** The folder with its database. */
  dataDir: string;
  /** Its database, for the owner of the tables. */
  ownerUrl: string;
  /** Its database, for the superuser. */
  adminUrl: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** A product for each worker. */
    journeyProducts: JourneyProduct[];
  }
}

type RunningProduct = JourneyProduct & { stop(): Promise<void> };

/** Before the first journey, builds the product and starts one for each worker with its demo data. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const workers = Array.from({ length: project.config.maxWorkers });
  const products = await Promise.all(workers.map(startJourneyProduct));
  project.provide(
    'journeyProducts',
    products.map(({ stop, ...product }) => product),
  );
  return async () => {
    for (const product of products) await product.stop();
  };
}

/**
 * Starts a product on a copy of the demo data, with a mail server and a payment gateway.
 * @throws if the product does not start
 */
async function startJourneyProduct(): Promise<RunningProduct> {
  const [dataDir, mailFolder] = [
    // PostgreSQL's own user can enter this folder, but not a folder within a private one.
    await mkdtemp(join(tmpdir(), 'sahay-')),
    await mkdtemp(join(tmpdir(), 'sahay-mails-')),
  ];
  const [smtp, gateway] = await Promise.all([
    startSmtpServer({ folder: mailFolder }),
    startRazorpayServer(),
    copyDemoData(dataDir),
  ]);
  const product = await startProduct({
    dataDir,
    env: {
      SMTP_URL: smtp.url,
      RAZORPAY_URL: gateway.url,
      MAIL_FROM: 'Sahay <post@example.org>',
      TRUSTED_PROXIES: '1',
      SECURITY_CONTACT: 'mailto:security@example.org',
    },
  });
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), shared: true });
  const adminUrl = postgres.adminUrl.replace('/postgres?', '/app?');
  await rehashDemoPassword(adminUrl);
  await saveState(adminUrl);
  return {
    origin: product.origin,
    dataDir,
    mailFolder,
    ownerUrl: postgres.ownerUrl,
    adminUrl,
    async stop() {
      const code = await product.stop();
      await Promise.all([smtp.stop(), gateway.stop(), postgres.stop()]);
      await Promise.all([dataDir, mailFolder].map(removeFolder));
      if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
    },
  };
}

/** Signing in with the password of the demo accounts then takes 10 ms instead of 130: a hash names its own cost. */
async function rehashDemoPassword(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('update account set password_hash = $1', [await hashCheaply(DEMO_PASSWORD)]);
  } finally {
    await client.end();
  }
}
