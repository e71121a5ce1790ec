import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const volunteersTab: TabDeclaration = {
  path: '/ngopage/volunteer',
  label: { en: 'Volunteers', hi: 'स्वयंसेवक', gu: 'સ્વયંસેવકો' },
};
