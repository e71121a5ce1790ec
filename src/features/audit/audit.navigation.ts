import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const auditTab: TabDeclaration<'operations'> = { path: `/${BRAND.slug}/audit`, label: 'audit' };
export const securityTab: TabDeclaration<'operations'> = {
  path: `/${BRAND.slug}/security`,
  label: 'security',
  isForAdmins: true,
};
