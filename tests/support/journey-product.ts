import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startProduct } from './product.ts';
import { startRazorpayServer } from './razorpay-server.ts';
import { removeFolder } from './remove-folder.ts';
import { startSmtpServer } from './smtp-server.ts';

/** A running build of the product with its demo data, and the mail server it uses. */
export type JourneyProduct = {
  origin: string;
  /** The folder in which the mail server stores received mails. */
  mailFolder: string;
  /** The folder with its database. */
  dataDir: string;
};
type RunningProduct = JourneyProduct & { stop(): Promise<void> };

let current: RunningProduct | undefined;

/** Returns the product of the current test file. No other file changes its data. */
export function journeyProduct(): JourneyProduct {
  if (!current) throw new Error('the product of this file is not running');
  return current;
}

/**
 * Starts a product with fresh demo data, a mail server and a payment gateway for the current test file.
 * @throws if the product does not start
 */
export async function startJourneyProduct(): Promise<void> {
  // A file that could not be loaded runs no hooks, so its product may still be running.
  await stopJourneyProduct();
  // PostgreSQL's own user can enter this folder, but not a folder within a private one.
  const dataDir = await mkdtemp(join(tmpdir(), 'sahay-'));
  const mailFolder = await mkdtemp(join(tmpdir(), 'sahay-mails-'));
  const [smtp, gateway] = await Promise.all([
    startSmtpServer({ folder: mailFolder }),
    startRazorpayServer(),
    // Unlike `fs.cp`, it keeps owners and permissions, which PostgreSQL insists on.
    promisify(execFile)('cp', ['-a', `${inject('demoDataDir')}/.`, dataDir]),
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
  current = {
    origin: product.origin,
    dataDir,
    mailFolder,
    async stop() {
      const code = await product.stop();
      await Promise.all([smtp.stop(), gateway.stop()]);
      await Promise.all([dataDir, mailFolder].map(removeFolder));
      if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
    },
  };
}

/** Stops the product of the current test file. Throws if it did not end by itself. */
export async function stopJourneyProduct(): Promise<void> {
  const ending = current;
  current = undefined;
  await ending?.stop();
}
