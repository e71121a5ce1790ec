import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import type { Need } from './need-catalogue.server.ts';
import type { FormedWord } from './formed-words.ts';
import type { ReadQuery } from './read-query.server.ts';
import { nameLexeme, needLexeme } from './text-lexemes.server.ts';
import { searchForms } from './word-forms.ts';

/** What is gained by matching a query. `isHigher`: only what matches the step before it can match it. */
export type GainStep = { query: string; gain: number; isHigher?: true };

/** How a search is carried out: what to look at, and what each thing found in it gains. All queries are tsqueries as text. */
export type SearchPlan = {
  /** Whatever matches this is looked at; empty when there is nothing to look for. */
  candidates: string;
  /** The best of them, where there are too many to look at all. */
  best: string;
  /** Who has all words in the name; empty without words. */
  prime: string;
  gains: readonly GainStep[];
  /** Less than this is not shown. */
  least: number;
};

/** What a need gains by how it is known: confirmed, by a narrower one, proposed, by a narrower proposed one. */
const NEED_GAIN = { A: 1, B: 0.8, C: 0.7, D: 0.5 };
/** By a need that this one is part of: as a whole, or by another of its parts. */
const BROADER_GAIN = 0.5;
const SIBLING_GAIN = 0.25;
/** What the words beside the needs gain all together, by where they stand. */
const WORD_GAIN = { A: 0.6, B: 0.3, C: 0.15, D: 0.08 };
/** The same where no need is recognized. */
const ONLY_WORD_GAIN = { A: 1, B: 0.75, C: 0.5, D: 0.4 };
/** All words stand in the name: it is the name that was meant. */
const NAME_GAIN = 1;
/** Needs that are less sure than this beside the surest are not looked for. */
const GUESS_LEAST = 0.25;
/** Where less of the words is understood, the needs are a guess: they gain less, and the words may be a name. */
export const CERTAIN_LEAST = 0.35;
const GUESS_GAIN = 0.5;
/** The surest need gains more than its share of sureness, so that mere guesses do not fill the page. */
const SHARE_POWER = 1.5;
const LEAST = { withNeeds: 0.2, onlyWords: 0.36 };

/** A word of the name that only begins so. */
const BEGUN_GAIN = 0.62;
const BEGUN_LEAST = 5;
const BEGUN_SKELETON_LEAST = 3;
/** A word that a need explains says less than one that nothing explains. */
const EXPLAINED_SHARE = 0.4;

/** The plan for a query that was read. */
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
    const begun = at === words.length - 1 ? beginning(word) : undefined;
    if (begun)
      gains.push({ query: `${begun} & !${anyForm(searchForms(word.forms), 'A')}`, gain: share * BEGUN_GAIN });
  });
  if (needs.length === 0 || isGuess) candidates.push(...mostOf(words));
  if (words.length > 0) {
    const name = words.map(({ forms }) => anyForm(searchForms(forms).map(nameLexeme)));
    const whole = withJoined(words, name);
    prime = whole;
    gains.push({ query: whole, gain: NAME_GAIN });
    best.push(whole);
    const last = words.at(-1)!;
    const begun = beginning(last);
    if (begun) best.push([...name.slice(0, -1), begun].join(' & '));
    candidates.push(...best);
  }
  return {
    candidates: candidates.join(' | '),
    best: best.map((one) => `(${one})`).join(' | '),
    prime,
    gains,
    least: needs.length > 0 ? LEAST.withNeeds : LEAST.onlyWords,
  };
}

/** What each need gains of all that needs gain. */
function sharesOf(needs: ReadQuery<unknown>['needs'], gain: number): { need: Need; share: number }[] {
  const surest = needs[0]?.sureness ?? 0;
  const meant = needs.filter(({ sureness }) => sureness >= GUESS_LEAST * surest);
  const total = meant.reduce((sum, { sureness }) => sum + sureness ** SHARE_POWER, 0);
  return meant.map(({ need, sureness }) => ({ need, share: (gain * sureness ** SHARE_POWER) / total }));
}

/** Half of the words at least; all pairs of them from three words on, as any single one would find too much. */
function mostOf(words: readonly FormedWord[]): string[] {
  const each = words.map(({ forms }) => anyForm(searchForms(forms)));
  if (each.length < 3) return each;
  return each.flatMap((first, at) => each.slice(at + 1).map((second) => `(${first} & ${second})`));
}

/** Words of names that begin as a word does that may go on: shorter beginnings would meet too much else. */
function beginning({ word }: FormedWord): string | undefined {
  const { skeleton } = keysOfWord({ word, isPrefix: true });
  return [...word].length >= BEGUN_LEAST && skeleton.length >= BEGUN_SKELETON_LEAST
    ? `${quote(nameLexeme(skeleton))}:*`
    : undefined;
}

/** What something gains by its weight, as steps that add up: whoever has it with a stronger weight passes the weaker ones too. */
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

/** The words of a name, two neighbours also written as one. */
function withJoined(words: readonly FormedWord[], parts: readonly string[]): string {
  const ways = [parts.join(' & ')];
  if (words.length <= JOINED_MOST) {
    for (let at = 0; at + 1 < words.length; at++) {
      const { skeleton } = keysOfWord({ word: words[at]!.word + words[at + 1]!.word });
      ways.push([...parts.slice(0, at), quote(nameLexeme(skeleton)), ...parts.slice(at + 2)].join(' & '));
    }
  }
  return ways.map((way) => `(${way})`).join(' | ');
}

/** With more words than these, two of them written as one are not looked for. */
const JOINED_MOST = 5;

function anyForm(forms: readonly string[], weights = ''): string {
  const all = forms.map((form) => quote(form) + (weights && `:${weights}`));
  return all.length === 1 ? all[0]! : `(${all.join(' | ')})`;
}

function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
