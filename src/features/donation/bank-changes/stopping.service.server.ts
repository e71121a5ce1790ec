import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { mailAlarm, mailStopped } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import type { Destination } from './destination.ts';
import { freezeNgo, lockGuardedChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import {
  updateEmptyRemoved,
  updateWaitingBankEnded,
  updateWaitingGatewayEnded,
} from './change-ends.queries.server.ts';
import { aboutChange } from './describe-destination.server.ts';

/**
 * Stops everything that waits at an NGO and freezes where its money and calls go, in the transaction `db`: someone with
 * a link in a mail to the NGO said that the change `destination` was not theirs. What is public stays as it is. Mails the
 * NGO and our team. Does nothing if the NGO is frozen already.
 * @returns whether the NGO was not frozen before.
 */
export async function freezeChanges(
  services: DonationServices,
  { ngoId, destination, isActive }: { ngoId: string; destination: Destination; isActive: boolean },
): Promise<boolean> {
  const { db } = services;
  await lockGuardedChanges(db, ngoId);
  if (!(await freezeNgo(db, ngoId))) return false;
  const end = { status: 'stopped', decidedBy: 'link' } as const;
  await updateWaitingBankEnded(db, { ngoId, end });
  await updateWaitingGatewayEnded(db, { ngoId, end });
  await updateEmptyRemoved(db, ngoId);
  const about = { ngoId, ...aboutChange(destination) };
  await mailStopped(services, { ...about, reason: undefined });
  await mailAlarm(services, { ...about, isActive });
  return true;
}
