import type { Database } from '#src/server/database.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { eraseOldFeedback } from './feedback.queries.server.ts';
import { RETENTION_DAYS } from './feedback.values.ts';

export const feedbackJobs: JobKind<{ db: Database }>[] = [
  {
    name: 'eraseOldFeedback',
    schedule: '30 4 * * *',
    run: async ({ db }) => {
      await eraseOldFeedback(db, RETENTION_DAYS);
    },
  },
];
