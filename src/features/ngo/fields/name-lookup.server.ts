import { normalizeText } from '#src/shared/normalize-text.ts';
import { categories, cities, type City } from '#src/features/reference/reference.server.ts';

/** Spellings of towns that occur in real lists besides the official ones. */
const TOWN_ALIASES: Record<string, string> = {
  Amdavad: 'Ahmedabad',
  Ahmadabad: 'Ahmedabad',
  Baroda: 'Vadodara',
  Broach: 'Bharuch',
  Bulsar: 'Valsad',
  Cambay: 'Khambhat',
  Chhotaudaipur: 'Chhota Udepur',
  Chotaudepur: 'Chhota Udepur',
  Disa: 'Deesa',
  Dohad: 'Dahod',
  Ektanagar: 'Kevadia',
  Himmatnagar: 'Himatnagar',
  Jamkhambhalia: 'Khambhalia',
  Khambhaliya: 'Khambhalia',
  Mahesana: 'Mehsana',
  Morvi: 'Morbi',
  Siddhpur: 'Sidhpur',
  Umargam: 'Umbergaon',
  Umargaon: 'Umbergaon',
};

const cityByKey = new Map<string, City>();
const districts = new Map<string, string[]>();
for (const city of cities) {
  for (const name of [city.name, city.nameGu, city.nameHi]) cityByKey.set(keyOf(name), city);
  for (const name of [city.district, city.districtGu, city.districtHi]) {
    districts.set(keyOf(name), [...(districts.get(keyOf(name)) ?? []), city.name]);
  }
}
for (const [alias, name] of Object.entries(TOWN_ALIASES))
  cityByKey.set(keyOf(alias), cityByKey.get(keyOf(name))!);

const slugByKey = new Map<string, string>();
for (const category of categories) {
  for (const issue of category.darpanKeyIssues) slugByKey.set(keyOf(issue), category.slug);
}
// Categories' own names overwrite key issues: if a key issue of one is the name of another, the name wins.
for (const { slug, name, nameGu, nameHi } of categories) {
  for (const own of [slug, name, nameGu, nameHi]) slugByKey.set(keyOf(own), slug);
}

/** Returns the town with that name in any of the three languages, in any case, including old spellings. */
export function findCityByAnyName(text: string): City | undefined {
  return cityByKey.get(keyOf(text));
}

/** Returns the towns of the district with that name; empty if there is none. */
export function townsOfDistrict(text: string): string[] {
  return districts.get(keyOf(text)) ?? [];
}

/**
 * Returns the slug of the category with that slug, name (in any of the three languages) or Darpan key issue.
 */
export function findCategorySlug(text: string): string | undefined {
  return slugByKey.get(keyOf(text));
}

function keyOf(name: string): string {
  return normalizeText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '');
}
