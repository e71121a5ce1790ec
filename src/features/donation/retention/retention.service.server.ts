import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { deleteOldYearFiles } from '#src/features/donation/donor-year-file/year-file.queries.server.ts';
import type { DonationToErase } from './erase-donors.queries.server.ts';
import { eraseDonors } from './erase-donors.service.server.ts';
import {
  deleteExpiredLinks,
  deleteOldGatewayEvents,
  deleteUnpaid,
  deleteUnstartedGifts,
  lockBefore,
  lockClosed,
} from './retention.queries.server.ts';
import { firstDayKept } from './retention.rules.ts';

/** Small batches, so that other transactions do not wait long for the locked rows. */
const ERASED_AT_ONCE = 500;
/** The gateway repeats a webhook for a day, and people look into a problem within weeks. */
const GATEWAY_EVENT_RETENTION_DAYS = 90;

type Services = { db: Database; keys: Keys };

/**
 * Deletes gifts that were begun and never paid, erases the donors of refused, cancelled and old ones after the periods
 * in `donation.values.ts`, and cleans up links, files and webhooks. Can be interrupted and run again. `today` is a day in India.
 * @returns how many donations were deleted or lost their donor.
 */
export async function eraseOldDonations(services: Services, today = todayInIndia()): Promise<number> {
  const { db } = services;
  const day = firstDayKept(today);
  const deleted = await repeat((limit) => deleteUnpaid(db, limit));
  await deleteUnstartedGifts(db);
  const closed = await eraseBatches(services, (inside, limit) => lockClosed(inside, limit));
  const old = await eraseBatches(services, (inside, limit) => lockBefore(inside, { day, limit }));
  await deleteExpiredLinks(db);
  await deleteOldYearFiles(db);
  await deleteOldGatewayEvents(db, GATEWAY_EVENT_RETENTION_DAYS);
  return deleted + closed + old;
}

function eraseBatches(
  { db, keys }: Services,
  lock: (db: Database, limit: number) => Promise<DonationToErase[]>,
): Promise<number> {
  return repeat((limit) =>
    db.transaction().execute(async (transaction) => {
      const donations = await lock(transaction, limit);
      await eraseDonors({ db: transaction, keys }, donations);
      return donations.length;
    }),
  );
}

/** Runs batches until one finds nothing. Returns the sum. */
async function repeat(runBatch: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await runBatch(ERASED_AT_ONCE);
    total += count;
    if (count === 0) return total;
  }
}
