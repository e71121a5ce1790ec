import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { alarmMail, stoppedMail } from './change.emails.server.ts';
import { mailNgo, mailStaff } from './change-mails.service.server.ts';
import type { Destination } from './destination.ts';
import {
  insertFreeze,
  lockChanges,
  selectFrozenAt,
  updateEmptyRemoved,
  updateWaitingBankEnded,
  updateWaitingGatewayEnded,
} from './freeze.queries.server.ts';

/**
 * Locks the changes of where gifts to an NGO go until the transaction `db` ends.
 * @throws {AppError} 409 if they are frozen, because someone said that a change was not theirs.
 */
export async function lockOwnChanges(db: Database, ngoId: string): Promise<void> {
  await lockChanges(db, ngoId);
  if ((await selectFrozenAt(db, ngoId)) !== undefined)
    throw new AppError({ status: 409, key: 'bankDetailsFrozen' });
}

/**
 * Stops everything that waits at an NGO and freezes where its gifts go, in the transaction `db`: someone with a link in
 * a mail to the NGO said that the change `destination` was not theirs. Active details stay as they are. Mails the NGO
 * and our team. Does nothing if the NGO is frozen already.
 * @returns whether the NGO was not frozen before.
 */
export async function freezeChanges(
  services: DonationServices,
  { ngoId, destination, isActive }: { ngoId: string; destination: Destination; isActive: boolean },
): Promise<boolean> {
  const { db } = services;
  await lockChanges(db, ngoId);
  if (!(await insertFreeze(db, ngoId))) return false;
  const end = { status: 'stopped', decidedBy: 'link' } as const;
  await updateWaitingBankEnded(db, { ngoId, end });
  await updateWaitingGatewayEnded(db, { ngoId, end });
  await updateEmptyRemoved(db, ngoId);
  await mailNgo(services, {
    ngoId,
    event: 'bankChangeStopped',
    mail: (words) => stoppedMail({ ...words, destination, reason: undefined }),
  });
  await mailStaff(services, {
    ngoId,
    event: 'bankChangeAlarm',
    mail: (words) => alarmMail({ ...words, destination, isActive }),
  });
  return true;
}
