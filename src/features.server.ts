import { accountFeature } from './features/account/account.feature.server.ts';
import { donationFeature } from './features/donation/donation.feature.server.ts';
import { eventFeature } from './features/event/event.feature.server.ts';
import { feedbackFeature } from './features/feedback/feedback.feature.server.ts';
import { helpRequestFeature } from './features/help-request/help-request.feature.server.ts';
import { informationFeature } from './features/information/information.feature.server.ts';
import { ngoFeature } from './features/ngo/ngo.feature.server.ts';
import { schemeFeature } from './features/scheme/scheme.feature.server.ts';
import { searchTermsFeature } from './features/search-terms/search-terms.feature.server.ts';
import { siteFeature } from './features/site/site.feature.server.ts';
import { volunteerFeature } from './features/volunteer/volunteer.feature.server.ts';
import type { Feature } from './server/feature.server.ts';

/** All features. The site map lists their links, and the demo loads their data, in this order. */
export const features: readonly Feature[] = [
  ngoFeature,
  helpRequestFeature,
  informationFeature,
  schemeFeature,
  eventFeature,
  volunteerFeature,
  donationFeature,
  siteFeature,
  accountFeature,
  feedbackFeature,
  searchTermsFeature,
];
