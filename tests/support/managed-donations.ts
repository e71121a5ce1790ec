import type { Page } from 'playwright-core';
import { insertAccount } from '#src/features/account/account.queries.server.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import { donationTesting, GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { rupees } from '#src/shared/money.ts';
import type { Database } from '#src/server/database.server.ts';
import { productDonations } from './give.ts';
import { SCHEME_NGO } from './managed-schemes.ts';
import { readFocusedText } from './page.ts';
import { withProductDatabase } from './product-database.ts';
import { savedNgo } from './saved-ngo.ts';

/** Adds an NGO that takes gifts, has none yet, and has not said who signs. Returns its id and its account. */
export const addGivingNgo = () =>
  withProductDatabase(async (db) => {
    const ngoId = await savedNgo(db, GIVING_NGO);
    return { ngoId, email: await addAccount(db, ngoId) };
  });

/** Adds an NGO that takes gifts from the public and issues receipts. Returns its id and its account. */
export const addNgoWithReceipts = () =>
  withProductDatabase(async (db) => {
    const ngoId = await productDonations(db).savedGivingNgo();
    return { ngoId, email: await addAccount(db, ngoId) };
  });

/** Adds an account with the password of the test NGOs. Returns its mail address. */
export async function addAccount(db: Database, ngoId: string): Promise<string> {
  const email = `${ngoId}.gives@example.org`;
  const account = { email, name: 'Treasurer', role: 'ngo', ngoRole: 'manager', language: 'en' } as const;
  await insertAccount(db, { ...account, ngoId, passwordHash: await hashPassword(SCHEME_NGO.password) });
  return email;
}

type Claim = { donorName: string; donorEmail: string; utr: string; amount: number };
/** Adds payments that donors say they have made. */
export const addClaims = (ngoId: string, ...claims: Claim[]) =>
  withProductDatabase(async (db) => {
    // The number of the donor is not given, so nothing is sealed with these keys.
    const keys = deriveKeys('a key of this journey alone, which seals nothing that the product reads');
    const queue = { send: () => Promise.resolve() } as never;
    const { savedDonation } = donationTesting({ db, services: { keys, queue, origin: '' } });
    for (const { amount, ...claim } of claims)
      await savedDonation({ ngoId, status: 'claimed', donorId: undefined, amount: rupees(amount), ...claim });
  });

/** Presses Tab until the focus is on the control with this text. */
export async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await readFocusedText(page))?.trim() === text) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${text}`);
}
