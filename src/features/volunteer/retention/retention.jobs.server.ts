import type { Database } from '#src/server/database.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { eraseOldVolunteers } from './retention.service.server.ts';

export const volunteerRetentionJobs: JobKind<{ db: Database }>[] = [
  {
    name: 'eraseOldVolunteers',
    schedule: '55 4 * * *',
    run: async (services) => void (await eraseOldVolunteers(services)),
  },
];
