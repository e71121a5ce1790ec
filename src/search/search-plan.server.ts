import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import type { Need } from './need-catalogue.server.ts';
import type { FormedWord } from '#src/search/words/formed-words.ts';
import type { ReadQuery } from './read-query.server.ts';
import { nameLexeme, needLexeme } from './text-lexemes.server.ts';
import { searchForms } from '#src/search/words/word-forms.ts';

/**
 * The gain for matching a query. `isHigher`: a record can match only if it also matches the previous step.
 */
export type GainStep = { query: string; gain: number; isHigher?: true };

/**
 * How a search is executed: which records to consider, and what each gains. All queries are tsqueries as
 * text.
 */
export type SearchPlan = {
  /** Matches all records to consider. Empty if there is nothing to search for. */
  candidates: string;
  /** Matches the best candidates, for when there are too many to consider them all. */
  best: string;
  /** Matches records with all words in the name. Empty if there are no words. */
  prime: string;
  gains: readonly GainStep[];
  /** Records that gain less are not shown. */
  least: number;
};

/**
 * Gain of a need, by its lexeme weight: confirmed; through a confirmed narrower need, or offered; named in
 * the aim; through another narrower need. See `LexemeWeight`.
 */
const NEED_GAIN = { A: 1, B: 0.8, C: 0.7, D: 0.5 };
/** Gain of a broader need than the requested one: confirmed itself, or known in another way. */
const BROADER_GAIN = 0.5;
const SIBLING_GAIN = 0.25;
/** Total gain of the words if a need was recognized, by where they occur. */
const WORD_GAIN = { A: 0.6, B: 0.3, C: 0.15, D: 0.08 };
/** Total gain of the words if no need was recognized. */
const ONLY_WORD_GAIN = { A: 1, B: 0.75, C: 0.5, D: 0.4 };
/** Extra gain if all words are in the name, because then the name was probably meant. */
const NAME_GAIN = 1;
/** Needs whose sureness is below this share of the surest one are not searched for. */
const GUESS_LEAST = 0.25;
/**
 * If less than this share of the text is understood, the needs are a guess: they gain less, and the words may
 * be a name.
 */
export const CERTAIN_LEAST = 0.35;
const GUESS_GAIN = 0.5;
/** Gives the surest need more than its proportional share, so that mere guesses do not fill the page. */
const SHARE_POWER = 1.5;
const LEAST = { withNeeds: 0.2, onlyWords: 0.36 };

/** Gain of a word in the name that begins with the last word of the query. */
const BEGUN_GAIN = 0.62;
const BEGUN_LEAST = 5;
const BEGUN_SKELETON_LEAST = 3;
/** Share of a word that a need explains, relative to one that no need explains. */
const EXPLAINED_SHARE = 0.4;

/** Returns the search plan for an interpreted query. */
export function planSearch({ needs, certainty, words }: ReadQuery<unknown>): SearchPlan {
  const gains: GainStep[] = [];
  const candidates: string[] = [];
  const best: string[] = [];
  let prime = '';
  const isGuess = needs.length > 0 && certainty < CERTAIN_LEAST;
  for (const { need, share } of sharesOf(needs, isGuess ? GUESS_GAIN : 1)) {
    const lexeme = quote(needLexeme(need.id));
    gains.push(...steps((weights) => lexeme + (weights && `:${weights}`), NEED_GAIN, share));
    candidates.push(lexeme);
    best.push(lexeme);
    for (const broader of need.partOf) {
      const broad = quote(needLexeme(broader));
      gains.push({ query: `${broad}:A & !${lexeme}`, gain: share * BROADER_GAIN });
      gains.push({ query: `${broad} & !${broad}:A & !${lexeme}`, gain: share * SIBLING_GAIN });
      candidates.push(broad);
    }
  }
  const gainOfWords = needs.length > 0 && !isGuess ? WORD_GAIN : ONLY_WORD_GAIN;
  const shares = words.map(({ isExplained }) => (isExplained ? EXPLAINED_SHARE : 1));
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  words.forEach((word, at) => {
    const share = shares[at]! / allShares;
    gains.push(...steps((weights) => anyForm(searchForms(word.forms), weights), gainOfWords, share));
    const prefixTerm = at === words.length - 1 ? prefixTermOf(word) : undefined;
    if (prefixTerm)
      gains.push({
        query: `${prefixTerm} & !${anyForm(searchForms(word.forms), 'A')}`,
        gain: share * BEGUN_GAIN,
      });
  });
  if (needs.length === 0 || isGuess) candidates.push(...mostOf(words));
  if (words.length > 0) {
    const name = words.map(({ forms }) => anyForm(searchForms(forms).map(nameLexeme)));
    const whole = withJoined(words, name);
    prime = whole;
    gains.push({ query: whole, gain: NAME_GAIN });
    best.push(whole);
    const last = words.at(-1)!;
    const begun = prefixTermOf(last);
    if (begun) best.push([...name.slice(0, -1), begun].join(' & '));
    candidates.push(...best);
  }
  return {
    candidates: candidates.join(' | '),
    best: best.map((query) => `(${query})`).join(' | '),
    prime,
    gains,
    least: needs.length > 0 ? LEAST.withNeeds : LEAST.onlyWords,
  };
}

/** Distributes the total gain of the needs among them. */
function sharesOf(needs: ReadQuery<unknown>['needs'], gain: number): { need: Need; share: number }[] {
  const surest = needs[0]?.sureness ?? 0;
  const likely = needs.filter(({ sureness }) => sureness >= GUESS_LEAST * surest);
  const total = likely.reduce((sum, { sureness }) => sum + sureness ** SHARE_POWER, 0);
  return likely.map(({ need, sureness }) => ({ need, share: (gain * sureness ** SHARE_POWER) / total }));
}

/**
 * Requires one of the words. If there are three or more, it requires two of them, because a single one would
 * match too much.
 */
function mostOf(words: readonly FormedWord[]): string[] {
  const each = words.map(({ forms }) => anyForm(searchForms(forms)));
  if (each.length < 3) return each;
  return each.flatMap((first, at) => each.slice(at + 1).map((second) => `(${first} & ${second})`));
}

/**
 * Returns a prefix query for names if the word may be incomplete, or undefined if it is too short to be
 * distinctive.
 */
function prefixTermOf({ word }: FormedWord): string | undefined {
  const { skeleton } = keysOfWord({ word, isPrefix: true });
  return [...word].length >= BEGUN_LEAST && skeleton.length >= BEGUN_SKELETON_LEAST
    ? `${quote(nameLexeme(skeleton))}:*`
    : undefined;
}

/**
 * Expresses gains by lexeme weight as cumulative steps: a record with a stronger weight also passes the
 * weaker ones.
 */
function steps(
  query: (weights: '' | 'ABC' | 'AB' | 'A') => string,
  gain: Record<'A' | 'B' | 'C' | 'D', number>,
  share: number,
): GainStep[] {
  return [
    { query: query(''), gain: share * gain.D },
    { isHigher: true, query: query('ABC'), gain: share * (gain.C - gain.D) },
    { isHigher: true, query: query('AB'), gain: share * (gain.B - gain.C) },
    { isHigher: true, query: query('A'), gain: share * (gain.A - gain.B) },
  ];
}

/** Matches the words of a name, also with two neighbours written as one. */
function withJoined(words: readonly FormedWord[], parts: readonly string[]): string {
  const alternatives = [parts.join(' & ')];
  if (words.length <= JOINED_MOST) {
    for (let at = 0; at + 1 < words.length; at++) {
      const { skeleton } = keysOfWord({ word: words[at]!.word + words[at + 1]!.word });
      alternatives.push(
        [...parts.slice(0, at), quote(nameLexeme(skeleton)), ...parts.slice(at + 2)].join(' & '),
      );
    }
  }
  return alternatives.map((alternative) => `(${alternative})`).join(' | ');
}

/** Neighbouring words are not joined if there are more words than this. */
const JOINED_MOST = 5;

function anyForm(forms: readonly string[], weights = ''): string {
  const all = forms.map((form) => quote(form) + (weights && `:${weights}`));
  return all.length === 1 ? all[0]! : `(${all.join(' | ')})`;
}

function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
