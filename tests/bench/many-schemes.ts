import { indexRegistrant } from '../../src/features/scheme/registrant-words.server.ts';
import { indexScheme } from '../../src/features/scheme/scheme-lexemes.server.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_STATES } from '../../src/features/scheme/scheme.values.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { runSql } from '../support/run-sql.ts';
import { vacuum } from './data-folders.ts';
import { joinRuntime, type Runtime } from '../../src/server/runtime.server.ts';

export const SCHEMES = 5_000;
export const REGISTRATIONS = 200_000;
/** The number of registrations for one scheme. */
export const REGISTRATIONS_OF_ONE = 100_000;
const BATCH_SIZE = 5_000;

const FIRST_NAMES = [
  'કોકિલા',
  'Ramesh',
  'मीना',
  'Hansa',
  'જયંતી',
  'Salma',
  'Bhavna',
  'વાલજી',
  'Kanta',
  'Prakash',
  'Asha',
];
const LAST_NAMES = [
  'Patel',
  'પરમાર',
  'Vaghela',
  'देवी',
  'Solanki',
  'ચાવડા',
  'Shaikh',
  'Rathod',
  'Makwana',
  'Dabhi',
];
const TOWNS = ['Rajkot', 'Surat', 'Bhuj', 'Anand', 'Dahod', 'Surendranagar', 'Limbdi', 'Jamnagar'];
const WORDS = [
  'Netra',
  'Awas',
  'Shikshan',
  'Rojgar',
  'Mahila',
  'Kanya',
  'Vikas',
  'Sahay',
  'આરોગ્ય',
  'તાલીમ',
  'Yojana',
];
const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/**
 * Adds schemes to the verified NGOs of the product running on `dataDir`, and registrations, half of them for
 * one scheme of the demo NGO. Returns the id of that scheme.
 */
export async function addManySchemes(dataDir: string): Promise<string> {
  const runtime = await joinRuntime(readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    const ids = await addSchemes(runtime);
    await addRegistrations(runtime, ids);
    await vacuum(runtime, ['scheme', 'scheme_registration', 'scheme_registration_count']);
    return ids[0]!;
  } finally {
    await runtime.stop();
  }
}

async function addSchemes({ db }: Runtime): Promise<string[]> {
  const rows = Array.from({ length: SCHEMES }, (_, index) => {
    const schemeName = `${pickAt(WORDS, index)} ${pickAt(WORDS, Math.floor(index / 11))} ${pickAt(TOWNS, index)} ${index}`;
    const description = `${pickAt(WORDS, index * 3)} for ${pickAt(FIRST_NAMES, index)}. `.repeat(12);
    const category = [pickAt(SCHEME_CATEGORIES, index)];
    const beneficiary = [pickAt(BENEFICIARIES, index)];
    const { sortName, search } = indexScheme({
      schemeName,
      description,
      category,
      beneficiary,
      gender: 'All',
    });
    const state = index % 3 ? 'Gujarat' : index % 2 ? 'all' : pickAt(SCHEME_STATES, index);
    return {
      schemeName,
      description,
      category: category[0],
      beneficiary: pickAt(BENEFICIARIES, index),
      state,
      sortName,
      search,
    };
  });
  const inserted = await runSql<[string]>(db, {
    text: `with checked as (
        select array_agg(id order by name <> 'Drishtikiran Netra Seva', id) as ids from ngo where verified
      )
      insert into scheme (ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search)
      select ids[1 + (place - 1) % cardinality(ids)], r.row->>'schemeName', r.row->>'description',
        array[r.row->>'category'], array[r.row->>'beneficiary'], 'All', r.row->>'state', r.row->>'sortName',
        (r.row->>'search')::tsvector
      from checked, json_array_elements($1::json) with ordinality as r (row, place) returning id::text`,
    values: [JSON.stringify(rows)],
  });
  return inserted.map(([id]) => id);
}

async function addRegistrations({ db }: Runtime, ids: string[]): Promise<void> {
  for (let first = 0; first < REGISTRATIONS; first += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, offset) => {
      const index = first + offset;
      const name = `${pickAt(FIRST_NAMES, index)} ${pickAt(LAST_NAMES, Math.floor(index / 11))}`;
      const [mobile, email] = [String(9_000_000_000 + index), `person${index}@example.org`];
      const address = `${index % 300} Main Road, near the temple, ${pickAt(TOWNS, index * 7)} 36${index % 10000}`;
      const search = indexRegistrant({ name, mobileNumber: mobile, email, city: pickAt(TOWNS, index) });
      const schemeId = index < REGISTRATIONS_OF_ONE ? ids[0] : pickAt(ids, index);
      return {
        schemeId,
        name,
        mobile,
        email,
        address,
        city: pickAt(TOWNS, index),
        search,
        isDecided: index % 5 === 0,
      };
    });
    await runSql(db, {
      text: `insert into scheme_registration (scheme_id, name, mobile_number, mobile_key, email, email_key, address, city,
          language, status, decided_at, note, search)
        select (r->>'schemeId')::bigint, r->>'name', r->>'mobile', r->>'mobile', r->>'email', r->>'email', r->>'address',
          r->>'city', 'en', case when (r->>'isDecided')::boolean then 'approved' else 'new' end,
          case when (r->>'isDecided')::boolean then now() end, 'Came with the papers, the card is still missing',
          (r->>'search')::tsvector
        from json_array_elements($1::json) as r`,
      values: [JSON.stringify(rows)],
    });
  }
}
