import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type ExtractTypeFromStringReference,
  type RawBuilder,
  type SelectType,
  type SqlBool,
  type StringReference,
} from 'kysely';

/** Text, where the column may be null also null. */
type Text<Column> = null extends SelectType<Column> ? string | null : string;
/** A column of the query whose values are of that type. */
type ColumnOf<DB, TB extends keyof DB, Value> = {
  [Column in StringReference<DB, TB>]: SelectType<
    ExtractTypeFromStringReference<DB, TB, Column>
  > extends Value | null
    ? Column
    : never;
}[StringReference<DB, TB>];

/** Writes a column that holds times as text. */
const timeAs =
  (zone: string, pattern: string) =>
  <DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, Date>>(
    _eb: ExpressionBuilder<DB, TB>,
    column: Column,
  ): RawBuilder<Text<ExtractTypeFromStringReference<DB, TB, Column>>> =>
    sql`to_char(${sql.ref(column)} at time zone ${sql.lit(zone)}, ${sql.lit(pattern)})`;

/** A time as the API writes it, ISO 8601 in UTC, in whole seconds. */
export const isoTime = timeAs('UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
/** The day of a time in India: `2026-11-21`. */
export const dayInIndia = timeAs('Asia/Kolkata', 'YYYY-MM-DD');

/** A time to the millisecond, ISO 8601 in UTC, as the record of an NGO holds it. */
export const isoMilliseconds = timeAs('UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
/** A time in India, for a file that people read: `2026-11-21 15:30`. */
export const minuteInIndia = timeAs('Asia/Kolkata', 'YYYY-MM-DD HH24:MI');

/** A time to the microsecond, as the audit log is hashed: changing it breaks every chain. */
export const exactTime = <DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  column: ColumnOf<DB, TB, Date>,
): RawBuilder<string> => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** A condition as a column of true and false. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql`${condition}`;
/** Whether a column holds anything. */
export const isSet = <DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
): RawBuilder<boolean> => sql`${sql.ref(column)} is not null`;

/** The value of a query that always finds a row, as a count does. */
export const oneValue = <Row>(query: Expression<Row>): RawBuilder<Row[keyof Row]> => sql`${query}`;

/** The text of a column; empty when there is none. */
export const orEmpty = <DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, string>>(
  _eb: ExpressionBuilder<DB, TB>,
  column: Column,
): RawBuilder<string> => sql`coalesce(${sql.ref(column)}, '')`;

/** The id of a row as the API writes it: as text. */
export function idText<DB, TB extends keyof DB, Column extends ColumnOf<DB, TB, number>>(
  _eb: ExpressionBuilder<DB, TB>,
  column: Column,
): RawBuilder<Text<ExtractTypeFromStringReference<DB, TB, Column>>> {
  return sql`${sql.ref(column)}::text`;
}

/** An id of the API, to be compared with a column. */
export const rowId = (id: string): RawBuilder<number> => sql`${id}::bigint`;
/** Any of these ids of the API. One parameter, so that the statement's text does not depend on how many they are. */
export const anyId = (ids: readonly string[]): RawBuilder<number> => sql`any (${ids}::bigint[])`;
/** Any of these texts, to be compared with a column. */
export const anyOf = <Value extends string>(values: readonly Value[]): RawBuilder<Value> =>
  sql`any (${values}::text[])`;

/** The day in India, as YYYY-MM-DD. */
export const todayInIndia: RawBuilder<string> = sql`(now() at time zone 'Asia/Kolkata')::date`;
/** The begin of the transaction. */
export const now: RawBuilder<Date> = sql`now()`;
export const minutesAgo = (minutes: number): RawBuilder<Date> =>
  sql`now() - make_interval(mins => ${minutes})`;
export const inMinutes = (minutes: number): RawBuilder<Date> =>
  sql`now() + make_interval(mins => ${minutes})`;
export const daysAgo = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;
