import type { Language } from '#src/shared/languages.ts';

/**
 * The sentence for each plural form. `0` replaces the form of the language where nothing is counted; without `one`,
 * `other` stands for it.
 */
export type PluralForms = { 0?: string; one?: string; other: string };

/**
 * The plural forms of a language by the Unicode rules: English uses `one` for 1, Hindi and Gujarati for 0 and 1.
 * A Hindi or Gujarati `one` therefore writes the number, or the message has a form for `0`.
 */
export function pluralIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) =>
    (count === 0 ? forms[0] : undefined) ??
    (rules.select(count) === 'one' ? forms.one : undefined) ??
    forms.other;
}
