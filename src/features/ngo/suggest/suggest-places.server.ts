import { categories, cities } from '#src/features/reference/reference.server.ts';
import { townAliases } from '#src/features/reference/town-aliases.ts';
import { soundOfName } from '../ngo-lexemes.server.ts';
import type { NgoSuggestion } from '../ngo.contract.ts';

type Known = { sounds: string[]; suggestion: NgoSuggestion };

const towns: Known[] = cities.map(({ name, nameGu, nameHi }) => ({
  sounds: soundsOf([name, nameGu, nameHi, ...(townAliases[name] ?? [])]),
  suggestion: { type: 'city', _id: name, name, nameGu, nameHi, category: null, city: name },
}));

const kinds: Known[] = categories.map(({ slug, name, nameGu, nameHi }) => ({
  sounds: soundsOf([slug, name, nameGu, nameHi]).flatMap(tails),
  suggestion: { type: 'category', _id: slug, name, nameGu, nameHi, category: slug, city: null },
}));

/** Towns whose name, and categories a word of whose name, sounds so from its beginning, in any of the three scripts. */
export function suggestPlaces(sound: string): { towns: NgoSuggestion[]; categories: NgoSuggestion[] } {
  const matching = (known: Known[]) =>
    known
      .filter(({ sounds }) => sounds.some((one) => one.startsWith(sound)))
      .map(({ suggestion }) => suggestion);
  return { towns: matching(towns), categories: matching(kinds) };
}

function soundsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => soundOfName(name)))];
}

/** `a b c` also from its second and third word on. */
function tails(sound: string): string[] {
  const words = sound.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}
