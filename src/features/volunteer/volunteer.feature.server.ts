import type { Feature } from '#src/server/feature.server.ts';
import { deleteVolunteersOfNgo } from './retention/retention.queries.server.ts';

export const volunteerFeature: Feature = {
  // The secret link to a volunteer's own page.
  queryParameters: { names: ['volunteer'], personal: ['volunteer'] },
  demo: {
    load: async (options) =>
      (await import('./demo-data/demo-volunteers.server.ts')).loadDemoVolunteers(options),
  },
  eraseNgo: ({ db }, ngoId) => deleteVolunteersOfNgo(db, ngoId),
};
