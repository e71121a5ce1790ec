import type { Database } from '#src/server/database.server.ts';
import type { JobKind, Queue } from '#src/server/queue.server.ts';
import { eraseDeletedNgos } from './erase-ngos.service.server.ts';

export const checkingJobs: JobKind<{ db: Database; queue: Queue }>[] = [
  {
    name: 'eraseDeletedNgos',
    schedule: '10 4 * * *',
    run: async (services) => {
      await eraseDeletedNgos(services);
    },
  },
];
