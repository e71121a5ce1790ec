import type { Database } from '#src/server/database.server.ts';
import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { eraseOldFeedback, selectUnsearched, updateSearched } from './feedback.queries.server.ts';
import { RETENTION_DAYS } from './feedback.values.ts';

export const feedbackJobs: JobKind<{ db: Database }>[] = [
  {
    name: 'indexFeedback',
    schedule: '40 * * * *',
    atStart: true,
    run: async ({ db }) =>
      void (await rewriteBatches(db, { select: selectUnsearched, rewrite: updateSearched })),
  },
  {
    name: 'eraseOldFeedback',
    schedule: '30 4 * * *',
    run: async ({ db }) => {
      await eraseOldFeedback(db, RETENTION_DAYS);
    },
  },
];
