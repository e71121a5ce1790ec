import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { isIndic } from '#src/shared/indic/romanize.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import { needPhrases } from './need-phrases.server.ts';
import { needWords } from './need-words.server.ts';
import { readWords, type FormedWord } from '#src/search/words/formed-words.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { PART_LEAST, WORDS_MOST } from './read-query.server.ts';

/**
 * A possible correction of a word. `distance` is the number of letters or sounds that differ, plus the costs
 * below. `isCompleting`: it completes a phrase with the other words of the text, so it is used even if a
 * search without it finds something.
 */
export type CloseWord = { word: string; distance: number; isCompleting: boolean };

/** Returns how many letters or sounds of a word of this length may be wrong. */
export const mistakesAllowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** A wrong first letter is rare, so it costs more than another mistake. */
const FIRST_LETTER_COST = 0.5;
/** Of two equally close words, the one in the script of the text is preferred. */
const OTHER_SCRIPT_COST = 0.1;
/** How much of a mistake each other word of a completed phrase makes up for. */
const COMPLETED_GAIN = 0.7;
/** Value of completing a phrase, in addition to its other words. */
const ALONE_COMPLETED = 0.3;
/**
 * Minimum number of sounds of a word that is corrected without regard to the words beside it: `flight
 * booking` does not mean fight.
 */
const LONG_LEAST = 7;
/** One mistake that is not in the first letter, perhaps in another script. */
const ALL_BUT_SAME = 1 + OTHER_SCRIPT_COST;
/** Maximum number of close words that are tried with the rest of the text. */
const TRIED_MOST = 12;

/**
 * Returns the words of a text that no need or place spells this way. They are misspelt unless a searched
 * record contains them.
 */
export function findUnknownWords<Place>({
  text,
  places,
}: {
  text: string;
  places: PhraseIndex<Place>;
}): FormedWord[] {
  return readWords(text)
    .slice(0, WORDS_MOST)
    .filter((word) => !needPhrases.hasSpellingInAnyScript(word) && !places.hasWord(word));
}

/**
 * Returns the word of a need's phrase that a misspelt word probably means, or undefined if none is close: the
 * closest, or one that completes a phrase with the other words of `text`. A word that some phrase already
 * matches by ending or sound is only replaced if the correction completes more.
 */
export function closestNeedWord(word: string, text = word): CloseWord | undefined {
  const words = readWords(text).slice(0, WORDS_MOST);
  const place = words.findIndex((other) => other.word === word);
  const close = closeWords(word).slice(0, TRIED_MOST);
  if (place < 0 || close.length === 0) return undefined;
  const uncorrected = completedBy(words, place);
  const isAlone = words.length === 1;
  const isLong = keysOfWord({ word }).fine.length >= LONG_LEAST;
  const isInPhrase = needPhrases.hasWord(words[place]!);
  const [best] = close
    .map(({ word: candidate, distance }) => {
      const [formed] = readWords(candidate);
      const completed = formed ? completedBy(words.with(place, formed), place) : 0;
      return { word: candidate, distance, completed, cost: distance - COMPLETED_GAIN * completed };
    })
    .filter(({ completed, distance }) => {
      // Among other words, a correction must complete a phrase with them, or be almost identical.
      if (isAlone) return completed > (isInPhrase ? uncorrected : 0);
      if (completed >= 1) return completed > uncorrected;
      return !isInPhrase && completed > 0 && isLong && distance <= ALL_BUT_SAME;
    })
    .sort((a, b) => a.cost - b.cost);
  if (!best) return undefined;
  return { word: best.word, distance: best.distance, isCompleting: best.completed >= 1 };
}

/**
 * Returns how much of a phrase the word completes. For a whole phrase this is the number of its other words
 * plus `ALONE_COMPLETED`, for a partial one only a share of `ALONE_COMPLETED`.
 */
function completedBy(words: readonly FormedWord[], place: number): number {
  const whole = needPhrases.findWhole(words).find(({ at }) => at.includes(place));
  if (whole) return whole.at.length - 1 + ALONE_COMPLETED;
  const part = needPhrases.findParts(words, { leastShare: PART_LEAST }).find(({ at }) => at.includes(place));
  return part ? part.share * ALONE_COMPLETED : 0;
}

type Spelling = { key: string; word: string; place: number };
/** Spellings by length, and for each one the set of its letters as a bit mask. */
type Spellings = Map<number, { spellings: Spelling[]; letters: Int32Array }>;

/** The words of phrases by their letters, with both Indic scripts combined, and by their sound. */
export const needSpellings = new LazyValue(function* () {
  const [latin, indic, sound] = [0, 1, 2].map(() => new Map<string, Spelling>());
  const add = (list: Map<string, Spelling>, key: string, word: string) => {
    const mapKey = `${languageOfText(word)} ${key}`;
    if (mistakesAllowed(key.length + 1) > 0 && !list.has(mapKey)) {
      list.set(mapKey, { key, word, place: list.size });
    }
  };
  for (const { phrases } of needWords.value) {
    yield;
    for (const { word, keys } of phrases.flat()) {
      if (isIndic(word[0]!)) add(indic!, inOneScript(word), word);
      else add(latin!, word, word);
      add(sound!, keys.fine, word);
    }
  }
  const all = (list?: Map<string, Spelling>) => byLength([...list!.values()]);
  return { latin: all(latin), indic: all(indic), sound: all(sound) };
});

function byLength(all: readonly Spelling[]): Spellings {
  const groups = Map.groupBy(all, ({ key }) => key.length);
  return new Map(
    [...groups].map(([length, spellings]) => {
      const letters = Int32Array.from(spellings, ({ key }) => lettersIn(key));
      return [length, { spellings, letters }];
    }),
  );
}

/** Returns the words of phrases that are spelt or sound similar, the closest first. */
function closeWords(word: string): { word: string; distance: number }[] {
  const spellings = needSpellings.value;
  const distances = new Map<string, number>();
  const isIndicWord = isIndic(word[0]!);
  const { fine } = keysOfWord({ word });
  collect(distances, isIndicWord ? inOneScript(word) : word, isIndicWord ? spellings.indic : spellings.latin);
  collect(distances, fine, spellings.sound);
  const language = languageOfText(word);
  const costOf = (close: string) =>
    distances.get(close)! + (languageOfText(close) === language ? 0 : OTHER_SCRIPT_COST);
  return [...distances.keys()]
    .map((close) => ({ word: close, distance: costOf(close) }))
    .sort((a, b) => a.distance - b.distance);
}

/**
 * Adds close spellings to `found` in catalogue order, so that the first of two equally close ones is
 * preferred.
 */
function collect(distances: Map<string, number>, misspelt: string, spellings: Spellings): void {
  const atMost = mistakesAllowed(misspelt.length);
  if (atMost === 0) return;
  const ownLetters = lettersIn(misspelt);
  const close: (Spelling & { distance: number })[] = [];
  for (let length = misspelt.length - atMost; length <= misspelt.length + atMost; length++) {
    const group = spellings.get(length);
    // An extra or missing letter changes one bit, a wrong letter two.
    const bitsMost = 2 * atMost - Math.abs(length - misspelt.length);
    group?.letters.forEach((letters, at) => {
      if (bitsOf(letters ^ ownLetters) > bitsMost) return;
      const spelling = group.spellings[at]!;
      const distance = editDistance({ a: misspelt, b: spelling.key, atMost });
      if (distance <= atMost) close.push({ ...spelling, distance });
    });
  }
  for (const { key, word, distance } of close.sort((a, b) => a.place - b.place)) {
    const cost = distance + (key[0] === misspelt[0] ? 0 : FIRST_LETTER_COST);
    if (cost < (distances.get(word) ?? Infinity)) distances.set(word, cost);
  }
}

/** Returns the set of letters in a word as a bit mask, to rule out words whose letters differ too much. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Maps Gujarati letters to Devanagari. Unicode has them in the same order, 0x180 apart. */
function inOneScript(word: string): string {
  return word.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180));
}

/** The index of texts in which no word names a place. */
const noPlaces = new PhraseIndex<never>();

/** Maps misspelt words of a text to the words of needs that they resemble. Words that name a place are not considered. */
export function correctNeedWords(text: string): Map<string, string> {
  const close = findUnknownWords({ text, places: noPlaces }).map(
    ({ word }) => [word, closestNeedWord(word, text)?.word] as const,
  );
  return new Map(close.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
