import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const searchesTab: TabDeclaration<'operations'> = {
  path: `/${BRAND.slug}/searches`,
  label: 'searches',
};
