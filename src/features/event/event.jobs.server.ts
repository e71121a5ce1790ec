import type { JobKind } from '#src/server/queue.server.ts';
import { expireOffers, type SeatServices } from './seats/seats.service.server.ts';

export const eventJobs: JobKind<SeatServices>[] = [
  { name: 'expireEventOffers', schedule: '* * * * *', run: (services) => expireOffers(services) },
];
