import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const volunteersTab: TabDeclaration = {
  path: '/ngopage/volunteer',
  label: { en: 'Volunteers', hi: 'स्वयंसेवक', gu: 'સ્વયંસેવકો' },
  count: async () => {
    const { data } = await load((api) => api.ngo.getDashboard.$get());
    // Only a verified NGO may see volunteers.
    if (data.standing.status !== 'verified') return 0;
    const query = { pageSize: '1' };
    return (await load((api) => api.volunteer.getAllVolunteer.$get({ query }))).counts.applied;
  },
};
