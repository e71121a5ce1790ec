import type { Database } from '#src/server/database.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { deleteExpired } from './account.queries.server.ts';

export const accountJobs: JobKind<{ db: Database }>[] = [
  { name: 'deleteExpiredCodes', schedule: '40 3 * * *', run: ({ db }) => deleteExpired(db) },
];
