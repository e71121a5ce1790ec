import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const dashboardTab: TabDeclaration<'ngo'> = { path: '/ngopage', label: 'today' };
export const editingTab: TabDeclaration<'ngo'> = { path: '/ngopage/editNgo', label: 'page' };
export const photosTab: TabDeclaration<'ngo'> = { path: '/ngopage/ngoPhotos', label: 'photos' };

export const verificationTab: TabDeclaration<'operations'> = {
  path: `/${BRAND.slug}/toVerify`,
  label: 'toVerify',
  count: async () => {
    const { data } = await load((api) => api.ngo.getCheckingOverview.$get());
    return data.waiting.new + data.waiting.papers + data.waiting.claim;
  },
};
export const staffListTab: TabDeclaration<'operations'> = { path: `/${BRAND.slug}/ngos`, label: 'ngos' };
