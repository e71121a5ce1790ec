import { sortNameOf } from '#src/features/ngo/ngo-lexemes.server.ts';
import { lexemesOf, proposeNeeds, type WeightedText } from '#src/search/text-lexemes.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { readWords } from '#src/search/words/formed-words.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { AUDIENCE_WORDS, CATEGORY_WORDS, type Audience } from './scheme-words.ts';
import { TRANSLATED, type SchemeCategory, type SchemeTranslations } from './scheme.values.ts';

/**
 * Increase this version whenever the same scheme would get different lexemes. Rows with an older version are
 * reindexed.
 */
export const SCHEME_SEARCH_VERSION = 2;

type SchemeWords = SearchedTexts & {
  category: readonly SchemeCategory[];
  beneficiary: readonly string[];
  gender: string;
  /** Ids of the confirmed needs. */
  needs?: readonly string[];
};

/**
 * Returns the sort key and the search data of a scheme. `search` is the text form of a PostgreSQL tsvector:
 * the name has weight A, the categories B, and the rest C. Covers all languages.
 */
export function indexScheme(scheme: SchemeWords): { sortName: string; search: string } {
  const { schemeName, category, beneficiary, gender, needs = [] } = scheme;
  const lexemes = lexemesOf({ texts: textsOf(scheme), needs });
  // The words of a category do not imply any need.
  for (const word of category.flatMap((slug) => CATEGORY_WORDS[slug]).map(skeletonOf)) {
    if (!lexemes.has(word)) lexemes.set(word, 'B');
  }
  for (const audience of audiencesOf({ beneficiary, gender })) lexemes.set(audience, 'A');
  const search = [...lexemes].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
  return { sortName: sortNameOf(schemeName).slice(0, 1000), search };
}

/** Texts that the search finds, in every language. */
type SearchedTexts = {
  schemeName: string;
  description: string;
  benefit?: string | null;
  translations?: SchemeTranslations;
};

function textsOf({ translations = {}, ...original }: SearchedTexts): WeightedText[] {
  const inLanguages = [original, ...TRANSLATED.map((language) => translations[language])];
  return inLanguages.flatMap((texts): WeightedText[] => [
    { text: texts?.schemeName ?? '', weight: 'A' },
    { text: [texts?.benefit, texts?.description].filter(Boolean).join('\n'), weight: 'C' },
  ]);
}

/** Returns the ids of the needs detected in the texts of a scheme. */
export function proposeSchemeNeeds(scheme: SearchedTexts): string[] {
  return proposeNeeds(textsOf(scheme));
}

/** Lexeme of every scheme that is only for some groups or only for women. */
const FOR_SOME = '@for';
const audienceLexeme = (audience: Audience) => `@for=${audience}`;
const ALL_GROUPS = 5;

function audiencesOf({ beneficiary, gender }: Pick<SchemeWords, 'beneficiary' | 'gender'>): string[] {
  const groups = beneficiary.length < ALL_GROUPS ? beneficiary : [];
  const some = [...groups, ...(gender === 'Female' ? ['Female'] : [])];
  return some.length === 0 ? [] : [FOR_SOME, ...some.map((audience) => audienceLexeme(audience as Audience))];
}

const audiencePhrases = new PhraseIndex<Audience>();
for (const [audience, phrases] of Object.entries(AUDIENCE_WORDS)) {
  for (const phrase of phrases) audiencePhrases.add(phrase, audience as Audience);
}

/** Added to the score of a scheme for the named group, and subtracted from one that is only for others. */
const AUDIENCE_GAIN = 0.3;

/** Returns score changes for the groups of people that a text names. */
export function audienceGains(text: string): { query: string; gain: number }[] {
  const audiences = audiencePhrases.findWhole(readWords(text)).flatMap(({ targets }) => targets);
  if (audiences.length === 0) return [];
  const any = audiences.map((audience) => quoted(audienceLexeme(audience))).join(' | ');
  return [
    { query: any, gain: AUDIENCE_GAIN },
    { query: `${quoted(FOR_SOME)} & !(${any})`, gain: -AUDIENCE_GAIN },
  ];
}

function skeletonOf(word: string): string {
  return keysOfWord({ word }).skeleton;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
