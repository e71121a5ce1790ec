import { catalogues } from '#src/messages/catalogues.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { startAnnouncement } from '#src/features/event/announcement/announcement.service.server.ts';
import { withLockedEvent, type SeatServices } from '#src/features/event/seats/seats.service.server.ts';
import { selectEventsOfDeleted, selectOwnEvent, updateCancelled } from './management.queries.server.ts';

/** Name of the job that cancels the events of an NGO that left the site. */
export const CANCEL_EVENTS_OF_NGO = 'cancelEventsOfNgo';

/** Queues that job in the transaction `db`, to run after so many minutes. */
export async function sendCancelling(
  { db, queue }: Pick<SeatServices, 'db' | 'queue'>,
  { ngoId, afterMinutes }: { ngoId: string; afterMinutes: number },
): Promise<void> {
  await queue.send({ db, name: CANCEL_EVENTS_OF_NGO, data: { ngoId }, afterMinutes });
}

/**
 * Cancels all published events of a deleted NGO that are not over, and mails everybody who was registered or waiting.
 * Does nothing if the NGO is restored. Each event has its own transaction, so the job can be stopped and run again.
 */
export async function cancelEventsOfNgo(services: SeatServices, ngoId: string): Promise<void> {
  // One text for readers of all languages: an event stores a single reason.
  const reason = LANGUAGES.map((language) => catalogues[language]['event/announcement'].ngoLeft).join(' ');
  for (const id of await selectEventsOfDeleted(services.db, ngoId))
    await withLockedEvent(services, { eventId: id, ngoId }, async (locked) => {
      const event = await selectOwnEvent(locked.db, { id, ngoId });
      if (event?.status !== 'published') return;
      await updateCancelled(locked.db, { id, ngoId, reason });
      await startAnnouncement(locked, { event: { id, ngoId }, kind: 'cancelled', audience: 'all' });
    });
}
