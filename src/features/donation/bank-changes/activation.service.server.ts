import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import {
  isDue,
  selectDueChange,
  updateBankActive,
  updateGatewayActive,
} from './activation.queries.server.ts';
import { applyNgoChange } from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import { mailActive } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { changeToken, type ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { readChange } from './read-change.server.ts';
import { lockGuardedChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { aboutChange } from './describe-destination.server.ts';

type Services = { db: Database; queue: Queue; origin: string; keys: Keys };
const ACTIVATE = { bank: updateBankActive, gateway: updateGatewayActive, ngo: applyNgoChange };
type OwnChange = ChangeId & { ngoId: string };

/**
 * Makes the changes public that have waited for 48 hours, each in a transaction of its own, and mails that they are.
 * Those of NGOs that are not verified, or whose changes are frozen, go on waiting. Safe to run in several processes and
 * after a crash; a late run only means that donors see a change later.
 * @returns how many changes became active.
 */
export async function applyDueBankDetails(services: Services): Promise<number> {
  for (let applied = 0; ;) {
    const due = await selectDueChange(services.db);
    if (!due) return applied;
    const isApplied = await services.db.transaction().execute(async (db) => {
      await lockGuardedChanges(db, due.ngoId);
      // It may have been stopped since it was found.
      return (
        (await isDue(db, due)) && (await activateChange({ ...services, db }, { ...due, decidedBy: 'time' }))
      );
    });
    if (isApplied) applied++;
  }
}

/**
 * Makes a waiting change active, in the transaction `db` that holds the lock on the changes of the NGO, and mails that it
 * is. What was active before is replaced. The first bank details of their kind become the primary ones.
 * @returns false if the change does not wait any more.
 */
export async function activateChange(
  services: Services,
  { kind, id, ngoId, decidedBy }: OwnChange & { decidedBy: 'time' | 'staff' },
): Promise<boolean> {
  if (!(await ACTIVATE[kind](services.db, { id, ngoId, decidedBy }))) return false;
  const change = await readChange(services.db, { kind, id });
  const token = changeToken({ keys: services.keys, change: { kind, id } });
  await mailActive(services, { ngoId, ...aboutChange(change!), decidedBy, token });
  return true;
}
