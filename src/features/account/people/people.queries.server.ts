import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, isoTime, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoRole } from '#src/features/account/account.values.ts';

export type PersonRow = {
  _id: string;
  name: string;
  email: string;
  language: Language;
  ngoRole: NgoRole;
  isDisabled: boolean;
  signedInAt: string | null;
  createdAt: string;
  /** Null for members. */
  managerSince: string | null;
};

const selectOfNgo = (db: Database, ngoId: string) =>
  db
    .selectFrom('account')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'name',
      'email',
      'language',
      eb.ref('ngo_role').$notNull().as('ngoRole'),
      isSet(eb, 'disabled_at').as('isDisabled'),
      isoTime(eb, 'signed_in_at').as('signedInAt'),
      isoTime(eb, 'created_at').as('createdAt'),
      isoTime(eb, 'manager_since').as('managerSince'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .orderBy('account.id');

/** Returns the people of an NGO, oldest account first. */
export async function selectPeople(db: Database, ngoId: string): Promise<PersonRow[]> {
  return selectOfNgo(db, ngoId).execute();
}

/** Like `selectPeople`, and keeps others from changing them until the transaction ends. */
export async function lockPeople(db: Database, ngoId: string): Promise<PersonRow[]> {
  return selectOfNgo(db, ngoId).forUpdate().execute();
}

export async function updateNgoRole(
  db: Database,
  { id, ngoId, ngoRole }: { id: string; ngoId: string; ngoRole: NgoRole },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ ngo_role: ngoRole })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}

/** Deletes an account of an NGO with its sessions and everything else that belongs to it alone. */
export async function deletePerson(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<void> {
  await db.deleteFrom('account').where('id', '=', rowId(id)).where('ngo_id', '=', rowId(ngoId)).execute();
}
