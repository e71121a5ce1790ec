import type { Feature } from '#src/server/feature.server.ts';
import { sendCancelling } from './shifts/cancel-shifts-of-ngo.service.server.ts';
import { deleteVolunteersOfNgo } from './retention/retention.queries.server.ts';
import { reindexVolunteers } from './application/reindex.service.server.ts';

export const volunteerFeature: Feature = {
  // The secret link to a volunteer's own page.
  queryParameters: {
    pages: { '/volunteer/me': ['volunteer'], '/volunteer/certificate/:number/pdf': ['volunteer'] },
    personal: ['volunteer'],
  },
  demo: {
    load: async (options) =>
      (await import('./demo-data/demo-volunteers.server.ts')).loadDemoVolunteers(options),
  },
  rewriteOldRows: reindexVolunteers,
  onNgoStatusChange: async (services, { ngoId, status, mistakeMinutes }) => {
    if (status === 'deleted') await sendCancelling(services, { ngoId, afterMinutes: mistakeMinutes });
  },
  eraseNgo: ({ db }, ngoId) => deleteVolunteersOfNgo(db, ngoId),
};
