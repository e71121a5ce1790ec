import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const inboxTab: TabDeclaration = {
  path: '/ngopage/helpRequests',
  label: { en: 'Help requests', hi: 'मदद के अनुरोध', gu: 'મદદની વિનંતીઓ' },
  count: async () => {
    const { data } = await load((api) => api.ngo.getDashboard.$get());
    // Only a verified NGO may see help requests.
    if (data.standing.status !== 'verified') return 0;
    const query = { pageSize: '1' };
    const { counts } = await load((api) => api.helpRequest.getAllHelpRequestByNgo.$get({ query }));
    return counts.new;
  },
};

export const oversightTab: TabDeclaration = {
  path: `/${BRAND.slug}/helpRequests`,
  label: { en: 'Help requests', hi: 'मदद के अनुरोध', gu: 'મદદની વિનંતીઓ' },
  count: async () => (await load((api) => api.helpRequest.getHelpWaiting.$get())).data.waiting,
};
