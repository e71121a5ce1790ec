import type { Page } from 'playwright-core';
import type { Database } from '#src/server/database.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import { donationPath } from '#src/features/donation/lifecycle/donation-path.server.ts';
import { donationTesting } from '../../src/features/donation/donation.fixture.ts';
import { journeyProduct, productKeys } from './journey-product.ts';

/** The details of a donor, by the ids of the fields. */
export const DONOR = {
  name: 'Kokila Patel',
  mobile: '98765 43210',
  address: '5 Station Road, Rajkot 360001',
} as const;

/** Fills in the form of a gift to an NGO that takes none from abroad. */
export async function fillGift(
  page: Page,
  { email, amount, ...more }: { email: string; amount: string; name?: string; mobile?: string },
): Promise<void> {
  await page.locator('input[name=amount][value=own]').check();
  await page.locator('#ownAmount').fill(amount);
  for (const [id, text] of Object.entries({ ...DONOR, ...more, email }))
    await page.locator(`#${id}`).fill(text);
  await page.locator('#origin').check();
  await page.locator('#consent').check();
}

/**
 * Returns the helpers for saved donations, bound to a database and to the keys of the current test file's product.
 * What they queue is not sent.
 */
export function productDonations(db: Database) {
  const { origin } = journeyProduct();
  const keys = productKeys();
  const queue = { send: () => Promise.resolve() } as unknown as Queue;
  const testing = donationTesting({ db, services: { keys, queue, origin } });
  /** Returns the path of a donation's page for its donor. */
  const pathOf = (reference: string) => donationPath({ keys, reference, language: 'en' });
  return { ...testing, pathOf };
}
