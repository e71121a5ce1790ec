import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { deriveKeys, type Keys } from '#src/server/security/keys.server.ts';
import type { JourneyProduct } from './journey-setup.ts';
import { restoreState } from './saved-state.ts';
import { waitUntilHeard } from './wait-until-heard.ts';

/** Returns the product of this worker. Only the current test file changes its data. */
export function journeyProduct(): JourneyProduct {
  const product = inject('journeyProducts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!product) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no product`);
  return product;
}

/** Returns the keys of the product, which sign the links that its pages accept. */
export function productKeys(): Keys {
  return deriveKeys(readFileSync(join(journeyProduct().dataDir, 'secret-key'), 'utf8').trim());
}

/** Gives the product of this worker the demo data again, and removes the mails that it sent. */
export async function restoreJourneyProduct(): Promise<void> {
  const { adminUrl, mailFolder, origin } = journeyProduct();
  await restoreState(adminUrl);
  await waitUntilHeard({ url: adminUrl, origin });
  const mails = await readdir(mailFolder);
  await Promise.all(mails.map((name) => rm(join(mailFolder, name), { force: true })));
}
