import type { Feature } from '#src/server/feature.server.ts';

export const volunteerFeature: Feature = {
  // The secret link to a volunteer's own page.
  queryParameters: { names: ['volunteer'], personal: ['volunteer'] },
};
