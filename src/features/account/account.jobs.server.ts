import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { indexAccounts } from './accounts/account-index.service.server.ts';
import { alertAdmins } from './administration/security-alerts.server.ts';
import { deleteOldRateLimits } from '#src/server/security/rate-limit.queries.server.ts';
import { deleteExpired } from './account.queries.server.ts';
import {
  SEND_PASSWORD_RESET,
  sendPasswordReset,
} from '#src/features/account/password/password-reset.server.ts';

export const accountJobs: JobKind<AppServices>[] = [
  { name: 'alertAdmins', schedule: '*/5 * * * *', run: alertAdmins },
  {
    name: 'deleteExpiredCodes',
    schedule: '40 3 * * *',
    run: async ({ db }) => {
      await deleteExpired(db);
      await deleteOldRateLimits(db);
    },
  },
  { name: 'indexAccounts', atStart: true, run: async ({ db }) => void (await indexAccounts(db)) },
  {
    name: SEND_PASSWORD_RESET,
    run: (services, data) => sendPasswordReset(services, data as { sealed: string }),
  },
];
