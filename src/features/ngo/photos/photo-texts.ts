import { translatedView, type TextView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type { PublicPhoto } from './photo.contract.ts';

type Options = { photo: PublicPhoto; language: Language };

/** Returns the caption for a page in `language`; null if there is none in any language. */
export function captionOf({ photo: { caption, captionGu, captionHi }, language }: Options): TextView | null {
  const text = caption ?? captionGu ?? captionHi;
  return text === null ? null : translatedView({ text, gu: captionGu, hi: captionHi }, language);
}

/** Returns what a photo shows, for people who cannot see it: its alternative text, otherwise its caption. */
export function descriptionOf({ photo, language }: Options): TextView | null {
  const { alternativeText, alternativeTextGu: gu, alternativeTextHi: hi } = photo;
  const text = alternativeText ?? gu ?? hi;
  return text === null ? captionOf({ photo, language }) : translatedView({ text, gu, hi }, language);
}
