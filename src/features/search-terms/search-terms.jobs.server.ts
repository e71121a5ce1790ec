import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { eraseCounts } from './search-counts.queries.server.ts';

export const searchTermsJobs: JobKind<AppServices>[] = [
  { name: 'eraseSearchCounts', schedule: '25 4 * * *', run: ({ db }) => eraseCounts(db, todayInIndia()) },
];
