import { cities, distanceKm, type City } from './reference.server.ts';
import { districtAliases, townAliases } from './town-aliases.ts';
import { readTypedWords } from '#src/search/formed-words.ts';
import { PhraseIndex } from '#src/search/phrase-index.ts';

/** Where somebody looks for help: a town, or all towns of a district. `name` is the town's or the district's. */
export type Place = { kind: 'city' | 'district'; name: string; towns: readonly City[] };

/** Places by their names in three languages and by what else they are called. */
export const placePhrases = new PhraseIndex<Place>({ ofNames: true, phrases: namesOfPlaces });

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
    // Where the district has the name of its chief town, the town is meant.
    if (townNames.has(district)) continue;
    const place: Place = { kind: 'district', name: district, towns };
    const { districtGu, districtHi } = towns[0]!;
    for (const name of [district, districtGu, districtHi, ...(districtAliases[district] ?? [])]) {
      yield [name, place];
    }
  }
}

/** Letters of a town's name that must be typed before it is meant. */
const BEGUN_LEAST = 3;

/** The towns that a text names, in any of the three scripts, the last word perhaps only begun. */
export function townsNamed(text: string): string[] {
  const words = readTypedWords(text);
  const whole = placePhrases.findWhole(words).flatMap(({ targets }) => targets);
  const prefix = words.at(-1)?.prefix?.skeleton ?? '';
  const begun = prefix.length < BEGUN_LEAST ? [] : placePhrases.findBegun(prefix);
  return [...new Set([...whole, ...begun].flatMap(({ towns }) => towns.map(({ name }) => name)))];
}

/** Kilometres within which help counts as near; so does the same district. */
export const NEAR_KM = 60;

export type TownDistance = {
  name: string;
  km: number;
  isNear: boolean;
  /** What is taken off a score for being so far. */
  penalty: number;
};

/** Every town by its distance from the nearest town of some places. Those asked for last are remembered. */
export function distancesFrom(places: readonly Place[]): readonly TownDistance[] {
  const key = places.map(({ kind, name }) => `${kind} ${name}`).join();
  const known = remembered.get(key) ?? measureFrom(places);
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  remembered.set(key, known);
  return known;
}

const remembered = new Map<string, readonly TownDistance[]>();
const REMEMBERED_MOST = 500;

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

/** About one grade beyond what is near, two beyond 150 km. */
function penaltyOf({ km, isNear }: { km: number; isNear: boolean }): number {
  if (isNear) return km / 250;
  return 0.3 + 0.3 * Math.min(1, Math.max(0, km - 60) / 120) + km / 5000;
}
