import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const donationsTab: TabDeclaration = {
  path: '/ngopage/donation',
  label: { en: 'Donations', hi: 'दान', gu: 'દાન' },
  also: ['/ngopage/ViewBankDetails', '/ngopage/addBankDetails'],
};
