import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const peopleTab: TabDeclaration = {
  path: '/ngopage/people',
  label: { en: 'People', hi: 'लोग', gu: 'લોકો' },
};
export const ngoPasswordTab: TabDeclaration = {
  path: '/ngopage/changePassword',
  label: { en: 'Password', hi: 'पासवर्ड', gu: 'પાસવર્ડ' },
};
export const accountsTab: TabDeclaration = {
  path: `/${BRAND.slug}/accounts`,
  label: { en: 'Accounts', hi: 'अकाउंट', gu: 'એકાઉન્ટ' },
  isForAdmins: true,
};
export const staffPasswordTab: TabDeclaration = {
  path: `/${BRAND.slug}/changePassword`,
  label: { en: 'Password', hi: 'पासवर्ड', gu: 'પાસવર્ડ' },
};
