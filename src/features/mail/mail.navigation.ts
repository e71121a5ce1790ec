import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const mailsTab: TabDeclaration = {
  path: `/${BRAND.slug}/mails`,
  label: { en: 'Emails', hi: 'ईमेल', gu: 'ઈમેલ' },
};
