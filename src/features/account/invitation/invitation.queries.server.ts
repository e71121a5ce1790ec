import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, inMinutes, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoRole, Role } from '#src/features/account/account.values.ts';

/** For whom an invitation is, and what the account may do. */
export type Invitee = {
  email: string;
  name: string;
  role: Role;
  ngoId: string | null;
  ngoRole: NgoRole | null;
  language: Language;
};

/** Adds an invitation. It replaces an earlier one of the same address to the same NGO or to our own team. */
export async function insertInvitation(
  db: Database,
  invitation: Invitee & { tokenHash: string; invitedBy: string; days: number },
): Promise<string> {
  const { email, name, role, ngoId, ngoRole, language, tokenHash, invitedBy, days } = invitation;
  const values = {
    name,
    role,
    ngo_role: ngoRole,
    language,
    token_hash: tokenHash,
    invited_by: invitedBy,
    expires_at: inMinutes(days * 24 * 60),
  };
  const { id } = await db
    .insertInto('invitation')
    .values({ ...values, email, ngo_id: ngoId })
    .onConflict((conflict) =>
      conflict.columns(['email', 'ngo_id']).doUpdateSet({ ...values, created_at: now }),
    )
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Selects invitations that are still open. */
const selectOpen = (db: Database) =>
  db
    .selectFrom('invitation')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'email',
      'name',
      'role',
      idText(eb, 'ngo_id').as('ngoId'),
      'ngo_role as ngoRole',
      'language',
      isoTime(eb, 'created_at').as('createdAt'),
      isoTime(eb, 'expires_at').as('expiresAt'),
    ])
    .where('expires_at', '>', now);

export type OpenInvitation = Awaited<ReturnType<typeof selectInvitations>>[number];

/** Whether an invitation is to this NGO, or to our own team if `ngoId` is null. */
const ofNgo = (ngoId: string | null) => sql<boolean>`ngo_id is not distinct from ${ngoId}::bigint`;

/** Returns the open invitations to an NGO, or to our own team if `ngoId` is null, the latest first. */
export async function selectInvitations(db: Database, ngoId: string | null) {
  return selectOpen(db).where(ofNgo(ngoId)).orderBy('id', 'desc').execute();
}

/** Returns the open invitation with this token. */
export async function selectInvitation(db: Database, tokenHash: string): Promise<OpenInvitation | undefined> {
  return selectOpen(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Deletes the invitation with this token. Returns whether it was open until now. */
export async function deleteAccepted(db: Database, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an invitation to an NGO, or to our own team if `ngoId` is null. Returns whom it was for. */
export async function deleteInvitation(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string | null },
): Promise<{ name: string; email: string } | undefined> {
  return db
    .deleteFrom('invitation')
    .where('id', '=', rowId(id))
    .where(ofNgo(ngoId))
    .returning(['name', 'email'])
    .executeTakeFirst();
}
