import { BRAND } from '#src/brand.ts';
import type { TabDeclaration } from '#src/browser/area-tabs.ts';

export const mailsTab: TabDeclaration<'operations'> = { path: `/${BRAND.slug}/mails`, label: 'mails' };
