import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildProduct } from './build.ts';
import { startBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { startSmtpServer } from './smtp-server.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers, with its demo data. */
    origin: string;
    /** Where the mail server, which the product sends through, keeps what it gets. */
    mailFolder: string;
    /** The one browser of the run. */
    browserEndpoint: string;
  }
}

/** Before the first journey: build, start a mail server, the product with its demo data, and the browser. After the last: end them. */
export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const mailFolder = await mkdtemp(join(tmpdir(), 'sahay-mails-'));
  const smtp = await startSmtpServer({ folder: mailFolder });
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Sahay <post@example.org>', TRUSTED_PROXIES: '1' };
  const [product, browser] = await Promise.all([startProduct({ env }), startBrowser()]);
  project.provide('origin', product.origin);
  project.provide('mailFolder', mailFolder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    const code = await product.stop();
    await smtp.stop();
    await removeFolder(mailFolder);
    if (code !== 0) throw new Error(`The product ended with ${code}.\n${product.output()}`);
  };
}
