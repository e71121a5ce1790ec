import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const dashboardTab: TabDeclaration = { path: '/ngopage', label: { en: 'Today', hi: 'आज', gu: 'આજે' } };
export const editingTab: TabDeclaration = {
  path: '/ngopage/editNgo',
  label: { en: 'Our page', hi: 'हमारा पेज', gu: 'અમારું પેજ' },
};
export const photosTab: TabDeclaration = {
  path: '/ngopage/ngoPhotos',
  label: { en: 'Photos', hi: 'फोटो', gu: 'ફોટા' },
};

export const verificationTab: TabDeclaration = {
  path: `/${BRAND.slug}/toVerify`,
  label: { en: 'NGOs to check', hi: 'जांच बाकी', gu: 'ચકાસણી બાકી' },
  count: async () => {
    const { data } = await load((api) => api.ngo.getCheckingOverview.$get());
    return data.waiting.new + data.waiting.papers + data.waiting.claim;
  },
};
export const staffListTab: TabDeclaration = {
  path: `/${BRAND.slug}/ngos`,
  label: { en: 'All NGOs', hi: 'सभी संस्थाएं', gu: 'બધી સંસ્થાઓ' },
};
