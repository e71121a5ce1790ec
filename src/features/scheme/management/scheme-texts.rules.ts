import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import {
  CONDITION_MOST,
  CONDITIONS_MOST,
  DOCUMENT_MOST,
  DOCUMENTS_MOST,
  SCHEME_APPLY_MOST,
  SCHEME_BENEFIT_MOST,
  SCHEME_DESCRIPTION_MOST,
  SCHEME_LISTS,
  SCHEME_NAME_MOST,
  SCHEME_OFFICE_MOST,
  SCHEME_TEXTS,
  TRANSLATED,
  type SchemeField,
  type SchemeTexts,
  type SchemeTranslations,
  type TranslatedLanguage,
} from '#src/features/scheme/scheme.values.ts';
import type { AddError } from './scheme-errors.ts';

/** The texts of a form in one language. Each may be missing. */
type TextsInput = { [Name in keyof SchemeTexts]?: SchemeTexts[Name] | null | undefined };

const RULES = {
  schemeName: { most: SCHEME_NAME_MOST, keepLines: false, empty: 'schemeNameRequired' },
  description: { most: SCHEME_DESCRIPTION_MOST, keepLines: true, empty: 'schemeDescriptionRequired' },
  benefit: { most: SCHEME_BENEFIT_MOST, keepLines: false, empty: undefined },
  howToApply: { most: SCHEME_APPLY_MOST, keepLines: true, empty: undefined },
  office: { most: SCHEME_OFFICE_MOST, keepLines: true, empty: undefined },
} as const;
const LIST_RULES = {
  conditions: { lines: CONDITIONS_MOST, length: CONDITION_MOST, error: 'schemeConditions' },
  documents: { lines: DOCUMENTS_MOST, length: DOCUMENT_MOST, error: 'schemeDocuments' },
} as const;
const SCRIPTS = {
  gu: { suffix: 'Gu', letters: /\p{Script=Gujarati}/u, error: 'schemeGujarati' },
  hi: { suffix: 'Hi', letters: /\p{Script=Devanagari}/u, error: 'schemeHindi' },
} as const;

/** Normalises the texts of one language and reports errors by field. Without `language`, it is the original. */
export function checkTexts({
  texts,
  language,
  addError,
}: {
  texts: TextsInput;
  language?: TranslatedLanguage;
  addError: AddError;
}): SchemeTexts {
  const script = language && SCRIPTS[language];
  const fieldOf = (name: keyof SchemeTexts) => `${name}${script?.suffix ?? ''}` as SchemeField;
  const clean = emptyTexts();
  for (const name of SCHEME_TEXTS) {
    const { most, keepLines, empty } = RULES[name];
    const text = cleanText({ text: texts[name] ?? '', keepLines });
    addError(fieldOf(name), findTextError({ text, most, empty: script ? undefined : empty }));
    addError(fieldOf(name), script && text !== '' && !script.letters.test(text) && script.error);
    clean[name] = text === '' ? null : text;
  }
  for (const name of SCHEME_LISTS) {
    const { lines: most, length, error } = LIST_RULES[name];
    const lines = linesOf(texts[name]);
    addError(fieldOf(name), (lines.length > most || lines.some((line) => line.length > length)) && error);
    addError(fieldOf(name), lines.some(holdsAadhaar) && 'aadhaar');
    addError(
      fieldOf(name),
      script &&
        lines.some((line) => /\p{L}/u.test(line)) &&
        !script.letters.test(lines.join()) &&
        script.error,
    );
    clean[name] = lines;
  }
  return clean;
}

/** Normalises the translations. A translated list has as many lines as the original. */
export function checkTranslations({
  form,
  original,
  addError,
}: {
  form: Partial<Record<TranslatedLanguage, TextsInput | null | undefined>>;
  original: SchemeTexts;
  addError: AddError;
}): SchemeTranslations {
  const translations: SchemeTranslations = {};
  for (const language of TRANSLATED) {
    const texts = checkTexts({ texts: form[language] ?? {}, language, addError });
    for (const name of SCHEME_LISTS) {
      const isUnequal = texts[name].length > 0 && texts[name].length !== original[name].length;
      addError(`${name}${SCRIPTS[language].suffix}`, isUnequal && 'schemeLines');
    }
    if (Object.values(texts).some((value) => value !== null && value.length > 0))
      translations[language] = texts;
  }
  return translations;
}

function emptyTexts(): SchemeTexts {
  return {
    schemeName: null,
    description: null,
    benefit: null,
    howToApply: null,
    office: null,
    conditions: [],
    documents: [],
  };
}

/** Normalises the lines and removes duplicates and empty ones. */
function linesOf(input: readonly string[] | null | undefined): string[] {
  return [...new Set((input ?? []).map((text) => cleanText({ text, keepLines: false })).filter(Boolean))];
}
