import { normalizeText } from './normalize-text.ts';

/** Letters of other scripts that look exactly like Latin letters, by that Latin letter, and a blank of Braille. */
const LOOK_ALIKES: Record<string, string> = {
  ' ': '\u2800',
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐ',
  C: 'СϹᏟꓚ',
  D: 'Ꭰꓓ',
  E: 'ЕΕᎬꓰ',
  F: 'Ϝꓝ',
  G: 'ԌᏀꓖ',
  H: 'НΗᎻꓧ',
  I: 'ІΙӀꓲ',
  J: 'ЈͿᎫꓙ',
  K: 'КΚᏦꓗ',
  L: 'Ꮮꓡ',
  M: 'МΜᎷꓟ',
  N: 'Νꓠ',
  O: 'ОΟՕꓳ',
  P: 'РΡᏢꓑ',
  Q: 'Ԛ',
  R: 'Ꭱꓣ',
  S: 'ЅՏᏚꓢ',
  T: 'ТΤᎢꓔ',
  U: 'Սꓴ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  X: 'ХΧꓫ',
  Y: 'УΥҮꓬ',
  Z: 'ΖᏃꓜ',
  a: 'аαɑ',
  b: 'ЬƄ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιı',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏǀ',
  m: 'м',
  n: 'ոп',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υսʋ',
  v: 'νѵ',
  w: 'ԝѡ',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};

const latinOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/**
 * Replaces letters that only look Latin (Cyrillic а, Greek ο, full-width forms) with the Latin letters. This
 * prevents a name from passing for another one.
 */
export function asReadInLatin(text: string): string {
  // NFKD separates accents from the letters below them, so that they do not hide a look-alike.
  return text.replace(/[^\p{ASCII}\p{Script=Devanagari}\p{Script=Gujarati}]+/gu, (run) =>
    normalizeText([...normalizeText(run, 'NFKD')].map((letter) => latinOf.get(letter) ?? letter).join('')),
  );
}
