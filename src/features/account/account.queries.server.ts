import type { NgoStanding } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Role } from './account.values.ts';
import type { BrowserNames } from './sessions/browser-names.rules.ts';
import { deleteOldSessions, isLive, updateSessionsEnded } from './sessions/session.queries.server.ts';

export type AccountRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  ngoId: string | null;
  /** Of its NGO: one that is deleted is as good as disabled. */
  standing: NgoStanding | null;
  language: Language;
  passwordHash: string;
  version: number;
  totpSecret: string | null;
  totpStep: number | null;
  isDisabled: boolean;
};
type Selected = [
  string,
  string,
  string,
  Role,
  string | null,
  Language,
  string,
  number,
  string | null,
  number | null,
  boolean,
  NgoStanding | null,
];

// The account of a deleted NGO is as good as gone.
const SELECTED = `select a.id::text, a.email, a.name, a.role, a.ngo_id::text, a.language, a.password_hash, a.version,
    a.totp_secret, a.totp_step, a.disabled_at is not null or coalesce(n.status = 'deleted', false), n.status
  from account a left join ngo n on n.id = a.ngo_id`;

export async function selectAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const [row] = await runQuery<Selected>(db, { text: `${SELECTED} where a.email = $1`, values: [email] });
  return row && accountOf(row);
}

export async function selectAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await runQuery<Selected>(db, {
    name: 'account',
    text: `${SELECTED} where a.id = $1`,
    values: [id],
  });
  return row && accountOf(row);
}

/**
 * The account of a session that is good now, with the session; `isStale` when it was last noted more than a minute ago
 * that it is in use.
 */
export async function selectAccountOfSession(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ account: AccountRow; session: BrowserNames & { id: string; isStale: boolean } } | undefined> {
  const [row] = await runQuery<[string, string, boolean, ...Selected]>(db, {
    name: 'account-of-session',
    text: `select s.browser, s.system, s.seen_at < now() - interval '1 minute', x.*
      from (${SELECTED} where a.id = $1) x join session s on s.id = $2 and s.account_id = $1
      where ${isLive('x.role')}`,
    values: [id, sessionId],
  });
  if (!row) return undefined;
  const [browser, system, isStale, ...account] = row;
  return { account: accountOf(account), session: { id: sessionId, browser, system, isStale } };
}

function accountOf(row: Selected): AccountRow {
  const [
    id,
    email,
    name,
    role,
    ngoId,
    language,
    passwordHash,
    version,
    totpSecret,
    totpStep,
    isDisabled,
    standing,
  ] = row;
  return {
    id,
    email,
    name,
    role,
    ngoId,
    language,
    passwordHash,
    version,
    totpSecret,
    totpStep,
    isDisabled,
    standing,
  };
}

/** Whether there is an NGO of that id for an account to belong to. */
export async function hasNgo(db: Database, id: string): Promise<boolean> {
  const text = `select 1 from ngo where id = $1 and status <> 'deleted'`;
  return (await runQuery(db, { text, values: [id] })).length > 0;
}

export type NewAccount = Pick<AccountRow, 'email' | 'name' | 'role' | 'ngoId' | 'language' | 'passwordHash'>;

/** Gives the new account's id, or undefined when the address has an account already. */
export async function insertAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const { email, name, role, ngoId, language, passwordHash } = account;
  const [row] = await runQuery<[string]>(db, {
    text: `insert into account (email, name, role, ngo_id, language, password_hash) values ($1, $2, $3, $4, $5, $6)
      on conflict (email) do nothing returning id::text`,
    values: [email, name, role, ngoId, language, passwordHash],
  });
  return row?.[0];
}

/** A new password; sessions, tokens, links and browsers of before are worth nothing any more. */
export async function updatePassword(
  db: Database,
  { id, passwordHash, forgetTotp = false }: { id: string; passwordHash: string; forgetTotp?: boolean },
): Promise<void> {
  await runQuery(db, {
    text: `update account set password_hash = $2, version = version + 1,
      totp_secret = case when $3 then null else totp_secret end where id = $1`,
    values: [id, passwordHash, forgetTotp],
  });
  await runQuery(db, { text: 'delete from known_browser where account_id = $1', values: [id] });
  await runQuery(db, { text: 'delete from password_reset where account_id = $1', values: [id] });
  await updateSessionsEnded(db, { accountId: id, except: null });
}

/** False when there is no such account, or it is so already. */
export async function updateDisabled(db: Database, email: string): Promise<boolean> {
  const rows = await runQuery<[string]>(db, {
    text: `update account set disabled_at = now(), version = version + 1 where email = $1 and disabled_at is null returning id::text`,
    values: [email],
  });
  const [row] = rows;
  if (row) await updateSessionsEnded(db, { accountId: row[0], except: null });
  return row !== undefined;
}

export async function updateConsent(
  db: Database,
  { id, consentText }: { id: string; consentText: string },
): Promise<void> {
  await runQuery(db, {
    text: 'update account set consented_at = now(), consent_text = $2 where id = $1',
    values: [id, consentText],
  });
}

export async function updateSignedIn(db: Database, id: string): Promise<void> {
  await runQuery(db, { text: 'update account set signed_in_at = now() where id = $1', values: [id] });
}

/** Notes the time step of a code; false when it, or a later one, was used already. */
export async function updateTotpStep(
  db: Database,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: 'update account set totp_step = $2 where id = $1 and coalesce(totp_step, 0) < $2 returning id',
    values: [id, step],
  });
  return rows.length > 0;
}

export async function updateTotpSecret(
  db: Database,
  { id, secret, step }: { id: string; secret: string | null; step: number | null },
): Promise<void> {
  await runQuery(db, {
    text: 'update account set totp_secret = $2, totp_step = $3 where id = $1',
    values: [id, secret, step],
  });
}

export async function isKnownBrowser(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: 'update known_browser set seen_at = now() where token_hash = $1 and account_id = $2 returning 1',
    values: [tokenHash, accountId],
  });
  return rows.length > 0;
}

export async function insertKnownBrowser(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await runQuery(db, {
    text: 'insert into known_browser (token_hash, account_id) values ($1, $2) on conflict do nothing',
    values: [tokenHash, accountId],
  });
}

export async function insertPasswordReset(
  db: Database,
  { tokenHash, accountId, minutes }: { tokenHash: string; accountId: string; minutes: number },
): Promise<void> {
  await runQuery(db, {
    text: `insert into password_reset (token_hash, account_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
    values: [tokenHash, accountId, minutes],
  });
}

/** Whether a link is still good for its one use. */
export async function hasPasswordReset(db: Database, tokenHash: string): Promise<boolean> {
  const text = `select 1 from password_reset where token_hash = $1 and used_at is null and expires_at > now()`;
  return (await runQuery(db, { text, values: [tokenHash] })).length > 0;
}

/** Uses a link once; gives whose it was, or undefined when it is unknown, used or too old. */
export async function usePasswordReset(db: Database, tokenHash: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `update password_reset set used_at = now()
      where token_hash = $1 and used_at is null and expires_at > now() returning account_id::text`,
    values: [tokenHash],
  });
  return row?.[0];
}

export type AccountListed = {
  email: string;
  name: string;
  role: Role;
  ngo: string | null;
  isDisabled: boolean;
};

export async function selectAllAccounts(db: Database): Promise<AccountListed[]> {
  const rows = await runQuery<[string, string, Role, string | null, boolean]>(db, {
    text: `select a.email, a.name, a.role, n.name, a.disabled_at is not null
      from account a left join ngo n on n.id = a.ngo_id order by a.role, a.email`,
    values: [],
  });
  return rows.map(([email, name, role, ngo, isDisabled]) => ({ email, name, role, ngo, isDisabled }));
}

/** Removes what has expired, sessions that have ended, and browsers not seen for a year. */
export async function deleteExpired(db: Database): Promise<void> {
  for (const text of [
    `delete from one_time_code where expires_at < now() - interval '1 day'`,
    'delete from one_time_code_form where expires_at < now()',
    `delete from password_reset where expires_at < now() - interval '1 day'`,
    `delete from known_browser where seen_at < now() - interval '1 year'`,
    `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  ])
    await runQuery(db, { text, values: [] });
  await deleteOldSessions(db);
}
