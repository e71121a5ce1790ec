import type { Database } from '#src/server/database.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { reindexNgos } from './ngo-index.server.ts';

/** In seconds. Reindexing 300,000 NGOs takes some minutes. */
const LONGEST = 3600;

export const ngoIndexJobs: JobKind<{ db: Database }>[] = [
  {
    name: 'reindexNgos',
    atStart: true,
    options: { expireInSeconds: LONGEST },
    run: async ({ db }) => {
      await reindexNgos(db);
    },
  },
];
