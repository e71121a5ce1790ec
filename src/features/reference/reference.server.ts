import categoryRows from '#database/reference/categories.json' with { type: 'json' };
import cityRows from '#database/reference/cities.json' with { type: 'json' };
import stateRows from '#database/reference/states.json' with { type: 'json' };

/** A town of Gujarat. `name` is its key in URLs, forms and the database. */
export type City = (typeof cityRows)[number];

/** A kind of work, keyed by `slug`. `helpCategory` is the matching category of help in the specification. */
export type Category = (typeof categoryRows)[number];

export const cities: readonly City[] = cityRows;
export const categories: readonly Category[] = categoryRows;
/** The 28 states, without union territories (specification, section 3). */
export const states: readonly (typeof stateRows)[number][] = stateRows;

const cityByKey = new Map(cities.map((city) => [keyOf(city.name), city]));
const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));

/** Finds a city by name, ignoring case and accepting hyphens for spaces (`kalol-panchmahal`). */
export function findCity(name: string): City | undefined {
  return cityByKey.get(keyOf(name));
}

/** Returns the category with this slug, or undefined. */
export function findCategory(slug: string): Category | undefined {
  return categoryBySlug.get(slug);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '');
}

const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance between two towns in whole kilometres. */
export function distanceKm({ from, to }: { from: City; to: City }): number {
  const rad = Math.PI / 180;
  const half = (a: number, b: number) => Math.sin(((b - a) * rad) / 2) ** 2;
  const h =
    half(from.lat, to.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(from.lng, to.lng);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h)));
}

/** Returns every town with its distance from `from` in kilometres, nearest first. */
export function citiesByDistance(from: City): { city: City; km: number }[] {
  return cities
    .map((city) => ({ city, km: distanceKm({ from, to: city }) }))
    .sort((a, b) => a.km - b.km || a.city.name.localeCompare(b.city.name));
}
