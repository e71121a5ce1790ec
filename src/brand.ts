import type { Language } from './shared/languages.ts';

/** The product's name and slug, defined here only. */
export const BRAND = {
  slug: 'sahay',
  name: { en: 'Sahay', hi: 'सहाय', gu: 'સહાય' } satisfies Record<Language, string>,
};
