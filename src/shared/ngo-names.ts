import type { Language } from '#src/shared/languages.ts';

/** The names of an NGO in up to three scripts. */
export type NgoNames = { name: string; nameGu?: string | null; nameHi?: string | null };
type NameInLanguage = { text: string; language: Language };

/** Returns an NGO's name in the page's language, and a second name for readers who know it by that. */
export function namesToShow({ ngo, language }: { ngo: NgoNames; language: Language }): {
  first: NameInLanguage;
  second: NameInLanguage | null;
} {
  const english: NameInLanguage = { text: ngo.name, language: 'en' };
  const gujarati: NameInLanguage | null = ngo.nameGu ? { text: ngo.nameGu, language: 'gu' } : null;
  const hindi: NameInLanguage | null = ngo.nameHi ? { text: ngo.nameHi, language: 'hi' } : null;
  if (language === 'gu') return { first: gujarati ?? english, second: gujarati && english };
  if (language === 'hi') return { first: hindi ?? english, second: hindi ? english : gujarati };
  return { first: english, second: gujarati };
}

/** Returns the NGO's name for readers of a language. */
export function nameIn({ names, language }: { names: NgoNames; language: Language }): string {
  return namesToShow({ ngo: names, language }).first.text;
}
