import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildProduct } from './build.ts';
import { startBrowser } from './browser.ts';
import type { JourneyProduct } from './journey-product.ts';
import { startProduct } from './product.ts';
import { startRazorpayServer } from './razorpay-server.ts';
import { removeFolder } from './remove-folder.ts';
import { startSmtpServer } from './smtp-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: JourneyProduct[];
    /** The single browser of the run. */
    browserEndpoint: string;
  }
}

/**
 * Before the first journey, builds the product and starts one for each worker, and the browser. Stops them
 * after the last one.
 */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const workers = Array.from({ length: project.config.maxWorkers }, startWithMail);
  const [browser, ...products] = await Promise.all([startBrowser(), ...workers]);
  project.provide(
    'products',
    products.map(({ origin, dataDir, mailFolder }) => ({ origin, dataDir, mailFolder })),
  );
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

/** Starts the product with its demo data, and a mail server and a payment gateway of its own. */
async function startWithMail(): Promise<JourneyProduct & { stop(): Promise<void> }> {
  const mailFolder = await mkdtemp(join(tmpdir(), 'sahay-mails-'));
  const [smtp, gateway] = await Promise.all([startSmtpServer({ folder: mailFolder }), startRazorpayServer()]);
  const product = await startProduct({
    env: {
      SMTP_URL: smtp.url,
      RAZORPAY_URL: gateway.url,
      MAIL_FROM: 'Sahay <post@example.org>',
      TRUSTED_PROXIES: '1',
      SECURITY_CONTACT: 'mailto:security@example.org',
    },
  });
  return {
    origin: product.origin,
    dataDir: product.dataDir,
    mailFolder,
    async stop() {
      const code = await product.stop();
      await Promise.all([smtp.stop(), gateway.stop()]);
      await removeFolder(mailFolder);
      if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
    },
  };
}
