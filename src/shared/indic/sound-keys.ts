import { isIndic, romanize } from './romanize.ts';

/**
 * The three keys of a word, from strictest to most tolerant. `raw` is the Latin transliteration. `fine` is
 * the sound with its vowels. `skeleton` is the sound without the vowel a, which Latin spellings add and omit
 * freely. Search matches by skeleton and ranks by `fine` and `raw`.
 */
export type SoundKeys = { raw: string; fine: string; skeleton: string };

/** Shorter skeletons are too ambiguous, so they keep their vowels. */
const SKELETON_LEAST = 3;

/**
 * Returns the keys of one word as split by `wordsOfText`: lower case, in any of the three scripts. With
 * `isPrefix`, the word is incomplete and the rules for word endings do not apply. A word in another script is
 * its own key. Never throws.
 */
export function keysOfWord({ word, isPrefix = false }: { word: string; isPrefix?: boolean }): SoundKeys {
  if (isPrefix) return makeKeys({ word, isPrefix });
  const cached = remembered.get(word);
  if (cached) return cached;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const keys = makeKeys({ word, isPrefix });
  remembered.set(word, keys);
  return keys;
}

/** Cache of computed keys. Names share most of their words, and computing a key takes microseconds. */
const remembered = new Map<string, SoundKeys>();
const REMEMBERED_MOST = 10_000;

function makeKeys({ word, isPrefix }: { word: string; isPrefix: boolean }): SoundKeys {
  // A key must not be empty: a letter without a sound stands for itself, in the same form for both scripts.
  const raw =
    (isIndic(word) && romanize({ word, isPrefix })) || word.replace(/[\u0a80-\u0aff]/g, toDevanagari);
  if (!/^[a-z]+$/.test(raw)) return { raw, fine: raw, skeleton: raw };
  const fine = soundOf({ roman: raw, isPrefix });
  return { raw, fine, skeleton: skeletonOf(fine) };
}

/** Maps different spellings of a sound to one. The order matters: each rule relies on those before it. */
function soundOf({ roman, isPrefix }: { roman: string; isPrefix: boolean }): string {
  const sound = roman
    .replace(/sch/g, 'sk')
    .replace(/ation/g, 'esan')
    .replace(/[ts]ion/g, 'san')
    .replace(/ow/g, 'au')
    .replace(/t?chh?/g, 'C')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/jh|z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/([kgtdb])h/g, '$1')
    .replace(/ee|ea|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ei/g, 'e')
    .replace(/aa+/g, 'a')
    .replace(/au|ou/g, 'av')
    .replace(/ai/g, 'ay');
  return (isPrefix ? sound : sound.replace(/([rtl])y$/, '$1i'))
    .replace(/([^aeiour])r[iu](?!$)/g, '$1r')
    .replace(/(.)\1+/g, '$1');
}

function skeletonOf(fine: string): string {
  const skeleton = joinClusters((fine[0] ?? '') + fine.slice(1).replace(/a/g, ''));
  return skeleton.length < SKELETON_LEAST ? joinClusters(fine) : skeleton;
}

/** Maps spellings of consonant clusters that form once the vowel between them is dropped. */
function joinClusters(sound: string): string {
  return sound
    .replace(/jn|gny|gy/g, 'gn')
    .replace(/nm/g, 'm')
    .replace(/m(?=[pbvs])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/** Unicode orders Gujarati letters like Devanagari, 0x180 higher. */
function toDevanagari(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0x180);
}
