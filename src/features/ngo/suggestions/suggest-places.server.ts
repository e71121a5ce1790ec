import { categories, cities } from '#src/features/reference/reference.server.ts';
import { townAliases } from '#src/features/reference/town-aliases.ts';
import { needById, needs, type Need } from '#src/search/need-catalogue.server.ts';
import { preparedData } from '#src/server/prepared-data.server.ts';
import { LazyValue } from '#src/shared/lazy-value.ts';
import { soundOfName } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';

/** The minimum number of letters for suggesting needs. Fewer would match too many. */
const NEED_LEAST = 3;

type SoundEntry = { sounds: string[]; suggestion: NgoSuggestion };

const towns: SoundEntry[] = cities.map(({ name, nameGu, nameHi }) => ({
  sounds: soundsOf([name, nameGu, nameHi, ...(townAliases[name] ?? [])]),
  suggestion: { type: 'city', _id: name, name, nameGu, nameHi, category: null, city: name },
}));

const kinds: SoundEntry[] = categories.map(({ slug, name, nameGu, nameHi }) => ({
  sounds: soundsOf([slug, name, nameGu, nameHi]).flatMap(tails),
  suggestion: { type: 'category', _id: slug, name, nameGu, nameHi, category: slug, city: null },
}));

/** The sound of a phrase, and the id of its need. */
type PhraseSound = [sound: string, id: string];

/** The phrases for needs, sorted by sound, and the sounds of the needs' own names. */
export const needSounds = new LazyValue(function* () {
  yield;
  return readSounds();
});

const readSounds = preparedData('need-sounds', () => ({
  phrases: needs
    .flatMap(({ id, phrases }) => soundsOf(phrases).map((sound): PhraseSound => [sound, id]))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
  names: Object.fromEntries(needs.map(({ id, name }) => [id, soundsOf([name.en, name.gu, name.hi])])),
}));

/** How many phrases the need's own name counts for. */
const NAME_TIMES = 2;
/**
 * If this many of a need's phrases begin with the whole word and no NGO matches, the need counts as named.
 */
const WHOLE_LEAST = 3;

/**
 * Returns the needs whose own name begins with the sound (`named`) and those with another phrase that does
 * (`others`), each ordered by the number of matching phrases. With `areWordsNames`, a need also counts as
 * named if many of its phrases begin with the sound as a whole word.
 */
export function suggestNeeds(
  sound: string,
  { areWordsNames }: { areWordsNames: boolean },
): { named: NgoSuggestion[]; others: NgoSuggestion[] } {
  if (sound.length < NEED_LEAST) return { named: [], others: [] };
  const { phrases, names } = needSounds.value;
  const times = new Map<string, { all: number; whole: number }>();
  for (let at = firstFrom(phrases, sound); at < phrases.length; at++) {
    const [whole, id] = phrases[at]!;
    if (!whole.startsWith(sound)) break;
    const counts = times.get(id) ?? { all: 0, whole: 0 };
    const isWhole = whole === sound || whole[sound.length] === ' ';
    times.set(id, { all: counts.all + 1, whole: counts.whole + Number(isWhole) });
  }
  const ranked = [...times].map(([id, { all, whole }]) => {
    const isNamed = names[id]!.some((name) => name.startsWith(sound));
    const isFirst = isNamed || (areWordsNames && whole >= WHOLE_LEAST);
    return { need: needById.get(id)!, isFirst, count: all + (isNamed ? NAME_TIMES : 0) };
  });
  ranked.sort((a, b) => b.count - a.count);
  const suggestionsOf = (areFirst: boolean) =>
    ranked.filter(({ isFirst }) => isFirst === areFirst).map(({ need }) => suggestionOf(need));
  return { named: suggestionsOf(true), others: suggestionsOf(false) };
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

/** Returns the index of the first phrase that does not sort before the sound (binary search). */
function firstFrom(phrases: readonly PhraseSound[], sound: string): number {
  let [low, high] = [0, phrases.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (phrases[middle]![0] < sound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the towns whose name, and the categories with a word in their name, that begins with the sound in
 * any of the three scripts.
 */
export function suggestPlaces(sound: string): { towns: NgoSuggestion[]; categories: NgoSuggestion[] } {
  const matching = (entries: SoundEntry[]) =>
    entries
      .filter(({ sounds }) => sounds.some((entrySound) => entrySound.startsWith(sound)))
      .map(({ suggestion }) => suggestion);
  return { towns: matching(towns), categories: matching(kinds) };
}

function soundsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => soundOfName(name)))];
}

/** Returns `a b c`, `b c` and `c` for `a b c`. */
function tails(sound: string): string[] {
  const words = sound.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}
