import { sql } from 'kysely';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { isoTime, now, oneValue, rowId } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement, type RowOf } from '#src/server/database/statement.server.ts';

/** Puts the id of a donation before a text, so that the greatest text is the one that was told last. */
const latest = (text: string) => `max((lpad(k.id::text, 19, '0') || ${text}) collate "C") over one`;
/** Takes the id away again. */
const textOf = (column: string) => `substr(max(${column}), 20)`;

/**
 * The rows of the statement, from the received donations of an NGO between two days, of the donors that `part`
 * selects. A donor is known by the hash of an identity number; else by that of another gift with the same name
 * and mail (or mobile number), so that a number that is added to one gift joins all; else by the mail, the
 * mobile number, or the name with the address; by '' if nobody is named. There are no joins: their cost would
 * depend on how well PostgreSQL guesses.
 */
const rowsOf = (part: string) => `own as (
    select d.id, d.nature,
      case d.method when 'cash' then 'cash' when 'kind' then 'kind' else 'electronic' end as mode,
      d.amount - d.refunded as amount, d.donor_name, d.donor_address, d.donor_id_kind, d.donor_id, d.donor_id_hash,
      d.reference,
      coalesce('e ' || d.donor_email, 'm ' || d.donor_mobile,
        'n ' || lower(d.donor_name) || ' ' || lower(coalesce(d.donor_address, '')), '') collate "C" as contact,
      lower(d.donor_name) collate "C" as plain_name
    from donation d
    where d.ngo_id = $1::bigint and d.status = 'received' and d.received_on between $2::date and $3::date
  ), keyed as (
    select o.*, coalesce('i ' || coalesce(o.donor_id_hash,
        case when o.contact <> '' and min(o.donor_id_hash) over same = max(o.donor_id_hash) over same
          then min(o.donor_id_hash) over same end), o.contact) collate "C" as donor
    from own o
    window same as (partition by o.contact, o.plain_name)
  ), told as (
    select k.donor, k.nature, k.mode, k.amount, k.id, ${latest('k.donor_name')} as name,
      ${latest('k.donor_address')} as address,
      ${latest(`k.donor_id_kind || ' ' || k.reference || ' ' || k.donor_id`)} as number
    from keyed k ${part}
    window one as (partition by k.donor)
  ), joined as (
    select donor, nature, mode, sum(amount)::bigint as amount, max(amount)::bigint as largest, count(*)::int as donations,
      max(id) as latest, ${textOf('name')} as name, ${textOf('address')} as address, ${textOf('number')} as number
    from told
    group by donor, nature, mode
  )`;

/** `number`: its kind, the reference that it is sealed for, and the sealed number, with blanks between them. */
const COLUMNS = [
  'latest text',
  'name text null',
  'address text null',
  'number text null',
  'donation.nature',
  'mode text',
  'amount bigint',
  'largest bigint',
  'donations integer',
] as const;

const SELECT = `select j.latest::text, j.name, j.address, j.number, j.nature, j.mode, j.amount, j.largest, j.donations
  from joined j`;

const BY_NAME = `lower(j.name), j.donor, j.nature, j.mode`;

/** Rows in which something is missing come first. */
const PAGE = statement({
  columns: COLUMNS,
  text: `with ${rowsOf('')} ${SELECT}
    order by j.name is not null and j.amount >= 100 and j.number is not null and j.address is not null,
      ${BY_NAME}
    limit $4::int offset $5::int`,
});

const PART = statement({
  columns: COLUMNS,
  text: `with ${rowsOf(`where mod(hashtext(k.donor) & 2147483647, $4::int) = $5::int`)} ${SELECT} order by ${BY_NAME}`,
});

export type StatementPeriod = { ngoId: string; from: string; to: string };
const periodOf = ({ ngoId, from, to }: StatementPeriod) => [ngoId, from, to];
export type StatementRow = RowOf<typeof COLUMNS>;

/** Returns a page of the rows of a statement, those with something missing first. */
export async function selectStatementPage(
  db: Database,
  { period, limit, offset }: { period: StatementPeriod; limit: number; offset: number },
): Promise<StatementRow[]> {
  return runStatement(db, PAGE, [...periodOf(period), limit, offset]);
}

/** Returns one of several parts of the rows, sorted by name. All rows of a donor are in one part. */
export async function selectStatementPart(
  db: Database,
  { period, parts, part }: { period: StatementPeriod; parts: number; part: number },
): Promise<StatementRow[]> {
  return runStatement(db, PART, [...periodOf(period), parts, part]);
}

const SUMMARY = statement({
  columns: [
    'rows integer',
    'donors integer',
    'donations integer',
    'amount bigint',
    'without_id integer',
    'without_address integer',
    'without_name integer',
    'without_amount integer',
    'left_out integer',
    'incomplete integer',
  ],
  text: `with ${rowsOf('')}, facts as (
      select donor, donations, amount, name is not null as has_name, address is not null as has_address,
        number is not null as has_id, name is not null and amount >= 100 as is_in_file
      from joined
    )
    select count(*)::int as rows, (count(distinct donor) filter (where has_name))::int as donors,
      coalesce(sum(donations), 0)::int as donations, coalesce(sum(amount), 0)::bigint as amount,
      (count(distinct donor) filter (where has_name and not has_id))::int as without_id,
      (count(distinct donor) filter (where has_name and not has_address))::int as without_address,
      (count(*) filter (where not has_name))::int as without_name,
      (count(*) filter (where amount < 100))::int as without_amount,
      (count(*) filter (where not is_in_file))::int as left_out,
      (count(*) filter (where is_in_file and not (has_id and has_address)))::int as incomplete
    from facts`,
});

/** Returns how many rows, donors and gifts a statement has, and in how many something is missing. */
export async function selectStatementSummary(db: Database, period: StatementPeriod) {
  const [row] = await runStatement(db, SUMMARY, periodOf(period));
  const [
    rows,
    donors,
    donations,
    amount,
    withoutId,
    withoutAddress,
    withoutName,
    withoutAmount,
    leftOut,
    incomplete,
  ] = row!;
  return {
    rows,
    donors,
    donations,
    amount,
    withoutId,
    withoutAddress,
    withoutName,
    withoutAmount,
    leftOut,
    incomplete,
  };
}

/**
 * Returns the years in which an NGO received donations, by the calendar year in which each begins, latest
 * first.
 */
export async function selectYears(db: Database, ngoId: string): Promise<number[]> {
  const year = sql<number>`extract(year from month - interval '3 months')::int`;
  const rows = await db
    .selectFrom('donation_count')
    .select(year.as('year'))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', 'in', ['received', 'refunded'])
    .groupBy(year)
    .having((eb) => eb(eb.fn.sum('donations'), '>', 0))
    .orderBy('year', 'desc')
    .execute();
  return rows.map((row) => row.year);
}

/** Returns how many donations an NGO received in a period of whole months. */
export async function selectReceivedCount(
  db: Database,
  { ngoId, from, to }: StatementPeriod,
): Promise<number> {
  const { donations } = await db
    .selectFrom('donation_count')
    .select(sql<number>`coalesce(sum(donations), 0)::int`.as('donations'))
    .where('ngo_id', '=', rowId(ngoId))
    .where('month', '>=', from)
    .where('month', '<=', to)
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow();
  return donations;
}

/** Returns the 80G registration of an NGO, and the day on which its number was issued, as far as they are known. */
export async function selectRegistration(
  db: Database,
  ngoId: string,
): Promise<{ urn: string | null; urnIssuedOn: string | null }> {
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .leftJoin('donation_setting as s', 's.ngo_id', 'n.id')
    .select(['n.reg_80g_number as urn', 's.urn_issued_on as urnIssuedOn'])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
}

/**
 * Returns when an NGO last saved the statement of a year, and how many donations of the year have changed
 * since.
 */
export async function selectExport(
  db: Database,
  { ngoId, from, to, year }: StatementPeriod & { year: number },
): Promise<{ at: string; changed: number } | undefined> {
  return db
    .selectFrom('donation_statement as e')
    .select((eb) => [
      isoTime(eb, 'e.exported_at').as('at'),
      oneValue(
        eb
          .selectFrom('donation as d')
          .select(({ fn }) => fn.countAll<number>().as('changed'))
          .where('d.ngo_id', '=', rowId(ngoId))
          .where('d.received_on', '>=', from)
          .where('d.received_on', '<=', to)
          .whereRef('d.updated_at', '>', 'e.exported_at'),
      ).as('changed'),
    ])
    .where('e.ngo_id', '=', rowId(ngoId))
    .where('e.year', '=', year)
    .executeTakeFirst();
}

/** Records that an NGO saves the statement of a year now. */
export async function upsertExport(
  db: Database,
  { ngoId, year }: { ngoId: string; year: number },
): Promise<void> {
  await db
    .insertInto('donation_statement')
    .values({ ngo_id: rowId(ngoId), year })
    .onConflict((conflict) => conflict.columns(['ngo_id', 'year']).doUpdateSet({ exported_at: now }))
    .execute();
}
