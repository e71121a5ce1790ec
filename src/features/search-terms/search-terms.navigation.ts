import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const searchesTab: TabDeclaration = {
  path: `/${BRAND.slug}/searches`,
  label: { en: 'Searches', hi: 'खोजें', gu: 'શોધ' },
};
