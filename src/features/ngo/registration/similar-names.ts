import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { asReadInLatin } from '#src/shared/look-alikes.ts';

/** The names of an NGO in up to three scripts. */
export type Names = { name: string; nameGu?: string | null; nameHi?: string | null };

/**
 * A name in the form used for comparison: its sound, independent of script, spelling, spaces and legal form.
 */
export type HeardName = {
  /** Without numbers and insignificant words. */
  words: HeardWord[];
  /** All words joined into one. */
  joined: SoundKeys;
  numbers: string;
};
type HeardWord = { word: string; keys: SoundKeys };

/** Legal forms and small words, which do not make two names different. */
const SAYS_LITTLE = new Set(
  (
    'trust, public, charitable, society, foundation, registered, regd, reg, ngo, the, of, and, for, shri, shree, sri, ' +
    'ટ્રસ્ટ, પબ્લિક, ચેરિટેબલ, ચેરીટેબલ, સોસાયટી, સોસાયટિ, ફાઉન્ડેશન, ફાઉંડેશન, શ્રી, અને, ' +
    'ट्रस्ट, पब्लिक, चैरिटेबल, चेरिटेबल, सोसायटी, सोसाइटी, फाउंडेशन, फाउन्डेशन, श्री, और'
  )
    .split(', ')
    .flatMap((text) => wordsOfText(text).map(({ word }) => word)),
);

/** Returns each name of an NGO in the form used for comparison. */
export function heardNames({ name, nameGu, nameHi }: Names): HeardName[] {
  return [name, nameGu, nameHi].flatMap((text) => (text ? [heardName(text)] : []));
}

function heardName(name: string): HeardName {
  const all = wordsOfText(asReadInLatin(name)).map(({ word }) => word);
  const spoken = all.filter((word) => !/^\p{N}+$/u.test(word));
  const telling = spoken.filter((word) => !SAYS_LITTLE.has(word));
  const words = (telling.length > 0 ? telling : spoken).map((word) => ({ word, keys: keysOfWord({ word }) }));
  return {
    words,
    joined: keysOfWord({ word: words.map(({ keys }) => keys.raw).join('') }),
    numbers: all.filter((word) => !spoken.includes(word)).join(' '),
  };
}

/** Returns whether any two names sound or look the same, apart from a misspelt letter. */
export function areSimilar(some: readonly HeardName[], others: readonly HeardName[]): boolean {
  return some.some((one) => others.some((other) => isSimilar(one, other)));
}

function isSimilar(one: HeardName, other: HeardName): boolean {
  // 'Ward 1' and 'Ward 2' are different.
  if (one.numbers !== other.numbers || one.words.length === 0 || other.words.length === 0) return false;
  if (one.joined.skeleton === other.joined.skeleton) return true;
  if (inOrder(one) === inOrder(other)) return true;
  if (one.words.length === other.words.length)
    return one.words.every(({ keys }, index) => isSlip(keys, other.words[index]!.keys));
  return isSlip(one.joined, other.joined);
}

function inOrder({ words }: HeardName): string {
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
