import type { Database } from '#src/server/database.server.ts';
import type { JobKind, Queue } from '#src/server/queue.server.ts';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';

export const verificationJobs: JobKind<{ db: Database; queue: Queue }>[] = [
  {
    name: 'eraseDeletedNgos',
    schedule: '10 4 * * *',
    run: async (services) => {
      await eraseDeletedNgos(services);
    },
  },
];
