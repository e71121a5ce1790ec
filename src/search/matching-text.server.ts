import { LRUCache } from 'lru-cache';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';
import { broaderNeeds, needById, narrowerNeeds } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readWords, type FormedWord } from '#src/search/words/formed-words.ts';
import type { PhraseMatch } from '#src/search/phrases/phrase-rivals.ts';
import type { ReadQuery } from './read-query.server.ts';

/** A piece of a text. `isMarked` is true if it matches the search. */
export type MarkedPiece = { text: string; isMarked: boolean };

/** A text prepared for comparison with a search. */
export type ReadText = { text: string; words: FormedWord[]; phrases: PhraseMatch<string>[] };

type Query = Pick<ReadQuery<unknown>, 'needs' | 'words'>;

/** Maximum number of characters shown. */
const EXCERPT_MOST = 140;
const CACHED_MOST = 4000;
const cache = new LRUCache<string, ReadText>({ max: CACHED_MOST });

/** Returns the words of a text and the phrases of needs among them. Recently read texts are cached. */
export function readText(text: string): ReadText {
  const cached = cache.get(text);
  if (cached) return cached;
  const words = readWords(text);
  const result = { text, words, phrases: needPhrases.findWhole(words, { joinsWords: false }) };
  cache.set(text, result);
  return result;
}

/** Clears the cache of read texts, because their phrases may now stand for other needs. */
export function clearReadTexts(): void {
  cache.clear();
}

/**
 * Gain of a text that names a need: the requested one, a part of it, a broader one, or another part of that.
 */
const NEED_GAIN = { same: 3, part: 2.7, broader: 1.2, sibling: 0.8 };
/** Gain of the name of a confirmed need: lower than that of the NGO's own words about it. */
const CONFIRMED_GAIN = { same: 2.5, part: 2.2, broader: 1, sibling: 0.7, kin: 0.6 };
/** Gain if all requested words match, less if only some do. Words that no need explains count more. */
const WORDS_GAIN = { plain: 2, explained: 0.5 };
/** Gain of a text in the reader's language. */
const LANGUAGE_GAIN = 0.75;
/** A text with a lower gain says nothing about the request. */
const LEAST = 0.5;

type MatchCriteria = {
  gainOf: ReadonlyMap<string, number>;
  confirmedGainOf: ReadonlyMap<string, number>;
  /** The broader needs of the requested ones. */
  broader: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  words: Query['words'];
};

const criteriaCache = new WeakMap<Query, MatchCriteria>();

/** Returns what to look for in the texts of a page. The result is computed once for each query. */
function criteriaOf(query: Query): MatchCriteria {
  const cached = criteriaCache.get(query);
  if (cached) return cached;
  const gainOf = new Map<string, number>();
  const confirmedGainOf = new Map<string, number>();
  const addGain = (gains: Map<string, number>, id: string, gain: number) =>
    gains.set(id, Math.max(gain, gains.get(id) ?? 0));
  const surest = query.needs[0]?.sureness ?? 1;
  for (const { need, sureness } of query.needs) {
    const share = sureness / surest;
    addGain(gainOf, need.id, share * NEED_GAIN.same);
    addGain(confirmedGainOf, need.id, share * CONFIRMED_GAIN.same);
    for (const { id } of narrowerNeeds(need.id)) {
      addGain(gainOf, id, share * NEED_GAIN.part);
      addGain(confirmedGainOf, id, share * CONFIRMED_GAIN.part);
    }
    for (const broader of broaderNeeds(need.id)) {
      addGain(gainOf, broader, share * NEED_GAIN.broader);
      addGain(confirmedGainOf, broader, share * CONFIRMED_GAIN.broader);
    }
    for (const { id } of need.partOf.flatMap((broader) => narrowerNeeds(broader))) {
      addGain(gainOf, id, share * NEED_GAIN.sibling);
      addGain(confirmedGainOf, id, share * CONFIRMED_GAIN.sibling);
    }
  }
  const forms = new Set(query.words.flatMap((word) => word.forms));
  const broader = new Set(query.needs.flatMap(({ need }) => broaderNeeds(need.id)));
  const criteria = { gainOf, confirmedGainOf, broader, forms, words: query.words };
  criteriaCache.set(query, criteria);
  return criteria;
}

/** The texts of a search result. */
export type OwnTexts = {
  /** What is offered, each in one or more languages, first the text to show. Here, one word may be enough. */
  offers: readonly (readonly [shown: string, ...others: string[]])[];
  /** Sentences about it. Here, a phrase of several words names a need; a single word counts less. */
  sentences: readonly string[];
  /** Sentences that mention much else. They are used only if nothing above says enough. */
  more: readonly string[];
  /** Ids of confirmed needs. Their names are shown if the texts say less. */
  confirmed: readonly string[];
};

/** The text that says most about a request. `offer` is the index of the offer it names, or null. */
export type MatchingText = { pieces: MarkedPiece[]; offer: number | null };

/**
 * Returns the text that says most about the request, with the matching words marked, or null if none does.
 * Among equals the first one wins.
 */
export function findMatchingText(input: {
  query: Query;
  texts: OwnTexts;
  language: Language;
}): MatchingText | null {
  const { query, texts, language } = input;
  const criteria = criteriaOf(query);
  let best = NO_MATCH;
  const consider = (text: string, candidate: Candidate) => {
    const { gain } = candidate;
    const whole = gain + (gain >= LEAST && languageOfText(text) === language ? LANGUAGE_GAIN : 0);
    if (gain >= LEAST && whole > best.gain) best = { ...candidate, gain: whole };
  };
  const considerTexts = (all: readonly string[], singleWordShare: number) => {
    for (const text of all) {
      const { gain, pieces } = matchText(readText(text), { criteria, singleWordShare });
      consider(text, { gain, pieces, offer: null });
    }
  };
  texts.offers.forEach(([shown, ...others], offer) => {
    const match = (text: string) => matchText(readText(text), { criteria, singleWordShare: 1 });
    const own = match(shown);
    const gain = Math.max(own.gain, ...others.map((text) => match(text).gain));
    consider(shown, { gain, pieces: own.pieces, offer });
  });
  considerTexts(texts.sentences, SINGLE_WORD_SHARE);
  for (const id of texts.confirmed) {
    const name = needById.get(id)?.name[language];
    const pieces = () => [{ text: name!, isMarked: true }];
    if (name) consider(name, { gain: gainOfConfirmed(id, criteria), pieces, offer: null });
  }
  if (best.gain < ENOUGH) considerTexts(texts.more, 0);
  return best === NO_MATCH ? null : { pieces: best.pieces(), offer: best.offer };
}

/** If nothing else matches, a confirmed need of the same kind explains why the result was found. */
function gainOfConfirmed(id: string, { confirmedGainOf, broader }: MatchCriteria): number {
  const isKin = () => broaderNeeds(id).some((broaderId) => broader.has(broaderId));
  return confirmedGainOf.get(id) ?? (isKin() ? CONFIRMED_GAIN.kin : 0);
}

type Candidate = { gain: number; pieces: () => MarkedPiece[]; offer: number | null };
const NO_MATCH: Candidate = { gain: 0, pieces: () => [], offer: null };
/** From this gain on, texts that mention much else are not read. */
const ENOUGH = 1;

/** Share of the gain that a single word in a sentence earns, compared with a service or a whole phrase. */
const SINGLE_WORD_SHARE = 0.4;

type MatchOptions = { criteria: MatchCriteria; singleWordShare: number };

/** Returns how much a text says about what is sought, and its pieces with the words marked that say it. */
function matchText(
  readable: ReadText,
  { criteria, singleWordShare }: MatchOptions,
): { gain: number; pieces: () => MarkedPiece[] } {
  const { words, phrases } = readable;
  const gains = phrases.map((phrase) => ({
    phrase,
    gain: gainOfPhrase(phrase, { criteria, singleWordShare }),
  }));
  const most = gains.reduce((sum, { gain }) => Math.max(sum, gain), 0);
  const at = new Set(gains.flatMap(({ phrase, gain }) => (most > 0 && gain >= 0.8 * most ? phrase.at : [])));
  const matchedForms = new Set<string>();
  words.forEach((word, place) => {
    for (const form of word.forms) {
      if (!criteria.forms.has(form)) continue;
      matchedForms.add(form);
      at.add(place);
    }
  });
  const pieces = () => piecesAround(readable, at);
  if (matchedForms.size === 0) return { gain: most, pieces };
  const isMatched = ({ forms }: FormedWord) => forms.some((form) => matchedForms.has(form));
  const gainOfWords = criteria.words.reduce(
    (sum, word) => sum + (isMatched(word) ? (word.isExplained ? WORDS_GAIN.explained : WORDS_GAIN.plain) : 0),
    0,
  );
  return { gain: most + gainOfWords / criteria.words.length, pieces };
}

function gainOfPhrase(
  { targets, at }: PhraseMatch<string>,
  { criteria, singleWordShare }: MatchOptions,
): number {
  // Words that are far apart are not a phrase.
  if (at.at(-1)! - at[0]! >= at.length + 2) return 0;
  const gain = targets.reduce((most, id) => Math.max(most, criteria.gainOf.get(id) ?? 0), 0);
  return at.length > 1 ? gain : gain * singleWordShare;
}

/** Returns the text in pieces, shortened to the part around the first marked word. */
function piecesAround({ text, words }: ReadText, at: ReadonlySet<number>): MarkedPiece[] {
  const pieces = markWords({ text, marks: [...at].map((place) => words[place]!.original) });
  return shortened(pieces);
}

const WORD = /([\p{L}\p{M}\p{N}'`\u2018\u2019\u02bc\u200c\u200d]+)/u;

/**
 * Splits a text into pieces and marks these words. Spaces and hyphens between two marked words are marked
 * too.
 */
export function markWords({ text, marks }: { text: string; marks: readonly string[] }): MarkedPiece[] {
  if (marks.length === 0) return [{ text, isMarked: false }];
  const markedWords = new Set(marks.map((mark) => mark.toLowerCase()));
  const parts = normalizeText(text).split(WORD);
  const isMark = (place: number) => markedWords.has(parts[place]?.trim().toLowerCase() ?? '');
  const pieces: MarkedPiece[] = [];
  parts.forEach((part, place) => {
    if (part === '') return;
    const isBetween = /^[\s-]+$/.test(part) && isMark(place - 1) && isMark(place + 1);
    const isMarked = isMark(place) || isBetween;
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += part;
    else pieces.push({ text: part, isMarked });
  });
  return pieces;
}

/** Number of characters kept before the first mark when a text is shortened there. */
const BEFORE_MARK = 40;

function shortened(pieces: MarkedPiece[]): MarkedPiece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= EXCERPT_MOST) return pieces;
  const [first, ...others] = pieces as [MarkedPiece, ...MarkedPiece[]];
  const isLate = !first.isMarked && first.text.length > BEFORE_MARK && length - first.text.length > 0;
  const cutFirst = isLate && others.length > 0 ? { ...first, text: endOf(first.text) } : first;
  let remaining = EXCERPT_MOST;
  return [cutFirst, ...others].flatMap(({ text, isMarked }) => {
    if (remaining <= 0) return [];
    const visible = text.length <= remaining ? text : `${beginningOf(text, remaining)}…`;
    remaining -= text.length;
    return [{ text: visible, isMarked }];
  });
}

function endOf(text: string): string {
  return `… ${text.slice(-BEFORE_MARK).replace(/^\S*\s+/u, '')}`;
}

/** Cuts between words, because the letters of a word must not be separated. */
function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/\s*\S*$/u, '');
}
