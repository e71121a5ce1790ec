import type { JobKind } from '#src/server/queue.server.ts';
import { SEND_ANNOUNCEMENT, sendAnnouncement } from './announcement/announcement.service.server.ts';
import { reindexEvents } from './event-index.service.server.ts';
import { CANCEL_EVENTS_OF_NGO, cancelEventsOfNgo } from './management/cancel-events-of-ngo.service.server.ts';
import { eraseOldRegistrations } from './retention/retention.service.server.ts';
import { endHolds } from './seats/holds.service.server.ts';
import { expireOffers, type SeatServices } from './seats/seats.service.server.ts';

const idOf = (data: unknown) => (data as { id: string }).id;

export const eventJobs: JobKind<SeatServices>[] = [
  { name: 'expireEventOffers', schedule: '* * * * *', run: (services) => expireOffers(services) },
  { name: 'endEventHolds', schedule: '* * * * *', run: (services) => endHolds(services) },
  {
    name: SEND_ANNOUNCEMENT,
    // The delay doubles from half a minute up to four hours. A run continues where the last one stopped.
    options: {
      retryLimit: 14,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 4 * 3600,
      expireInSeconds: 1800,
      heartbeatSeconds: 10,
    },
    run: (services, data) => sendAnnouncement(services, idOf(data)),
  },
  {
    name: CANCEL_EVENTS_OF_NGO,
    run: (services, data) => cancelEventsOfNgo(services, (data as { ngoId: string }).ngoId),
  },
  {
    name: 'eraseOldEventRegistrations',
    schedule: '50 4 * * *',
    run: async ({ db }) => void (await eraseOldRegistrations(db)),
  },
  {
    name: 'reindexEvents',
    // An NGO may have another name.
    schedule: '*/10 * * * *',
    atStart: true,
    run: async ({ db }) => void (await reindexEvents(db)),
  },
];
