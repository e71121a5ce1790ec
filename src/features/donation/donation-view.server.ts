import { nameIn, type NgoNames } from '#src/features/ngo/ngo-names.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import type { TextView } from './text.view.ts';

export function textView(text: string, language: Language): TextView {
  return { text, lang: langOfText(text, language) };
}

export function ngoNameView(ngo: NgoNames, language: Language): TextView {
  return textView(nameIn({ names: ngo, language }), language);
}

/** Returns the title of a purpose for readers of a language; without a translation, the original. */
export function purposeView(
  { title, titleGu, titleHi }: { title: string; titleGu: string | null; titleHi: string | null },
  language: Language,
): TextView {
  return textView({ en: title, gu: titleGu ?? title, hi: titleHi ?? title }[language], language);
}
