import { sql } from 'kysely';
import type { NgoStanding, SignedIn } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  asBoolean,
  daysAgo,
  idText,
  minutesAgo,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { indexAccount } from './account-words.server.ts';
import type { NgoRole, Role } from './account.values.ts';

import { deleteOldSessions, isLive, updateSessionsEnded } from './sessions/session.queries.server.ts';

export type AccountRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  ngoId: string | null;
  ngoRole: NgoRole | null;
  /** The standing of its NGO. Null if there is no NGO or the NGO is deleted. */
  standing: NgoStanding | null;
  language: Language;
  passwordHash: string;
  version: number;
  totpSecret: string | null;
  totpStep: number | null;
  isDisabled: boolean;
};

/** Selects accounts in the shape of `AccountRow`. */
const selectAccounts = (db: Database) =>
  db
    .selectFrom('account as a')
    .leftJoin('account_ngo as n', 'n.id', 'a.ngo_id')
    .select((eb) => [
      idText(eb, 'a.id').as('id'),
      'a.email',
      'a.name',
      'a.role',
      idText(eb, 'a.ngo_id').as('ngoId'),
      'a.ngo_role as ngoRole',
      sql<NgoStanding | null>`nullif(n.status, 'deleted')`.as('standing'),
      'a.language',
      'a.password_hash as passwordHash',
      'a.version',
      'a.totp_secret as totpSecret',
      'a.totp_step as totpStep',
      // An account whose NGO is deleted counts as disabled.
      sql<boolean>`a.disabled_at is not null or coalesce(n.status = 'deleted', false)`.as('isDisabled'),
    ]);

/** Returns which of these email addresses have an account. */
export async function selectKnownEmails(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('account').select('email').where('email', 'in', emails).execute();
  return new Set(rows.map(({ email }) => email));
}

export async function selectAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('a.email', '=', email).executeTakeFirst();
}

export async function selectAccountNames(
  db: Database,
  ids: readonly string[],
): Promise<{ _id: string; name: string; email: string; ngoId: string | null }[]> {
  return db
    .selectFrom('account')
    .select((eb) => [idText(eb, 'id').as('_id'), 'name', 'email', idText(eb, 'ngo_id').as('ngoId')])
    .where('id', '=', anyId(ids))
    .execute();
}

const accountById = namedQuery({
  name: 'account',
  build: (db, { id }: { id: string }) => selectAccounts(db).where('a.id', '=', rowId(id)),
});

export async function selectAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await accountById(db, { id });
  return row;
}

const accountOfSession = namedQuery({
  name: 'account-of-session',
  build: (db, { id, sessionId }: { id: string; sessionId: string }) =>
    selectAccounts(db)
      .innerJoin('session as s', 's.account_id', 'a.id')
      .select((eb) => ['s.browser', 's.system', asBoolean(eb('s.seen_at', '<', minutesAgo(1))).as('isStale')])
      .where('a.id', '=', rowId(id))
      .where('s.id', '=', rowId(sessionId))
      .where(isLive),
});

/**
 * Returns a live session and its account. `isStale` is true if the session was last recorded as in use more
 * than a minute ago.
 */
export async function selectAccountOfSession(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ account: AccountRow; session: SignedIn['session'] & { isStale: boolean } } | undefined> {
  const [row] = await accountOfSession(db, { id, sessionId });
  if (!row) return undefined;
  const { browser, system, isStale, ...account } = row;
  return { account, session: { id: sessionId, browser, system, isStale } };
}

export type NewAccount = Pick<
  AccountRow,
  'email' | 'name' | 'role' | 'ngoId' | 'ngoRole' | 'language' | 'passwordHash'
>;

/** Returns the id of the new account, or undefined if the address already has one. */
export async function insertAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const { email, name, role, ngoId, ngoRole, language, passwordHash } = account;
  const search = sql<string>`${indexAccount({ name, email })}::tsvector`;
  const row = await db
    .insertInto('account')
    .values({
      email,
      name,
      role,
      ngo_id: ngoId,
      ngo_role: ngoRole,
      language,
      password_hash: passwordHash,
      search,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}

/** Sets a new password. Ends all sessions and invalidates all tokens, reset links and known browsers. */
export async function updatePassword(
  db: Database,
  { id, passwordHash, forgetTotp = false }: { id: string; passwordHash: string; forgetTotp?: boolean },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, ...(forgetTotp && { totp_secret: null }) })
    .where('id', '=', rowId(id))
    .execute();
  await endAccess(db, id);
}

/**
 * Invalidates everything by which someone is signed in to an account, or could sign in without its second
 * factor: tokens, tickets, sessions, reset links and known browsers, and the invitations that it sent,
 * because an intruder may have invited themselves. Returns how many sessions it ended.
 */
export async function endAccess(db: Database, id: string): Promise<number> {
  await db
    .updateTable('account')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', rowId(id))
    .execute();
  await db.deleteFrom('known_browser').where('account_id', '=', rowId(id)).execute();
  await db.deleteFrom('password_reset').where('account_id', '=', rowId(id)).execute();
  await deleteInvitationsBy(db, id);
  return updateSessionsEnded(db, { accountId: id, except: null });
}

/** Withdraws the invitations that an account sent and nobody has accepted. */
export async function deleteInvitationsBy(db: Database, id: string): Promise<void> {
  await db.deleteFrom('invitation').where('invited_by', '=', rowId(id)).execute();
}

/** Stores the text that a person agreed to, with its language. `at` is now unless they agreed earlier. */
export async function updateConsent(
  db: Database,
  { id, text, at }: { id: string; text: string; at?: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ consented_at: at ?? now, consent_text: text })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateSignedIn(db: Database, id: string): Promise<void> {
  await db.updateTable('account').set({ signed_in_at: now }).where('id', '=', rowId(id)).execute();
}

/** Records the time step of a code. Returns false if this step or a later one was already used. */
export async function updateTotpStep(
  db: Database,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', rowId(id))
    .where((eb) => eb(eb.fn.coalesce('totp_step', eb.lit(0)), '<', step))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores the encrypted secret of an authenticator app and its last used time step; null removes them. */
export async function updateTotpSecret(
  db: Database,
  { id, secret, step }: { id: string; secret: string | null; step: number | null },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ totp_secret: secret, totp_step: step })
    .where('id', '=', rowId(id))
    .execute();
}

/** Deletes expired codes, forms and reset links, ended sessions, and browsers not seen for a year. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('one_time_code_form').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('invitation').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_browser').where('seen_at', '<', daysAgo(365)).execute();
  await deleteOldSessions(db);
}
