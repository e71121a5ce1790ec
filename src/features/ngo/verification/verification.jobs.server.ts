import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { completeDueClaims } from './claim.service.server.ts';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';

export const verificationJobs: JobKind<AppServices>[] = [
  { name: 'completeDueClaims', schedule: '*/5 * * * *', run: completeDueClaims },
  {
    name: 'eraseDeletedNgos',
    schedule: '10 4 * * *',
    run: async (services) => {
      await eraseDeletedNgos(services);
    },
  },
];
