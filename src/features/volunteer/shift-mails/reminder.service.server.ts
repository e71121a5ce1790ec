import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { selectPlacesToRemind, updateReminded } from './shift-mails.queries.server.ts';
import { shiftMail } from './shift.emails.server.ts';

/** Reminders queued in one transaction. */
const REMINDERS_AT_ONCE = 200;

/**
 * Reminds everybody of a shift that starts within 24 to 36 hours, once. Safe to run in several processes and after a
 * crash.
 * @returns the number of reminders.
 */
export async function remindVolunteers(services: VolunteerServices): Promise<number> {
  for (let total = 0; ;) {
    const count = await services.db.transaction().execute((db) => remindBatch({ ...services, db }));
    total += count;
    if (count < REMINDERS_AT_ONCE) return total;
  }
}

async function remindBatch(services: VolunteerServices): Promise<number> {
  const { db, keys } = services;
  const places = await selectPlacesToRemind(db, REMINDERS_AT_ONCE);
  for (const { name, reference, email, language, ...shift } of places)
    await queueMail(services, {
      event: 'shiftReminder',
      to: email,
      language,
      about: `volunteer:${reference}`,
      text: shiftMail({ kind: 'reminder', shift, volunteer: { name, reference, language }, keys }),
    });
  await updateReminded(
    db,
    places.map(({ placeId }) => placeId),
  );
  return places.length;
}
