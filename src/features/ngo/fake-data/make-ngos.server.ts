import { stringify } from 'csv-stringify/sync';
import { categories, cities, type City } from '#src/features/reference/reference.server.ts';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { makeNgoName } from './make-ngo-name.ts';
import { doings, streets, texts } from './ngo-text-stock.ts';
import { byShare, seededRandom, type Random } from './seeded-random.ts';

/** Shares of the larger towns, by population. Every other town has a share of one. */
const TOWN_SHARES: Record<string, number> = {
  Ahmedabad: 60,
  Surat: 35,
  Vadodara: 28,
  Rajkot: 24,
  Bhavnagar: 14,
  Gandhinagar: 14,
  Jamnagar: 10,
  Junagadh: 10,
  Anand: 10,
  Bhuj: 9,
  Mehsana: 8,
  Nadiad: 8,
  Navsari: 6,
  Valsad: 6,
  Bharuch: 6,
  Surendranagar: 6,
  Palanpur: 6,
  Himatnagar: 6,
  Amreli: 6,
  Patan: 5,
  Godhra: 5,
  Dahod: 5,
  Morbi: 4,
  Porbandar: 4,
};
const CATEGORY_SHARES: Record<string, number> = {
  education: 26,
  health: 14,
  rural: 12,
  women: 10,
  children: 8,
  animals: 7,
  livelihood: 6,
  aged: 5,
  disability: 5,
  environment: 5,
  tribal: 4,
  disaster: 2,
};
const towns = byShare(cities, (city) => TOWN_SHARES[city.name] ?? 1);
const kinds = byShare(categories, (category) => CATEGORY_SHARES[category.slug] ?? 1);

/** Darpan ids step through a prime number of values, so that none repeats. Those of demo NGOs are lower. */
const DARPAN_FIRST = 1_000_000;
const DARPAN_PLACES = 8_999_993;
const DARPAN_STEP = 7_368_787;
const ROWS_AT_ONCE = 500;

type Row = Partial<Record<NgoField, string>>;

/**
 * Generates a CSV file of `count` fake NGOs in pieces. The same seed gives the same bytes, and a shorter file
 * is a prefix of a longer one. The import sees no two rows as the same NGO.
 */
export function* makeNgosCsv({ count, seed }: { count: number; seed: number }): Generator<string> {
  yield stringify([[...NGO_FIELDS]]);
  const keys = new Set<string>();
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const rows: Row[] = [];
    for (let index = first; index < Math.min(first + ROWS_AT_ONCE, count); index++) {
      rows.push(
        makeNgo({ index, random: seededRandom(Math.imul(seed, 1_000_003) + index * 2_654_435), keys }),
      );
    }
    yield stringify(rows, { columns: [...NGO_FIELDS] });
  }
}

function makeNgo({ index, random, keys }: { index: number; random: Random; keys: Set<string> }): Row {
  const city = random.pick(towns);
  const category = random.pick(kinds).slug;
  let names = makeNgoName({ random, category, city });
  while (keys.has(keyOf(names.name, city))) names = makeNgoName({ random, category, city });
  keys.add(keyOf(names.name, city));
  const { missions, services } = texts[category]!;
  const mission = random.pick(missions);
  const foundedYear = 1950 + Math.max(random.below(75), random.below(75));
  const mailbox = `${names.name.toLowerCase().replace(/[^a-z]+/g, '-')}-${index + 1}`;
  const doing = random.below(doings.length);
  const serviceNames = [...new Set(Array.from({ length: 2 + random.below(4) }, () => random.pick(services)))];
  return {
    ...names,
    ...(random.chance(15) && { nameHi: '' }),
    category,
    city: city.name,
    address: `${1 + random.below(120)}, ${random.pick(streets)}, ${city.name}`,
    pin: city.pinPrefix + String(1 + random.below(60)).padStart(3, '0'),
    // Indian phone numbers never begin with 0, so nobody has this one.
    phone: `0000${String(index % 1_000_000).padStart(6, '0')}`,
    email: `${mailbox.slice(-60).replace(/^-/, '')}@example.org`,
    openingHours: index % 2 === 0 ? 'Mo-Sa 10:00-17:00' : '',
    website: random.chance(25) ? `https://${mailbox.slice(-60).replace(/^-/, '')}.example.org/` : '',
    mission,
    description: `${names.name} works in ${city.name} and the villages around it since ${foundedYear}. ${doings[doing]} ${doings[(doing + 3) % doings.length]}`,
    services: serviceNames.map((name) => `${name} | free`).join(';'),
    foundedYear: String(foundedYear),
    ...makePapers({ index, random }),
  };
}

function makePapers({ index, random }: { index: number; random: Random }): Row {
  const registrationType = random.chance(60) ? 'Trust' : random.chance(70) ? 'Society' : 'Section 8 Company';
  const holder = { Trust: 'T', Society: 'A', 'Section 8 Company': 'C' }[registrationType];
  // No PAN begins with ZZZ, so nobody has this one.
  const pan = `ZZZ${holder}Z${String(random.below(10_000)).padStart(4, '0')}${String.fromCharCode(65 + random.below(26))}`;
  const year = 2021 + random.below(5);
  const darpanNumber = DARPAN_FIRST + ((index * DARPAN_STEP) % DARPAN_PLACES);
  return {
    registrationType,
    ...(random.chance(88) && { darpanId: `GJ/${2016 + random.below(10)}/${darpanNumber}` }),
    ...(random.chance(55) && { pan }),
    ...(random.chance(50) && {
      reg12A: `${pan}E${year}1`,
      reg12AValidFrom: `${year}-04-01`,
      reg12AValidTo: `${year + 5}-03-31`,
    }),
    ...(random.chance(45) && {
      reg80G: `${pan}F${year}1`,
      reg80GValidFrom: `${year}-04-01`,
      reg80GValidTo: `${year + 5}-03-31`,
    }),
    ...(random.chance(4) && {
      fcra: `04${String(random.below(10_000_000)).padStart(7, '0')}`,
      fcraValidTo: `${year + 5}-12-31`,
    }),
    ...(random.chance(8) && { csr1: `CSR000${String(random.below(100_000)).padStart(5, '0')}` }),
  };
}

function keyOf(name: string, city: City): string {
  return `${name.toLowerCase()}|${city.name}`;
}
