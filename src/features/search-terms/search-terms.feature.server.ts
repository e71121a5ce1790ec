import type { Feature } from '#src/server/feature.server.ts';
import { countSearches } from './count-searches.server.ts';
import { loadAssignedPhrases } from './need-phrase.service.server.ts';

export const searchTermsFeature: Feature = {
  loadSharedData: loadAssignedPhrases,
  countPages: countSearches,
};
