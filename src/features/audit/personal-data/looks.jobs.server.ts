import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { deleteOldLooks } from './looks.queries.server.ts';

const DAYS_KEPT = 2;

export const lookJobs: JobKind<AppServices>[] = [
  { name: 'deleteOldLooks', schedule: '25 4 * * *', run: ({ db }) => deleteOldLooks(db, DAYS_KEPT) },
];
