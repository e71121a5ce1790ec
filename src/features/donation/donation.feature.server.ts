import type { Feature } from '#src/server/feature.server.ts';
import { deleteDonationsOfNgo } from './retention/retention.queries.server.ts';

export const donationFeature: Feature = {
  queryParameters: {
    // A purpose of an NGO; the secret links to a donation, to a donor's page, to a standing gift, and from the gateway.
    names: ['for', 'donation', 'donor', 'gift', 'back'],
    personal: ['donation', 'donor', 'gift', 'back'],
  },
  eraseNgo: async ({ db }, ngoId) => {
    await deleteDonationsOfNgo(db, ngoId);
  },
  demo: {
    load: async (options) =>
      (await import('./demo-data/demo-donations.server.ts')).loadDemoDonations(options),
  },
};
