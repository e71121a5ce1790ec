import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { isIndic } from '#src/shared/indic/romanize.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import { needs } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readWords, type FormedWord } from './formed-words.ts';
import { type PhraseIndex } from './phrase-index.ts';
import { PART_LEAST, WORDS_MOST } from './read-query.server.ts';

/**
 * A word that may be meant, and how many letters or sounds differ. `isCompleting`: with the other words that were typed it is a whole
 * phrase, so that it is meant though something else is found without it.
 */
export type CloseWord = { word: string; distance: number; isCompleting: boolean };

/** Letters that may be wrong in a word of so many, as it is written or as it sounds. */
export const mistakesAllowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** A wrong first letter is rare: it counts as more than one mistake. */
const FIRST_LETTER_COST = 0.5;
/** Of two words that are as close the one in the script typed is meant. */
const OTHER_SCRIPT_COST = 0.1;
/** Each other word of a phrase that a correction completes makes up for so much of a mistake. */
const COMPLETED_GAIN = 0.7;
/** What a correction completes that is a phrase by itself; a part of a phrase is less. */
const ALONE_COMPLETED = 0.3;
/** Sounds of a word that may be corrected though the words beside it have nothing to do with it: `flight booking` is no fight. */
const LONG_LEAST = 7;
/** One mistake, not in the first letter. */
const ALL_BUT_SAME = 1 + OTHER_SCRIPT_COST;
/** So many of the closest words are tried beside the others. */
const TRIED_MOST = 12;

/** The words of a text that no need and no place spells so: misspellings, unless something that is searched holds them. */
export function findUnknownWords<Place>({
  text,
  places,
}: {
  text: string;
  places: PhraseIndex<Place>;
}): FormedWord[] {
  return readWords(text)
    .slice(0, WORDS_MOST)
    .filter((word) => !needPhrases.spellsInAnyScript(word) && !places.knows(word));
}

/**
 * The word of a need's phrase that a misspelt one is meant for, if any is close: the closest, or one that completes a phrase with the
 * other words of the `text`. A word that a phrase knows by its ending or sound is left, unless the other one completes more.
 */
export function closestNeedWord(word: string, text = word): CloseWord | undefined {
  const words = readWords(text).slice(0, WORDS_MOST);
  const place = words.findIndex((one) => one.word === word);
  const close = closeWords(word).slice(0, TRIED_MOST);
  if (place < 0 || close.length === 0) return undefined;
  const asTyped = completedBy(words, place);
  const isAlone = words.length === 1;
  const isLong = keysOfWord({ word }).fine.length >= LONG_LEAST;
  const isKnown = needPhrases.knows(words[place]!);
  const [best] = close
    .map(({ word: meant, distance }) => {
      const [formed] = readWords(meant);
      const completed = formed ? completedBy(words.with(place, formed), place) : 0;
      return { word: meant, distance, completed, cost: distance - COMPLETED_GAIN * completed };
    })
    .filter(({ completed, distance }) => {
      // Beside other words only what completes a phrase with them, or is all but the same, is meant.
      if (isAlone) return completed > (isKnown ? asTyped : 0);
      if (completed >= 1) return completed > asTyped;
      return !isKnown && completed > 0 && isLong && distance <= ALL_BUT_SAME;
    })
    .sort((a, b) => a.cost - b.cost);
  if (!best) return undefined;
  return { word: best.word, distance: best.distance, isCompleting: best.completed >= 1 };
}

/** How much of a phrase that is there as a whole a word completes: the other words of it, and a little if it is one by itself. */
function completedBy(words: readonly FormedWord[], place: number): number {
  const whole = needPhrases.findWhole(words).find(({ at }) => at.includes(place));
  if (whole) return whole.at.length - 1 + ALONE_COMPLETED;
  const part = needPhrases.findParts(words, { leastShare: PART_LEAST }).find(({ at }) => at.includes(place));
  return part ? part.share * ALONE_COMPLETED : 0;
}

type Spelling = { key: string; word: string; place: number };
/** Spellings of one length, and beside them the letters that each has. */
type Spellings = Map<number, { spellings: Spelling[]; letters: Int32Array }>;

/** The words of phrases by their letters, those of the two Indic scripts together, and by their sound. */
export const needSpellings = new LazyValue(function* () {
  const [latin, indic, sound] = [0, 1, 2].map(() => new Map<string, Spelling>());
  const add = (list: Map<string, Spelling>, key: string, word: string) => {
    const own = `${languageOfText(word)} ${key}`;
    if (mistakesAllowed(key.length + 1) > 0 && !list.has(own)) {
      list.set(own, { key, word, place: list.size });
    }
  };
  for (const { phrases } of needs) {
    yield;
    for (const { word } of phrases.flatMap(readWords)) {
      if (isIndic(word[0]!)) add(indic!, inOneScript(word), word);
      else add(latin!, word, word);
      add(sound!, keysOfWord({ word }).fine, word);
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

/** The words of phrases that are spelt or sound almost so, the closest first. */
function closeWords(word: string): { word: string; distance: number }[] {
  const known = needSpellings.value;
  const found = new Map<string, number>();
  const isIndicWord = isIndic(word[0]!);
  const { fine } = keysOfWord({ word });
  collect(found, isIndicWord ? inOneScript(word) : word, isIndicWord ? known.indic : known.latin);
  collect(found, fine, known.sound);
  const language = languageOfText(word);
  const costOf = (close: string) =>
    found.get(close)! + (languageOfText(close) === language ? 0 : OTHER_SCRIPT_COST);
  return [...found.keys()]
    .map((close) => ({ word: close, distance: costOf(close) }))
    .sort((a, b) => a.distance - b.distance);
}

/** Adds what is close to what was found, in the order of the catalogue: of two as close the one that stands first there is meant. */
function collect(found: Map<string, number>, typed: string, spellings: Spellings): void {
  const atMost = mistakesAllowed(typed.length);
  if (atMost === 0) return;
  const own = lettersIn(typed);
  const close: (Spelling & { distance: number })[] = [];
  for (let length = typed.length - atMost; length <= typed.length + atMost; length++) {
    const group = spellings.get(length);
    // A letter more or less is one that the other has not, a wrong one is two.
    const bitsMost = 2 * atMost - Math.abs(length - typed.length);
    group?.letters.forEach((letters, at) => {
      if (bitsOf(letters ^ own) > bitsMost) return;
      const spelling = group.spellings[at]!;
      const distance = editDistance({ a: typed, b: spelling.key, atMost });
      if (distance <= atMost) close.push({ ...spelling, distance });
    });
  }
  for (const { key, word, distance } of close.sort((a, b) => a.place - b.place)) {
    const cost = distance + (key[0] === typed[0] ? 0 : FIRST_LETTER_COST);
    if (cost < (found.get(word) ?? Infinity)) found.set(word, cost);
  }
}

/** Which letters a word has, a bit each: words whose letters differ too much need no closer look. */
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

/** Gujarati letters stand in Unicode as those of Devanagari do, 0x180 further on. */
function inOneScript(word: string): string {
  return word.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180));
}
