import { sql } from 'kysely';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, rowId } from '#src/server/database/sql-values.server.ts';
import type { RegistrationDuty, ReminderDays } from './compliance.values.ts';

const NUMBER_COLUMN = { reg12A: 'reg_12a_number', reg80G: 'reg_80g_number', fcra: 'fcra_number' } as const;
const END_COLUMN = { reg12A: 'reg_12a_valid_to', reg80G: 'reg_80g_valid_to', fcra: 'fcra_valid_to' } as const;

/** Returns whether an NGO is verified, and the last days of its registrations, or undefined. */
export async function selectRegistrationEnds(db: Database, ngoId: string) {
  const end = (duty: RegistrationDuty) =>
    sql<
      string | null
    >`case when ${sql.ref(NUMBER_COLUMN[duty])} is not null then ${sql.ref(END_COLUMN[duty])} end`;
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .select(['n.verified', end('reg12A').as('reg12A'), end('reg80G').as('reg80G'), end('fcra').as('fcra')])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns those of the financial years in which the NGO received deductible donations. */
export async function selectStatementYears(
  db: Database,
  { ngoId, years }: { ngoId: string; years: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('donation_receipt')
    .select('year')
    .distinct()
    .where('ngo_id', '=', rowId(ngoId))
    .where('year', 'in', years)
    .where('is_deductible', '=', true)
    .where('cancelled_at', 'is', null)
    .execute();
  return rows.map(({ year }) => year);
}

/** Returns the last day on which the NGO saved the statement of a financial year as a file, or undefined. */
export async function selectStatementSavedOn(
  db: Database,
  { ngoId, year }: { ngoId: string; year: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('donation_statement')
    .select((eb) => dayInIndia(eb, 'exported_at').as('savedOn'))
    .where('ngo_id', '=', rowId(ngoId))
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.savedOn;
}

type Reminding = { daysBefore: ReminderDays; limit: number };
export type Reminded = { ngoId: string; dueOn: string };

/**
 * Records reminders of registrations that expire within these days and were not reminded of yet. Returns up to `limit`
 * of them, to be mailed in the same transaction.
 */
export async function insertRegistrationReminders(
  db: Database,
  { duty, from, to, daysBefore, limit }: Reminding & { duty: RegistrationDuty; from: string; to: string },
): Promise<Reminded[]> {
  const end = sql.ref<string>(`n.${END_COLUMN[duty]}`);
  return db
    .insertInto('compliance_reminder')
    .columns(['ngo_id', 'duty', 'due_on', 'days_before'])
    .expression((eb) =>
      eb
        .selectFrom(ngoTaxColumns(db).as('n'))
        .select([
          'n.id',
          sql<RegistrationDuty>`${duty}::text`.as('duty'),
          end.as('due_on'),
          sql<ReminderDays>`${daysBefore}::smallint`.as('days_before'),
        ])
        .where('n.status', '<>', 'deleted')
        .where(sql.ref(`n.${NUMBER_COLUMN[duty]}`), 'is not', null)
        .where(end, '>=', from)
        .where(end, '<=', to)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('compliance_reminder as r')
                .select('r.ngo_id')
                .whereRef('r.ngo_id', '=', 'n.id')
                .where('r.duty', '=', duty)
                .where('r.due_on', '=', end)
                .where('r.days_before', '=', daysBefore),
            ),
          ),
        )
        .orderBy('n.id')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning((eb) => [idText(eb, 'ngo_id').as('ngoId'), 'due_on as dueOn'])
    .execute();
}

/** Does the same for the statement of a financial year, of verified NGOs that received deductible donations in it. */
export async function insertStatementReminders(
  db: Database,
  { year, dueOn, daysBefore, limit }: Reminding & { year: number; dueOn: string },
): Promise<Reminded[]> {
  return db
    .insertInto('compliance_reminder')
    .columns(['ngo_id', 'duty', 'due_on', 'days_before'])
    .expression((eb) =>
      eb
        .selectFrom(ngoTaxColumns(db).as('n'))
        .select([
          'n.id',
          sql<'statement'>`'statement'`.as('duty'),
          sql<string>`${dueOn}::date`.as('due_on'),
          sql<ReminderDays>`${daysBefore}::smallint`.as('days_before'),
        ])
        .where('n.verified', '=', sql.lit(true))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('donation_receipt as r')
              .select('r.id')
              .whereRef('r.ngo_id', '=', 'n.id')
              .where('r.year', '=', year)
              .where('r.is_deductible', '=', true)
              .where('r.cancelled_at', 'is', null),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('compliance_reminder as c')
                .select('c.ngo_id')
                .whereRef('c.ngo_id', '=', 'n.id')
                .where('c.duty', '=', 'statement')
                .where('c.due_on', '=', dueOn)
                .where('c.days_before', '=', daysBefore),
            ),
          ),
        )
        .orderBy('n.id')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning((eb) => [idText(eb, 'ngo_id').as('ngoId'), 'due_on as dueOn'])
    .execute();
}
