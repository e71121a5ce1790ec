import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type ExtractTypeFromStringReference,
  type RawBuilder,
  type SelectQueryBuilder,
  type SelectType,
  type SqlBool,
  type StringReference,
} from 'kysely';

/** The type of a column written as text: null if the column may be null. */
type Text<Column> = null extends SelectType<Column> ? string | null : string;
/** The columns of the query whose values have that type. */
type ColumnOf<DB, TB extends keyof DB, Value> = {
  [Column in StringReference<DB, TB>]: SelectType<
    ExtractTypeFromStringReference<DB, TB, Column>
  > extends Value | null
    ? Column
    : never;
}[StringReference<DB, TB>];

/** Formats a column of times as text. */
const timeAs =
  (zone: string, pattern: string) =>
  <DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, Date>>(
    _eb: ExpressionBuilder<DB, TB>,
    column: Column,
  ): RawBuilder<Text<ExtractTypeFromStringReference<DB, TB, Column>>> =>
    sql`to_char(${sql.ref(column)} at time zone ${sql.lit(zone)}, ${sql.lit(pattern)})`;

/** Formats a time as the API does: ISO 8601 in UTC, in whole seconds. */
export const isoTime = timeAs('UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
/** Formats a time as its day in India: `2026-11-21`. */
export const dayInIndia = timeAs('Asia/Kolkata', 'YYYY-MM-DD');

/** Formats a time to the millisecond, ISO 8601 in UTC, as the record of an NGO contains it. */
export const isoMilliseconds = timeAs('UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
/** Formats a time as Indian time, for files that people read: `2026-11-21 15:30`. */
export const minuteInIndia = timeAs('Asia/Kolkata', 'YYYY-MM-DD HH24:MI');

/**
 * Formats a time to the microsecond, as the audit log hashes it. Changing this format breaks every hash
 * chain.
 */
export const exactTime = <DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  column: ColumnOf<DB, TB, Date>,
): RawBuilder<string> => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** Turns a condition into a boolean column. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql`${condition}`;
/** Reports whether a column is not null. */
export const isSet = <DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
): RawBuilder<boolean> => sql`${sql.ref(column)} is not null`;

/** The single value of a query that always returns a row, such as a count. */
export const oneValue = <Row>(query: Expression<Row>): RawBuilder<Row[keyof Row]> => sql`${query}`;

/** The text of a column, or an empty text if it is null. */
export const orEmpty = <DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, string>>(
  _eb: ExpressionBuilder<DB, TB>,
  column: Column,
): RawBuilder<string> => sql`coalesce(${sql.ref(column)}, '')`;

/** The id of a row as text, as the API writes it. */
export function idText<DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, number>>(
  _eb: ExpressionBuilder<DB, TB>,
  column: Column,
): RawBuilder<Text<ExtractTypeFromStringReference<DB, TB, Column>>> {
  return sql`${sql.ref(column)}::text`;
}

/** Converts an id from the API, for comparison with a column. */
export const rowId = (id: string): RawBuilder<number> => sql`${id}::bigint`;
/**
 * Matches any of these ids from the API. They are one parameter, so that the text of the statement does not
 * depend on their number.
 */
export const anyId = (ids: readonly string[]): RawBuilder<number> => sql`any (${ids}::bigint[])`;
/** Matches any of these texts, for comparison with a column. */
export const anyOf = <Value extends string>(values: readonly Value[]): RawBuilder<Value> =>
  sql`any (${values}::text[])`;

/** Today's date in India, as YYYY-MM-DD. */
export const todayInIndia: RawBuilder<string> = sql`(now() at time zone 'Asia/Kolkata')::date`;
/** The start time of the transaction. */
export const now: RawBuilder<Date> = sql`now()`;
/** A number of minutes before the start of the transaction. */
export const minutesAgo = (minutes: number): RawBuilder<Date> =>
  sql`now() - make_interval(mins => ${minutes})`;
/** A number of minutes after the start of the transaction. */
export const inMinutes = (minutes: number): RawBuilder<Date> =>
  sql`now() + make_interval(mins => ${minutes})`;
/** A number of days before the start of the transaction. */
export const daysAgo = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;

/** Returns the number of rows of a query that selects no columns yet. */
export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, unknown>,
): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the columns with the search data of a person (`indexPerson`). */
export function searchColumns(search: string) {
  return { search: sql<string>`${search}::tsvector`, old_search: false };
}
