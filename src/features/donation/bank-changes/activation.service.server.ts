import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import {
  isDue,
  selectChangesOfFormerManagers,
  selectDueChange,
  updateBankActive,
  updateGatewayActive,
} from './activation.queries.server.ts';
import { applyNgoChange } from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import { mailChanges, mailStopped } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { readChange } from './read-change.server.ts';
import { lockGuardedChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { aboutChange } from './describe-destination.server.ts';
import { endChange } from './stopping.service.server.ts';

type Services = { db: Database; queue: Queue; origin: string; keys: Keys };
const ACTIVATE = { bank: updateBankActive, gateway: updateGatewayActive, ngo: applyNgoChange };
type OwnChange = ChangeId & { ngoId: string };

/**
 * Ends the changes that wait although the person who asked for them was removed, disabled or made a member since, and
 * mails the NGO: an intruder must not get what they asked for.
 */
async function endChangesOfFormerManagers(services: Services): Promise<void> {
  for (const { kind, id, ngoId } of await selectChangesOfFormerManagers(services.db))
    await services.db.transaction().execute(async (db) => {
      await lockGuardedChanges(db, ngoId);
      const change = await readChange(db, { kind, id });
      const end = { status: 'withdrawn', decidedBy: 'ngo' } as const;
      if (change?.status !== 'waiting' || !(await endChange(db, { kind, id, ngoId, end }))) return;
      const cause = { by: 'formerManager' } as const;
      await mailStopped({ ...services, db }, { ngoId, ...aboutChange(change), cause });
    });
}

/**
 * Makes the changes public that have waited for 48 hours, each in a transaction of its own, and mails that they are.
 * Those of NGOs that are not verified, or whose changes are frozen, go on waiting. Safe to run in several processes and
 * after a crash; a late run only means that donors see a change later.
 * @returns how many changes became active.
 */
export async function applyDueBankDetails(services: Services): Promise<number> {
  await endChangesOfFormerManagers(services);
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
  const notice = { is: 'active' as const, id, ...aboutChange(change!), decidedBy };
  await mailChanges(services, { ngoId, notices: [notice] });
  return true;
}
