/**
 * Transliterates Gujarati and Devanagari into plain Latin letters, letter by letter: જીવન and जीवन both
 * become `jiivan`. Both scripts share one table, because Unicode places Gujarati 0x180 after Devanagari.
 */

const GUJARATI_SHIFT = 0x180;
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';
const CANDRABINDU = '\u0901';
const LABIALS = new Set('पफबभम');

// oxfmt-ignore
const consonants: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n',
  प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ॹ: 'j',
};

// oxfmt-ignore
const vowels: Record<string, string> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ॠ: 'ri', ऌ: 'li', ऍ: 'e', ऎ: 'e',
  ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au', ॐ: 'om',
};

// oxfmt-ignore
const signs: Record<string, string> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'ॄ': 'ri', 'ॅ': 'e', 'ॆ': 'e',
  'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au',
};

/** Reports whether the character belongs to Gujarati or Devanagari. */
export function isIndic(character: string): boolean {
  const code = character.charCodeAt(0);
  return (code >= 0x900 && code <= 0x97f) || (code >= 0xa80 && code <= 0xaff);
}

/**
 * Transliterates one Gujarati or Devanagari word into Latin letters. Adds the inherent vowels, except the
 * silent one at the end. With `isPrefix`, the word is incomplete, so an anusvara at its end is kept. Never
 * throws; characters without a sound are dropped.
 */
export function romanize({ word, isPrefix = false }: { word: string; isPrefix?: boolean }): string {
  const letters = [...word].map(asDevanagari);
  let roman = '';
  // Whether the last letter was a consonant whose vowel is not known yet.
  let isBare = false;
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index]!;
    if (signs[letter] !== undefined) {
      roman += signs[letter];
      isBare = false;
    } else if (letter === VIRAMA) {
      isBare = false;
    } else if (letter === ANUSVARA || letter === CANDRABINDU) {
      if (isBare) roman += 'a';
      isBare = false;
      const next = letters[index + 1];
      if (next !== undefined || isPrefix) roman += next !== undefined && LABIALS.has(next) ? 'm' : 'n';
    } else if (consonants[letter] !== undefined) {
      if (isBare) roman += 'a';
      isBare = true;
      // In Gujarat, ज्ञ is pronounced gy.
      if (letter === 'ज' && letters[index + 1] === VIRAMA && letters[index + 2] === 'ञ') {
        roman += 'gy';
        index += 2;
      } else {
        roman += consonants[letter];
      }
    } else if (vowels[letter] !== undefined) {
      if (isBare) roman += 'a';
      isBare = false;
      roman += vowels[letter];
    }
  }
  return roman;
}

function asDevanagari(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0xa80 && code <= 0xaff ? String.fromCharCode(code - GUJARATI_SHIFT) : letter;
}
