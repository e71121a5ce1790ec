import type { Language } from '#src/shared/languages.ts';

/**
 * The text for each plural form. `0` overrides the form for a count of zero; `other` replaces a missing
 * `one`.
 */
export type PluralForms = { 0?: string; one?: string; other: string };

/**
 * Returns a function that picks the plural form by the Unicode (CLDR) rules. English uses `one` for 1, Hindi
 * and Gujarati for 0 and 1. A Hindi or Gujarati `one` must therefore contain the number, or the message needs
 * a form for `0`.
 */
export function pluralIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) =>
    (count === 0 ? forms[0] : undefined) ??
    (rules.select(count) === 'one' ? forms.one : undefined) ??
    forms.other;
}
