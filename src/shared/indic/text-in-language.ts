import type { Language } from '#src/shared/languages.ts';
import { langOfText } from './language-of-text.ts';

/** A text and its language, which is undefined if it is the language of the page. */
export type TextView = { text: string; lang: Language | undefined };

/** A text in the language it was written in, and its translations to Gujarati and Hindi, if there are any. */
export type Translations = { text: string; gu: string | null; hi: string | null };

/** Returns the text in the reader's language if it is translated, or else the original. */
export function inLanguage({ text, gu, hi }: Translations, language: Language): string {
  return { en: text, gu: gu ?? text, hi: hi ?? text }[language];
}

/** Returns a text as a page in `language` shows it. */
export function textView(text: string, language: Language): TextView {
  return { text, lang: langOfText(text, language) };
}

/** Returns a translated text as a page in `language` shows it. */
export function translatedView(texts: Translations, language: Language): TextView {
  return textView(inLanguage(texts, language), language);
}
