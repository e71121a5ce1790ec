import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const donationsTab: TabDeclaration = {
  path: '/ngopage/donation',
  label: { en: 'Donations', hi: 'दान', gu: 'દાન' },
  also: ['/ngopage/ViewBankDetails', '/ngopage/addBankDetails'],
  count: async () => {
    const { data } = await load((api) => api.ngo.getDashboard.$get());
    // Only a verified NGO may see who gave.
    if (data.standing.status !== 'verified') return 0;
    const query = { pageSize: '1' };
    return (await load((api) => api.donation.getAllDonationByNgoId.$get({ query }))).totals.waiting;
  },
};
export const taxLawTab: TabDeclaration = {
  path: `/${BRAND.slug}/taxLaw`,
  label: { en: 'Tax law', hi: 'कर कानून', gu: 'કરવેરા કાયદો' },
  isForAdmins: true,
};

export const bankDetailsTab: TabDeclaration = {
  path: `/${BRAND.slug}/bankDetails`,
  label: { en: 'Money and contacts', hi: 'पैसे और संपर्क', gu: 'પૈસા અને સંપર્ક' },
  count: async () => {
    const query = { pageSize: '1' };
    const { total, frozenTotal } = await load((api) => api.donation.getAllBankChange.$get({ query }));
    return total + frozenTotal;
  },
};
