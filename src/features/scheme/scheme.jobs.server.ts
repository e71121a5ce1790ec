import type { Database } from '#src/server/database.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { eraseOldSchemeData } from './erase-schemes.service.server.ts';
import { reindexSchemes } from './scheme-index.service.server.ts';

export const schemeJobs: JobKind<{ db: Database }>[] = [
  {
    name: 'eraseOldSchemeData',
    schedule: '45 4 * * *',
    run: async (services) => void (await eraseOldSchemeData(services)),
  },
  {
    name: 'reindexSchemes',
    atStart: true,
    run: async ({ db }) => void (await reindexSchemes(db)),
  },
];
