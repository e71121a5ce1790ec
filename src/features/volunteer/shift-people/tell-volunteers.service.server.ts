import { consumeMails } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { requireConfirmedContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import {
  countInvitationsToday,
  countRecipients,
  startAnnouncement,
} from '#src/features/volunteer/shift-mails/announcement.service.server.ts';
import {
  INVITATIONS_A_DAY,
  INVITATIONS_A_DAY_OF_SHIFT,
} from '#src/features/volunteer/shift-mails/shift-mails.values.ts';
import {
  lockShift,
  readShift,
  recordShiftChange,
} from '#src/features/volunteer/shifts/shifts.service.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';

type Own = { id: string; ngoId: string };

/**
 * Returns how many accepted volunteers would be told about a shift now: those who are not in it.
 * @throws {AppError} 404 if the NGO has no such shift.
 */
export async function countForShift(db: Database, own: Own): Promise<number> {
  await readShift(db, own);
  return countRecipients(db, { shift: own, kind: 'invited' });
}

/**
 * Starts mailing all accepted volunteers who are not in a shift the link to their own page.
 * @returns how many are mailed.
 * @throws {AppError} 404 if the NGO has no such shift; 409 if it is cancelled, over or full, or there is nobody to
 * tell; 429 if the NGO did it within a day already, or 10 times for all shifts, or has written to too many people; as
 * `requireConfirmedContacts` for the texts of the shift.
 */
export async function tellVolunteers(
  services: VolunteerServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<number> {
  const own = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (db) => {
    const shift = await lockShift(db, own);
    if (shift.status === 'cancelled') throw new AppError({ status: 409, key: 'shiftIsCancelled' });
    if (shift.isOver) throw new AppError({ status: 409, key: 'shiftOver' });
    if (shift.taken >= shift.needed) throw new AppError({ status: 409, key: 'shiftFull' });
    await requireConfirmedContacts({ ...services, db }, { call, after: shift });
    // Locks the NGO, so that concurrent requests cannot exceed the limit.
    await lockNgo(db, own.ngoId);
    const { ofNgo, ofShift } = await countInvitationsToday(db, own);
    if (ofShift >= INVITATIONS_A_DAY_OF_SHIFT) throw new AppError({ status: 429, key: 'shiftInviteAgain' });
    if (ofNgo >= INVITATIONS_A_DAY) throw new AppError({ status: 429, key: 'shiftInvitesUsedUp' });
    const people = await startAnnouncement({ ...services, db }, { shift: own, kind: 'invited' });
    if (people === 0) throw new AppError({ status: 409, key: 'shiftInviteNobody' });
    await consumeMails(db, { ngoId: own.ngoId, recipients: people });
    await recordShiftChange(db, { action: 'tellVolunteers', own, call, after: { total: people } });
    return people;
  });
}
