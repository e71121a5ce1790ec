import { sortNameOf } from '#src/features/ngo/ngo-lexemes.server.ts';
import { lexemesOf, proposeNeeds, type WeightedText } from '#src/search/text-lexemes.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { readWords } from '#src/search/formed-words.ts';
import { PhraseIndex } from '#src/search/phrase-index.ts';
import { AUDIENCE_WORDS, CATEGORY_WORDS, type Audience } from './scheme-words.ts';
import type { SchemeCategory } from './scheme.values.ts';

/** Raised whenever the same scheme would get other lexemes, so that rows written by older rules can be told. */
export const SCHEME_SEARCH_VERSION = 1;

type SchemeWords = {
  schemeName: string;
  description: string;
  category: readonly SchemeCategory[];
  beneficiary: readonly string[];
  gender: string;
  /** Ids of the needs that somebody confirmed. */
  needs?: readonly string[];
};

/** What a scheme is sorted and found by. A tsvector as PostgreSQL reads it: the name has weight A, its categories B, the rest C. */
export function indexScheme({
  schemeName,
  description,
  category,
  beneficiary,
  gender,
  needs = [],
}: SchemeWords): {
  sortName: string;
  search: string;
} {
  const found = lexemesOf({ texts: textsOf({ schemeName, description }), needs });
  // What a category is called says nothing about the needs of a scheme.
  for (const word of category.flatMap((one) => CATEGORY_WORDS[one]).map(skeletonOf)) {
    if (!found.has(word)) found.set(word, 'B');
  }
  for (const audience of audiencesOf({ beneficiary, gender })) found.set(audience, 'A');
  const search = [...found].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
  return { sortName: sortNameOf(schemeName).slice(0, 1000), search };
}

type SchemeTexts = Pick<SchemeWords, 'schemeName' | 'description'>;

function textsOf({ schemeName, description }: SchemeTexts): WeightedText[] {
  return [
    { text: schemeName, weight: 'A' },
    { text: description, weight: 'C' },
  ];
}

/** Ids of the needs that a scheme's texts speak of. */
export function proposeSchemeNeeds(scheme: SchemeTexts): string[] {
  return proposeNeeds(textsOf(scheme));
}

/** Has every scheme that is for some groups only, or for women only. */
const FOR_SOME = '@for';
const audienceLexeme = (audience: Audience) => `@for=${audience}`;
const ALL_GROUPS = 5;

function audiencesOf({ beneficiary, gender }: Pick<SchemeWords, 'beneficiary' | 'gender'>): string[] {
  const groups = beneficiary.length < ALL_GROUPS ? beneficiary : [];
  const some = [...groups, ...(gender === 'Female' ? ['Female'] : [])];
  return some.length === 0 ? [] : [FOR_SOME, ...some.map((one) => audienceLexeme(one as Audience))];
}

const audiencePhrases = new PhraseIndex<Audience>();
for (const [audience, phrases] of Object.entries(AUDIENCE_WORDS)) {
  for (const phrase of phrases) audiencePhrases.add(phrase, audience as Audience);
}

/** A scheme for those who are named gains, one that is only for others loses. */
const AUDIENCE_GAIN = 0.3;

/** What schemes gain and lose by the people that a text names. */
export function audienceGains(text: string): { query: string; gain: number }[] {
  const named = audiencePhrases.findWhole(readWords(text)).flatMap(({ targets }) => targets);
  if (named.length === 0) return [];
  const any = named.map((one) => quoted(audienceLexeme(one))).join(' | ');
  return [
    { query: any, gain: AUDIENCE_GAIN },
    { query: `${quoted(FOR_SOME)} & !(${any})`, gain: -AUDIENCE_GAIN },
  ];
}

/** What a registration is found by: every word of it, the parts of its address and number too. */
export function indexRegistration(texts: readonly string[]): string {
  const lexemes = new Set(texts.flatMap((text) => wordsOfText(text).map(({ word }) => skeletonOf(word))));
  return [...lexemes].map(quoted).join(' ');
}

/** Words as a tsquery, the last of which may go on; empty when there are none. */
export function begunQuery(text: string): string {
  const words = wordsOfText(text).slice(0, 10);
  return words
    .map(({ word }, at) =>
      at === words.length - 1 ? `(${quoted(skeletonOf(word))} | ${begun(word)})` : quoted(skeletonOf(word)),
    )
    .join(' & ');
}

function skeletonOf(word: string): string {
  return keysOfWord({ word }).skeleton;
}

function begun(word: string): string {
  return `${quoted(keysOfWord({ word, isPrefix: true }).skeleton)}:*`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
