import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';

/** What the browser stores about the NGO of the signed-in person. */
export type AccountNgo = NonNullable<Awaited<ReturnType<typeof selectAccountNgo>>>;

/** Returns the NGO that an account belongs to, by the NGO's id. Returns undefined if the NGO was deleted. */
export async function selectAccountNgo(db: Database, id: string) {
  return db
    .selectFrom('account_ngo')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'name',
      'name_gu as nameGu',
      'name_hi as nameHi',
      'category',
      'city',
      'status',
    ])
    .where('id', '=', rowId(id))
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}

/** Returns the id of the oldest NGO with this name, ignoring deleted ones. */
export async function selectNgoIdByName(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_ngo')
    .select((eb) => idText(eb, 'id').as('id'))
    .where('name', '=', name)
    .where('status', '<>', 'deleted')
    .orderBy('account_ngo.id')
    .executeTakeFirst();
  return row?.id;
}
