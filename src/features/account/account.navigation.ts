import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const ngoPasswordTab: TabDeclaration<'ngo'> = { path: '/ngopage/changePassword', label: 'password' };
export const staffPasswordTab: TabDeclaration<'operations'> = {
  path: `/${BRAND.slug}/changePassword`,
  label: 'password',
};
