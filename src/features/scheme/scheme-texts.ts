import { textView, type TextView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SchemeTexts, SchemeTranslations } from './scheme.values.ts';

/** A scheme with its texts, whoever offers it. */
export type TranslatedScheme = {
  schemeName: string;
  description: string;
  benefit: string | null;
  howToApply: string | null;
  office: string | null;
  conditions: readonly string[];
  documents: readonly string[];
  translations: SchemeTranslations;
};

/** The texts of a scheme in the reader's language, each in its original where it is not translated. */
export type SchemeTextsToShow = Omit<SchemeTexts, 'schemeName' | 'description'> & {
  schemeName: string;
  description: string;
};

/** Returns the texts of a scheme in the reader's language, each in its original where it is not translated. */
export function schemeTextsIn(
  { translations, ...original }: TranslatedScheme,
  language: Language,
): SchemeTextsToShow {
  const own = language === 'en' ? undefined : translations[language];
  const list = (name: 'conditions' | 'documents') =>
    own?.[name].length === original[name].length ? own[name] : [...original[name]];
  return {
    schemeName: own?.schemeName ?? original.schemeName,
    description: own?.description ?? original.description,
    benefit: own?.benefit ?? original.benefit,
    howToApply: own?.howToApply ?? original.howToApply,
    office: own?.office ?? original.office,
    conditions: list('conditions'),
    documents: list('documents'),
  };
}

/** Returns the name of a scheme as a page in `language` shows it. */
export function schemeNameIn(
  { schemeName, translations }: Pick<TranslatedScheme, 'schemeName' | 'translations'>,
  language: Language,
): TextView {
  return textView((language !== 'en' && translations[language]?.schemeName) || schemeName, language);
}
