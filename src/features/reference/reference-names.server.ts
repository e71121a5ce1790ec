import type { Language } from '#src/shared/languages.ts';
import { categories, cities } from './reference.server.ts';
import type { ReferenceNames } from './reference.values.ts';

const FIELD = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;
const DISTRICT_FIELD = { en: 'district', hi: 'districtHi', gu: 'districtGu' } as const;

/** Returns the names of towns, districts and categories in `language`, by key. */
export function namesIn(language: Language): ReferenceNames {
  return {
    cities: Object.fromEntries(cities.map((city) => [city.name, city[FIELD[language]]])),
    districts: Object.fromEntries(cities.map((city) => [city.district, city[DISTRICT_FIELD[language]]])),
    categories: Object.fromEntries(categories.map((category) => [category.slug, category[FIELD[language]]])),
  };
}
