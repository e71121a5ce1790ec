import { normalizeText } from './normalize-text.ts';

/**
 * Letters that pass for a Latin letter: of other scripts, small capitals, and those with a stroke or a hook. And a blank
 * of Braille.
 */
const LOOK_ALIKES: Record<string, string> = {
  ' ': '\u2800',
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐ',
  C: 'СϹᏟꓚ',
  D: 'ᎠꓓĐ',
  E: 'ЕΕᎬꓰ',
  F: 'Ϝꓝ',
  G: 'ԌᏀꓖ',
  H: 'НΗᎻꓧĦ',
  I: 'ІΙӀꓲ',
  J: 'ЈͿᎫꓙ',
  K: 'КΚᏦꓗ',
  L: 'ᏞꓡŁ',
  M: 'МΜᎷꓟ',
  N: 'Νꓠ',
  O: 'ОΟՕꓳØ',
  P: 'РΡᏢꓑ',
  Q: 'Ԛ',
  R: 'Ꭱꓣ',
  S: 'ЅՏᏚꓢ',
  T: 'ТΤᎢꓔŦ',
  U: 'Սꓴ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  X: 'ХΧꓫ',
  Y: 'УΥҮꓬ',
  Z: 'ΖᏃꓜ',
  a: 'аαɑᴀ',
  b: 'ЬƄʙƀɓ',
  c: 'сϲᴄ',
  d: 'ԁᴅđɗ',
  e: 'еҽᴇɛ',
  f: 'ꜰƒ',
  g: 'ɡցɢɠ',
  h: 'һհʜħ',
  i: 'іιıɪɨ',
  j: 'јϳᴊ',
  k: 'кκᴋĸƙ',
  l: 'ӏǀʟł',
  m: 'мᴍ',
  n: 'ոпɴɲ',
  o: 'оοօσᴏøᴑ',
  p: 'рρᴘƥ',
  q: 'ԛզꞯ',
  r: 'гʀɽ',
  s: 'ѕꜱʂ',
  t: 'тτᴛŧƭ',
  u: 'υսʋᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡᴡⱳ',
  x: 'хχ',
  y: 'уγүʏƴ',
  z: 'ᴢʐ',
};

/** The first letters of alphabets that Unicode does not fold, or folds with brackets: in black circles, in black squares, (a), (A). */
const ALPHABETS = ['\u{1f150}', '\u{1f170}', '\u249c', '\u{1f110}'];
const inSigns = ALPHABETS.flatMap((first) =>
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (latin, at): [string, string] => [
    String.fromCodePoint((first.codePointAt(0) ?? 0) + at),
    latin,
  ]),
);

const latinOf = new Map(
  Object.entries(LOOK_ALIKES)
    .flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin]))
    .concat(inSigns),
);
const toLatin = (text: string) => Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('');

/**
 * Replaces letters that only look Latin (Cyrillic а, Greek ο, small capitals, letters in squares) with the Latin
 * letters. This prevents a name from passing for another one.
 */
export function asReadInLatin(text: string): string {
  // NFKD separates accents from the letters below them, so that they do not hide a look-alike.
  return text.replace(/[^\p{ASCII}\p{Script=Devanagari}\p{Script=Gujarati}]+/gu, (run) =>
    normalizeText(toLatin(normalizeText(toLatin(run), 'NFKD'))),
  );
}
