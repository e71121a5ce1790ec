import { categories, cities } from '#src/features/reference/reference.server.ts';
import { townAliases } from '#src/features/reference/town-aliases.ts';
import { needs, type Need } from '#src/search/need-catalogue.server.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import { soundOfName } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';

/** Needs that a beginning may mean; fewer letters would mean too many. */
const NEED_LEAST = 3;

type Known = { sounds: string[]; suggestion: NgoSuggestion };

const towns: Known[] = cities.map(({ name, nameGu, nameHi }) => ({
  sounds: soundsOf([name, nameGu, nameHi, ...(townAliases[name] ?? [])]),
  suggestion: { type: 'city', _id: name, name, nameGu, nameHi, category: null, city: name },
}));

const kinds: Known[] = categories.map(({ slug, name, nameGu, nameHi }) => ({
  sounds: soundsOf([slug, name, nameGu, nameHi]).flatMap(tails),
  suggestion: { type: 'category', _id: slug, name, nameGu, nameHi, category: slug, city: null },
}));

type Called = { sound: string; need: Need };

/** What needs are called, in the order of the sounds, and how their own names sound. */
export const needSounds = new LazyValue(function* () {
  const called: Called[] = [];
  const names = new Map<string, string[]>();
  for (const need of needs) {
    yield;
    called.push(...soundsOf(need.phrases).map((sound) => ({ sound, need })));
    names.set(need.id, soundsOf([need.name.en, need.name.gu, need.name.hi]));
  }
  return { called: called.sort((a, b) => (a.sound < b.sound ? -1 : 1)), names };
});

/** What a need gains by its own name beside other things that it is called. */
const NAME_TIMES = 2;
/** So many things that it is called begin with the whole word: where no NGO does, it is meant. */
const WHOLE_LEAST = 3;

/**
 * Needs whose own name sounds so from its beginning, and those that people call something else that does, the most often called so
 * first. `areWordsNames`: what many things begin with as a whole word is taken for a name.
 */
export function suggestNeeds(
  sound: string,
  { areWordsNames }: { areWordsNames: boolean },
): { named: NgoSuggestion[]; called: NgoSuggestion[] } {
  if (sound.length < NEED_LEAST) return { named: [], called: [] };
  const { called, names } = needSounds.value;
  const times = new Map<Need, { all: number; whole: number }>();
  for (let at = firstFrom(called, sound); at < called.length; at++) {
    const { sound: whole, need } = called[at]!;
    if (!whole.startsWith(sound)) break;
    const known = times.get(need) ?? { all: 0, whole: 0 };
    const isWhole = whole === sound || whole[sound.length] === ' ';
    times.set(need, { all: known.all + 1, whole: known.whole + Number(isWhole) });
  }
  const ranked = [...times].map(([need, { all, whole }]) => {
    const isNamed = names.get(need.id)!.some((name) => name.startsWith(sound));
    const isFirst = isNamed || (areWordsNames && whole >= WHOLE_LEAST);
    return { need, isFirst, count: all + (isNamed ? NAME_TIMES : 0) };
  });
  ranked.sort((a, b) => b.count - a.count);
  const suggested = (areFirst: boolean) =>
    ranked.filter(({ isFirst }) => isFirst === areFirst).map(({ need }) => suggestionOf(need));
  return { named: suggested(true), called: suggested(false) };
}

function suggestionOf({ id, name }: Need): NgoSuggestion {
  return {
    type: 'need',
    _id: id,
    name: name.en,
    nameGu: name.gu,
    nameHi: name.hi,
    category: null,
    city: null,
  };
}

/** The first place among what needs are called that does not sort before the sound. */
function firstFrom(called: readonly Called[], sound: string): number {
  let [low, high] = [0, called.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (called[middle]!.sound < sound) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
