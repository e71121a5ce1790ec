import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const eventsTab: TabDeclaration = {
  path: '/ngopage/events',
  label: { en: 'Events', hi: 'कार्यक्रम', gu: 'કાર્યક્રમો' },
  also: ['/ngopage/addEvent'],
};
