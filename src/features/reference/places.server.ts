import { LRUCache } from 'lru-cache';
import { cities, distanceKm, type City } from './reference.server.ts';
import { districtAliases, townAliases } from './town-aliases.ts';
import { readQueryWords } from '#src/search/words/formed-words.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readPhrase } from '#src/search/phrases/phrase-tokens.ts';

/**
 * Where somebody looks for help: one town, or all towns of a district. `name` is the name of that town or
 * district.
 */
export type Place = { kind: 'city' | 'district'; name: string; towns: readonly City[] };

/** Index of places by their names in three languages and by their aliases. */
export const placePhrases = new PhraseIndex<Place>({
  ofNames: true,
  *phrases() {
    for (const [name, place] of namesOfPlaces()) for (const words of readPhrase(name)) yield [words, place];
  },
});

function* namesOfPlaces(): Generator<[string, Place]> {
  for (const city of cities) {
    const place: Place = { kind: 'city', name: city.name, towns: [city] };
    const plain = city.name.replace(/ \(.*/, '');
    for (const name of [city.name, plain, city.nameGu, city.nameHi, ...(townAliases[plain] ?? [])]) {
      yield [name, place];
    }
  }
  const townNames = new Set(cities.map(({ name }) => name));
  for (const [district, towns] of Map.groupBy(cities, (city) => city.district)) {
    // A name that a district shares with its chief town refers to the town.
    if (townNames.has(district)) continue;
    const place: Place = { kind: 'district', name: district, towns };
    const { districtGu, districtHi } = towns[0]!;
    for (const name of [district, districtGu, districtHi, ...(districtAliases[district] ?? [])]) {
      yield [name, place];
    }
  }
}

/** Minimum length of the prefix of a town name for the prefix to match. */
const PREFIX_LEAST = 3;

/** Returns the towns that a text names in any of the three scripts. The last word may be incomplete. */
export function findTowns(text: string): string[] {
  const words = readQueryWords(text);
  const whole = placePhrases.findWhole(words).flatMap(({ targets }) => targets);
  const prefix = words.at(-1)?.prefix?.skeleton ?? '';
  const byPrefix = prefix.length < PREFIX_LEAST ? [] : placePhrases.findByPrefix(prefix);
  return [...new Set([...whole, ...byPrefix].flatMap(({ towns }) => towns.map(({ name }) => name)))];
}

/** Help within this many kilometres counts as near. So does help in the same district. */
export const NEAR_KM = 60;

export type TownDistance = {
  name: string;
  km: number;
  isNear: boolean;
  /** Subtracted from the search score because of the distance. */
  penalty: number;
};

/**
 * Returns every town with its distance from the closest town of `places`, nearest first. Results are cached.
 */
export function distancesFrom(places: readonly Place[]): readonly TownDistance[] {
  const key = places.map(({ kind, name }) => `${kind} ${name}`).join();
  const distances = cache.get(key) ?? measureFrom(places);
  cache.set(key, distances);
  return distances;
}

const cache = new LRUCache<string, readonly TownDistance[]>({ max: 500 });

function measureFrom(places: readonly Place[]): TownDistance[] {
  const centres = [...new Set(places.flatMap(({ towns }) => towns))];
  const districts = new Set(centres.map(({ district }) => district));
  return cities
    .map((town) => {
      const km = Math.min(...centres.map((from) => distanceKm({ from, to: town })));
      const isNear = km <= NEAR_KM || districts.has(town.district);
      return { name: town.name, km, isNear, penalty: penaltyOf({ km, isNear }) };
    })
    .sort((a, b) => a.km - b.km);
}

/**
 * Near towns lose little. For other towns the penalty is about 0.3 at first and rises to about 0.6 at 180 km.
 * The small last term ranks nearer towns higher beyond that.
 */
function penaltyOf({ km, isNear }: { km: number; isNear: boolean }): number {
  if (isNear) return km / 250;
  return 0.3 + 0.3 * Math.min(1, Math.max(0, km - NEAR_KM) / 120) + km / 5000;
}
