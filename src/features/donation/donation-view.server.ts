import { nameIn, type NgoNames } from '#src/shared/ngo-names.ts';
import type { Language } from '#src/shared/languages.ts';
import { textView, translatedView, type TextView } from '#src/shared/indic/text-in-language.ts';

export function ngoNameView(ngo: NgoNames, language: Language): TextView {
  return textView(nameIn({ names: ngo, language }), language);
}

/** Returns the title of a purpose for readers of a language; without a translation, the original. */
export function purposeView(
  { title, titleGu, titleHi }: { title: string; titleGu: string | null; titleHi: string | null },
  language: Language,
): TextView {
  return translatedView({ text: title, gu: titleGu, hi: titleHi }, language);
}
