import type { Feature } from '#src/server/feature.server.ts';

export const donationFeature: Feature = {
  queryParameters: {
    // A purpose of an NGO; the secret links to a donation, to a donor's page, and to a standing gift.
    names: ['for', 'donation', 'donor', 'gift'],
    personal: ['donation', 'donor', 'gift'],
  },
};
