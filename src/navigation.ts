import { BRAND } from './brand.ts';
import {
  accountsTab,
  ngoPasswordTab,
  peopleTab,
  staffPasswordTab,
} from './features/account/account.navigation.ts';
import { auditTab, securityTab } from './features/audit/audit.navigation.ts';
import { bankDetailsTab, donationsTab, taxLawTab } from './features/donation/donation.navigation.ts';
import { eventsTab } from './features/event/event.navigation.ts';
import { feedbackTab } from './features/feedback/feedback.navigation.ts';
import { inboxTab, oversightTab } from './features/help-request/help-request.navigation.ts';
import { mailsTab } from './features/mail/mail.navigation.ts';
import {
  dashboardTab,
  editingTab,
  photosTab,
  staffListTab,
  verificationTab,
} from './features/ngo/ngo.navigation.ts';
import { schemesTab } from './features/scheme/scheme.navigation.ts';
import { searchesTab } from './features/search-terms/search-terms.navigation.ts';
import { volunteersTab } from './features/volunteer/volunteer.navigation.ts';
import type { TabDeclaration } from './browser/area-tabs.ts';

/** The tabs of the NGO area, in display order. */
export const ngoTabs: readonly TabDeclaration[] = [
  dashboardTab,
  inboxTab,
  eventsTab,
  volunteersTab,
  donationsTab,
  schemesTab,
  editingTab,
  photosTab,
  peopleTab,
  ngoPasswordTab,
];

/** The tabs of the operations area, in display order. */
export const operationsTabs: readonly TabDeclaration[] = [
  { path: `/${BRAND.slug}`, label: { en: 'Overview', hi: 'एक नजर में', gu: 'એક નજરમાં' } },
  verificationTab,
  oversightTab,
  staffListTab,
  bankDetailsTab,
  feedbackTab,
  searchesTab,
  taxLawTab,
  accountsTab,
  auditTab,
  securityTab,
  mailsTab,
  staffPasswordTab,
];
