import { isIndic, romanize } from './romanize.ts';

/**
 * The three keys of a word, from the strictest to the most forgiving: `raw` is its letters in Latin, `fine` its sound
 * with the vowels, `skeleton` its sound without the vowel a, which Latin spellings put in and leave out freely.
 * Skeletons find, `fine` and `raw` rank.
 */
export type SoundKeys = { raw: string; fine: string; skeleton: string };

/** Skeletons shorter than this say too little: they keep their vowels. */
const SKELETON_LEAST = 3;

/**
 * The keys of one word in lower case of any of the three scripts, as `wordsOfText` gives it. `isPrefix`: the word is not
 * typed to its end, so that the rules for endings do not apply. A word of another script is its own key. Never throws.
 */
export function keysOfWord({ word, isPrefix = false }: { word: string; isPrefix?: boolean }): SoundKeys {
  if (isPrefix) return makeKeys({ word, isPrefix });
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const keys = makeKeys({ word, isPrefix });
  remembered.set(word, keys);
  return keys;
}

/** Names share most of their words, and making keys takes microseconds: those made last are kept. */
const remembered = new Map<string, SoundKeys>();
const REMEMBERED_MOST = 50_000;

function makeKeys({ word, isPrefix }: { word: string; isPrefix: boolean }): SoundKeys {
  // A letter without a sound stands for itself, the same in both scripts, as no key is empty.
  const raw =
    (isIndic(word) && romanize({ word, isPrefix })) || word.replace(/[\u0a80-\u0aff]/g, toDevanagari);
  if (!/^[a-z]+$/.test(raw)) return { raw, fine: raw, skeleton: raw };
  const fine = soundOf({ roman: raw, isPrefix });
  return { raw, fine, skeleton: skeletonOf(fine) };
}

/** Spellings of one sound made one. The order counts: each rule stands on those before it. */
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

/** Consonants that meet when the vowel between them is gone are spelt in several ways too. */
function joinClusters(sound: string): string {
  return sound
    .replace(/jn|gny|gy/g, 'gn')
    .replace(/nm/g, 'm')
    .replace(/m(?=[pbvs])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/** Gujarati letters stand in Unicode as those of Devanagari do, 0x180 further on. */
function toDevanagari(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0x180);
}
