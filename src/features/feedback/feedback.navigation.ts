import { BRAND } from '#src/brand.ts';
import { load } from '#src/browser/session.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const feedbackTab: TabDeclaration = {
  path: `/${BRAND.slug}/feedbacks`,
  label: { en: 'Feedback', hi: 'प्रतिक्रिया', gu: 'પ્રતિભાવ' },
  count: async () =>
    (await load((api) => api.feedback.getAllFeedback.$get({ query: { pageSize: '1' } }))).waiting,
};
