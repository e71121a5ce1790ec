import type { City } from '#src/features/reference/reference.server.ts';
import { endings, honorifics, openings, works, type StockWord } from './ngo-word-stock.ts';
import { byShare, type Random } from './seeded-random.ts';

const endingsByShare = byShare(endings, (ending) => ending.share);

/**
 * Returns a fake name in the style of NGOs in Gujarat, in three scripts. The Latin spelling is one of the
 * usual ones.
 */
export function makeNgoName({ random, category, city }: { random: Random; category: string; city: City }): {
  name: string;
  nameGu: string;
  nameHi: string;
} {
  const town: StockWord = {
    latin: [city.name.replace(/ \(.*/, '')],
    gu: city.nameGu.replace(/ \(.*/, ''),
    hi: city.nameHi.replace(/ \(.*/, ''),
  };
  const words: StockWord[] = [];
  if (random.chance(30)) words.push(random.pick(honorifics));
  words.push(random.chance(12) ? town : random.pick(openings));
  if (random.chance(45)) words.push(random.pick(openings));
  if (random.chance(60)) words.push(random.pick(works[category]!));
  words.push(...random.pick(endingsByShare).words);
  // No name has the same word twice in a row.
  const distinctWords = words.filter((word, index) => word.gu !== words[index - 1]?.gu);
  return {
    name: distinctWords.map(({ latin }) => (random.chance(75) ? latin[0]! : random.pick(latin))).join(' '),
    nameGu: distinctWords.map((word) => word.gu).join(' '),
    nameHi: distinctWords.map((word) => word.hi).join(' '),
  };
}
