import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { journeyProduct } from './journey-product.ts';

const TIMEOUT_MS = 15_000;

/** Waits until the mail server has a mail to this address that `isMeant` accepts, and returns the newest. */
export async function waitForMail(address: string, isMatch: (mail: Email) => boolean): Promise<Email> {
  const folder = journeyProduct().mailFolder;
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await wait(100)) {
    const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
    for (const name of names.toReversed()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.some((to) => to.address === address) && isMatch(mail)) return mail;
    }
  }
  throw new Error(`no such mail to ${address} within ${TIMEOUT_MS} ms`);
}

/** Returns the newest code that was sent to an address. */
export async function waitForCode(address: string): Promise<string> {
  const code = (mail: Email) => /^\d{6}$/m.exec(mail.text ?? '')?.[0];
  return code(await waitForMail(address, (mail) => code(mail) !== undefined))!;
}
