import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const schemesTab: TabDeclaration = {
  path: '/ngopage/shemesList',
  label: { en: 'Schemes', hi: 'योजनाएं', gu: 'યોજનાઓ' },
  also: ['/ngopage/sheme'],
  count: async () =>
    (await load((api) => api.scheme.getAllSchemeByNgoId.$post({ json: { pageSize: 1 } }))).newUser,
};
