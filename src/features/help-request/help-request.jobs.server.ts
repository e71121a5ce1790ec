import type { Database } from '#src/server/database.server.ts';
import type { JobKind, Queue } from '#src/server/queue.server.ts';
import { routeHelpRequest, routeWhatIsDue } from './routing/routing.service.server.ts';
import { ROUTE_HELP } from './routing/send-routing.server.ts';

export const helpRequestJobs: JobKind<{ db: Database; queue: Queue; origin: string }>[] = [
  {
    name: ROUTE_HELP,
    options: {
      ...{ retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
      ...{ expireInSeconds: 60, heartbeatSeconds: 10 },
    },
    run: (services, data) => routeHelpRequest(services, (data as { id: string }).id),
  },
  // The clock of 72 hours; it also finds what a job that failed for good left behind.
  { name: 'routeDueHelpRequests', schedule: '*/5 * * * *', run: (services) => routeWhatIsDue(services) },
];
