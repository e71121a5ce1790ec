import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const auditTab: TabDeclaration = {
  path: `/${BRAND.slug}/audit`,
  label: { en: 'Audit log', hi: 'बदलावों का रिकॉर्ड', gu: 'ફેરફારોની નોંધ' },
};
export const securityTab: TabDeclaration = {
  path: `/${BRAND.slug}/security`,
  label: { en: 'Security', hi: 'सुरक्षा', gu: 'સુરક્ષા' },
  isForAdmins: true,
};
