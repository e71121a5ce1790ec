import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, minutesAgo, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { YEAR_FILE_DAYS } from './year-file.values.ts';

type WhichFile = { email: string; year: number; language: Language };

/** Returns the file of a year that a job has made, sealed, or undefined. */
export async function selectYearFile(db: Database, { email, year, language }: WhichFile) {
  return db
    .selectFrom('donor_year_file')
    .select((eb) => [eb.ref('contents').$notNull().as('contents'), eb.ref('sealed').$notNull().as('sealed')])
    .where('email', '=', email)
    .where('year', '=', year)
    .where('language', '=', language)
    .where('made_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * Asks for the file of a year, in place of one that was made. Returns its id, or undefined if it was asked for within the
 * hour and is still being made.
 */
export async function upsertYearFile(db: Database, which: WhichFile): Promise<string | undefined> {
  const row = await db
    .insertInto('donor_year_file')
    .values(which)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'year', 'language'])
        .doUpdateSet({ asked_at: now, contents: null, sealed: null, made_at: null })
        .where((eb) =>
          eb.or([
            eb('donor_year_file.made_at', 'is not', null),
            eb('donor_year_file.asked_at', '<', minutesAgo(60)),
          ]),
        ),
    )
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}

/** Returns a file that is still to be made, or undefined. */
export async function selectAskedFile(db: Database, id: string) {
  return db
    .selectFrom('donor_year_file')
    .select(['email', 'year', 'language'])
    .where('id', '=', rowId(id))
    .where('made_at', 'is', null)
    .executeTakeFirst();
}

/** Stores a file that is still to be made. Returns false if nobody waits for it any more. */
export async function updateMade(
  db: Database,
  { id, contents, sealed }: { id: string; contents: string; sealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('donor_year_file')
    .set({ contents, sealed, made_at: now })
    .where('id', '=', rowId(id))
    .where('made_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the files of a mailbox. */
export async function deleteYearFiles(db: Database, email: string): Promise<void> {
  await db.deleteFrom('donor_year_file').where('email', '=', email).execute();
}

/** Deletes the files that were asked for long ago. */
export async function deleteOldYearFiles(db: Database): Promise<void> {
  await db.deleteFrom('donor_year_file').where('asked_at', '<', daysAgo(YEAR_FILE_DAYS)).execute();
}
