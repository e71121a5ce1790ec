import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { mailFrozen } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { freezeNgo, lockGuardedChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import type { ChangeEnd } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { stopNgoChange } from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  updateBankStopped,
  updateEmptyRemoved,
  updateGatewayStopped,
  updateWaitingBankEnded,
  updateWaitingGatewayEnded,
} from './change-ends.queries.server.ts';
import { describeIn } from './describe-destination.server.ts';
import { isPublic, readWaitingChanges, type GuardedChange } from './read-change.server.ts';

const END = { bank: updateBankStopped, gateway: updateGatewayStopped, ngo: stopNgoChange };

/**
 * Ends a change that waits or is public, or keys that were, in the transaction `db` that holds the lock on the changes of the NGO. Bank
 * details that say nothing any more are removed.
 * @returns false if the change is over.
 */
export async function endChange(
  db: Database,
  { kind, id, ngoId, end }: ChangeId & { ngoId: string; end: ChangeEnd },
): Promise<boolean> {
  if (!(await END[kind](db, { id, ngoId, end }))) return false;
  await updateEmptyRemoved(db, ngoId);
  return true;
}

/**
 * Stops everything that waits at an NGO and freezes where its money and calls go, in the transaction `db`: someone with
 * a link in a mail to the NGO said that the change `own` was not theirs. What is public stays as it is. Mails the NGO and
 * our team. Whoever asked for it takes nobody off the NGO meanwhile; if several did, nobody knows who the intruder is, and
 * only newcomers are taken off. Does nothing if the NGO is frozen already.
 * @returns whether the NGO was not frozen before.
 */
export async function freezeChanges(services: DonationServices, own: GuardedChange): Promise<boolean> {
  const { db } = services;
  const { ngoId } = own;
  await lockGuardedChanges(db, ngoId);
  const waiting = await readWaitingChanges(db, ngoId);
  const [requestedBy = null, ...others] = new Set([own, ...waiting].map((change) => change.requestedBy));
  if (!(await freezeNgo(db, { ngoId, requestedBy: others.length > 0 ? null : requestedBy }))) return false;
  const end = { status: 'stopped', decidedBy: 'link' } as const;
  await updateWaitingBankEnded(db, { ngoId, end });
  await updateWaitingGatewayEnded(db, { ngoId, end });
  await updateEmptyRemoved(db, ngoId);
  await mailFrozen(services, {
    ngoId,
    stopped: waiting.map(describeIn),
    own: own.status === 'waiting' ? undefined : { what: describeIn(own), isActive: isPublic(own) },
  });
  return true;
}
