import pg from 'pg';
import { indexRegistration, indexScheme } from '../../src/features/scheme/scheme-lexemes.server.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_STATES } from '../../src/features/scheme/scheme.values.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { runSql } from '../support/run-sql.ts';
import { joinRuntime, type Runtime } from '../../src/server/runtime.server.ts';
import { asOwner } from '../support/as-owner.ts';

export const SCHEMES = 5_000;
export const REGISTRATIONS = 200_000;
/** The number of registrations for one scheme. */
export const OF_ONE = 100_000;
const AT_ONCE = 5_000;

const FIRST = [
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
const LAST = ['Patel', 'પરમાર', 'Vaghela', 'देवी', 'Solanki', 'ચાવડા', 'Shaikh', 'Rathod', 'Makwana', 'Dabhi'];
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
const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/**
 * Adds schemes to the verified NGOs of the product running on `dataDir`, and registrations, half of them for
 * one scheme of the demo NGO. Returns the id of that scheme.
 */
export async function addManySchemes(dataDir: string): Promise<string> {
  const runtime = await joinRuntime(readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    const ids = await addSchemes(runtime);
    await addRegistrations(runtime, ids);
    await tidy(asOwner(runtime.databaseUrl));
    return ids[0]!;
  } finally {
    await runtime.stop();
  }
}

/**
 * Does what autovacuum does some time after so many inserts. The role of the app lacks the right to do this.
 */
async function tidy(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze scheme, scheme_registration, scheme_registration_count');
  await client.end();
}

async function addSchemes({ db }: Runtime): Promise<string[]> {
  const rows = Array.from({ length: SCHEMES }, (_, at) => {
    const schemeName = `${of(WORDS, at)} ${of(WORDS, Math.floor(at / 11))} ${of(TOWNS, at)} ${at}`;
    const description = `${of(WORDS, at * 3)} for ${of(FIRST, at)}. `.repeat(12);
    const category = [of(SCHEME_CATEGORIES, at)];
    const beneficiary = [of(BENEFICIARIES, at)];
    const { sortName, search } = indexScheme({
      schemeName,
      description,
      category,
      beneficiary,
      gender: 'All',
    });
    const state = at % 3 ? 'Gujarat' : at % 2 ? 'all' : of(SCHEME_STATES, at);
    return {
      schemeName,
      description,
      category: category[0],
      beneficiary: of(BENEFICIARIES, at),
      state,
      sortName,
      search,
    };
  });
  const made = await runSql<[string]>(db, {
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
  return made.map(([id]) => id);
}

async function addRegistrations({ db }: Runtime, ids: string[]): Promise<void> {
  for (let first = 0; first < REGISTRATIONS; first += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, more) => {
      const at = first + more;
      const name = `${of(FIRST, at)} ${of(LAST, Math.floor(at / 11))}`;
      const [mobile, email] = [String(9_000_000_000 + at), `person${at}@example.org`];
      const address = `${at % 300} Main Road, near the temple, ${of(TOWNS, at * 7)} 36${at % 10000}`;
      const search = indexRegistration([name, mobile, email, address, of(TOWNS, at)]);
      const schemeId = at < OF_ONE ? ids[0] : of(ids, at);
      return { schemeId, name, mobile, email, address, city: of(TOWNS, at), search, isDecided: at % 5 === 0 };
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
