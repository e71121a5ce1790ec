import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { deleteOldSecurityEvents } from './security-log.queries.server.ts';
import { SECURITY_EVENT_DAYS } from './security-log.values.ts';

export const securityLogJobs: JobKind<AppServices>[] = [
  {
    name: 'deleteOldSecurityEvents',
    schedule: '20 4 * * *',
    run: ({ db }) => deleteOldSecurityEvents(db, SECURITY_EVENT_DAYS),
  },
];
