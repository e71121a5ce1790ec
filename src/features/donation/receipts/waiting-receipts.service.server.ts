import type { Database } from '#src/server/database.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { issueReceipt } from './receipt-issue.service.server.ts';
import {
  countWaitingReceipts,
  hasReceipts,
  canIssue,
  hasSignatory,
  selectWaitingReceipts,
  type WaitingReceipt,
} from './waiting-receipts.queries.server.ts';

/** The job that issues the receipts that waited until an NGO said who signs, or was verified again. Its data is `{ ngoId }`. */
export const ISSUE_WAITING_RECEIPTS = 'issueWaitingReceipts';

/** More waiting receipts are not counted. */
const COUNTED_MOST = 1000;
const AT_ONCE = 100;

/**
 * Issues the receipts of received donations that have none yet, in the order in which they were received. Each donation
 * is a transaction of its own, so that nobody waits for long and a lost job goes on where it was.
 */
export async function issueWaitingReceipts(services: DonationServices, ngoId: string): Promise<void> {
  if (!(await canIssue(services.db, ngoId))) return;
  let after: WaitingReceipt | undefined;
  for (;;) {
    const waiting = await selectWaitingReceipts(services.db, { ngoId, after, limit: AT_ONCE });
    for (const { id } of waiting) await issueWaiting(services, { id, ngoId });
    if (waiting.length < AT_ONCE) return;
    after = waiting.at(-1);
  }
}

async function issueWaiting(services: DonationServices, own: { id: string; ngoId: string }): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    // Its NGO may be changing it.
    await lockDonation(db, own);
    if (!(await hasReceipts(db, own.id))) await issueReceipt({ ...services, db }, own.id);
  });
}

/**
 * Returns how many receipts of an NGO wait because it has not said who signs them, up to 1,000. There are none once it
 * has.
 */
export async function readWaitingReceipts(db: Database, ngoId: string): Promise<number> {
  if (await hasSignatory(db, ngoId)) return 0;
  return countWaitingReceipts(db, { ngoId, most: COUNTED_MOST });
}
