import type { NgoNames } from '#src/shared/ngo-names.ts';
import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';

/**
 * A name in the form used for comparison: its sound, independent of script, spelling, spaces and legal form.
 */
export type SpokenName = {
  /** Without numbers and insignificant words. */
  words: SpokenWord[];
  /** All words joined into one. */
  joined: SoundKeys;
  numbers: string;
};
type SpokenWord = { word: string; keys: SoundKeys };

/** Legal forms and small words, which do not make two names different. */
const INSIGNIFICANT_WORDS = new Set(
  (
    'trust, public, charitable, society, foundation, registered, regd, reg, ngo, the, of, and, for, shri, shree, sri, ' +
    'official, verified, original, genuine, authentic, helpline, ઓફિશિયલ, સત્તાવાર, ऑफिशियल, आधिकारिक, ' +
    'ટ્રસ્ટ, પબ્લિક, ચેરિટેબલ, ચેરીટેબલ, સોસાયટી, સોસાયટિ, ફાઉન્ડેશન, ફાઉંડેશન, શ્રી, અને, ' +
    'ट्रस्ट, पब्लिक, चैरिटेबल, चेरिटेबल, सोसायटी, सोसाइटी, फाउंडेशन, फाउन्डेशन, श्री, और'
  )
    .split(', ')
    .flatMap((text) => wordsOfText(text).map(({ word }) => word)),
);

/** Returns each name of an NGO in the form used for comparison. */
export function spokenNames({ name, nameGu, nameHi }: NgoNames): SpokenName[] {
  return [name, nameGu, nameHi].flatMap((text) => (text ? [spokenName(text)] : []));
}

function spokenName(name: string): SpokenName {
  const all = wordsOfText(asReadInLatin(name)).map(({ word }) => word);
  const letters = all.filter((word) => !/^\p{N}+$/u.test(word));
  const significant = letters.filter((word) => !INSIGNIFICANT_WORDS.has(word));
  const words = (significant.length > 0 ? significant : letters).map((word) => ({
    word,
    keys: keysOfWord({ word }),
  }));
  return {
    words,
    joined: keysOfWord({ word: words.map(({ keys }) => keys.raw).join('') }),
    numbers: all.filter((word) => !letters.includes(word)).join(' '),
  };
}

/** Returns whether any two names sound or look the same, apart from a misspelt letter. */
export function areSimilar(some: readonly SpokenName[], others: readonly SpokenName[]): boolean {
  return some.some((one) => others.some((other) => isSimilar(one, other)));
}

function isSimilar(one: SpokenName, other: SpokenName): boolean {
  // 'Ward 1' and 'Ward 2' are different.
  if (one.numbers !== other.numbers || one.words.length === 0 || other.words.length === 0) return false;
  if (one.joined.skeleton === other.joined.skeleton) return true;
  if (inOrder(one) === inOrder(other)) return true;
  if (one.words.length === other.words.length)
    return one.words.every(({ keys }, index) => isSlip(keys, other.words[index]!.keys));
  return isSlip(one.joined, other.joined);
}

function inOrder({ words }: SpokenName): string {
  return words
    .map(({ keys }) => keys.skeleton)
    .sort()
    .join(' ');
}

/**
 * A difference of one letter makes a short word another word, but not a long one. The first sound must be the
 * same, because it is hardly ever misspelt.
 */
function isSlip(a: SoundKeys, b: SoundKeys): boolean {
  if (a.skeleton === b.skeleton) return true;
  // Swapped letters can change the sound keys, so this also compares the words as entered.
  return a.fine[0] === b.fine[0] && (isNear(a.fine, b.fine) || isNear(a.raw, b.raw));
}

function isNear(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const atMost = length < 5 ? 0 : length < 9 ? 1 : 2;
  return editDistance({ a, b, atMost }) <= atMost;
}
