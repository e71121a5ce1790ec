import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const feedbackTab: TabDeclaration<'operations'> = {
  path: `/${BRAND.slug}/feedbacks`,
  label: 'feedback',
  count: async () =>
    (await load((api) => api.feedback.getAllFeedback.$get({ query: { pageSize: '1' } }))).waiting,
};
