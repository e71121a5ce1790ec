import type { Language } from './shared/languages.ts';

/** The product's name and slug. They stand here and nowhere else. */
export const BRAND = {
  slug: 'sahay',
  name: { en: 'Sahay', hi: 'सहाय', gu: 'સહાય' } satisfies Record<Language, string>,
};
