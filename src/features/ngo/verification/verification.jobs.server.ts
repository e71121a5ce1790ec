import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { eraseDeletedNgos } from '#src/features/ngo/deletion/erase-ngos.service.server.ts';

export const verificationJobs: JobKind<AppServices>[] = [
  {
    name: 'eraseDeletedNgos',
    schedule: '10 4 * * *',
    run: async (services) => {
      await eraseDeletedNgos(services);
    },
  },
];
