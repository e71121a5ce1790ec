import { catalogues } from '#src/messages/catalogues.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { startAnnouncement } from '#src/features/volunteer/shift-mails/announcement.service.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { lockShift } from './shifts.service.server.ts';
import { selectShiftsOfDeleted, updateCancelled } from './shifts.queries.server.ts';

/** Name of the job that cancels the shifts of an NGO that left the site. */
export const CANCEL_SHIFTS_OF_NGO = 'cancelShiftsOfNgo';

/** Queues that job in the transaction `db`, to run after so many minutes. */
export async function sendCancelling(
  { db, queue }: Pick<VolunteerServices, 'db' | 'queue'>,
  { ngoId, afterMinutes }: { ngoId: string; afterMinutes: number },
): Promise<void> {
  await queue.send({ db, name: CANCEL_SHIFTS_OF_NGO, data: { ngoId }, afterMinutes });
}

/**
 * Cancels all shifts of a deleted NGO that are not over, and mails those who took them. Does nothing if the NGO is
 * restored. Each shift has its own transaction, so the job can be stopped and run again.
 */
export async function cancelShiftsOfNgo(services: VolunteerServices, ngoId: string): Promise<void> {
  // One text for readers of all languages: a shift stores a single reason.
  const reason = LANGUAGES.map((language) => catalogues[language]['volunteer/shift-mails'].ngoLeft).join(' ');
  for (const id of await selectShiftsOfDeleted(services.db, ngoId))
    await services.db.transaction().execute(async (db) => {
      const own = { id, ngoId };
      if ((await lockShift(db, own)).status === 'cancelled') return;
      await updateCancelled(db, { ...own, reason });
      await startAnnouncement({ ...services, db }, { shift: own, kind: 'cancelled' });
    });
}
