import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, countRows, idText, isSet, isoTime } from '#src/server/database/sql-values.server.ts';
import type { NgoRole, Role } from '#src/features/account/account.values.ts';
import type { Language } from '#src/shared/languages.ts';
import type { AccountState } from './accounts.values.ts';

export type AccountFilters = {
  /** A tsquery; '' matches all accounts. */
  words: string;
  role: Role | undefined;
  state: AccountState | undefined;
};

export type ListedAccount = {
  _id: string;
  name: string;
  email: string;
  role: Role;
  ngoRole: NgoRole | null;
  ngo: {
    _id: string;
    name: string;
    nameGu: string | null;
    nameHi: string | null;
    isDeleted: boolean;
  } | null;
  usesTotp: boolean;
  isDisabled: boolean;
  signedInAt: string | null;
};

/** Whether the account `a` of the NGO `n` can sign in. */
const IN_USE = sql<boolean>`(a.disabled_at is null and n.status is distinct from 'deleted')`;

function selectFitting(db: Database, { words, role, state }: AccountFilters) {
  let query = db.selectFrom('account as a').leftJoin('account_ngo as n', 'n.id', 'a.ngo_id');
  if (words) query = query.where(sql<boolean>`a.search @@ ${words}::tsquery`);
  if (role) query = query.where('a.role', '=', role);
  if (state) query = query.where(state === 'disabled' ? sql<boolean>`not ${IN_USE}` : IN_USE);
  if (state === 'withoutApp') query = query.where('a.totp_secret', 'is', null);
  return query;
}

/** Returns a page of the accounts that match, our team first, by name, and their total number. */
export async function selectAccounts(
  db: Database,
  { filters, limit, offset }: { filters: AccountFilters; limit: number; offset: number },
): Promise<{ rows: ListedAccount[]; total: number }> {
  const matching = selectFitting(db, filters);
  const [rows, total] = await Promise.all([
    matching
      .select((eb) => [
        idText(eb, 'a.id').as('_id'),
        'a.name',
        'a.email',
        'a.role',
        'a.ngo_role as ngoRole',
        idText(eb, 'n.id').as('ngoId'),
        'n.name as ngoName',
        'n.name_gu as ngoNameGu',
        'n.name_hi as ngoNameHi',
        asBoolean(eb('n.status', '=', 'deleted')).as('isNgoDeleted'),
        isSet(eb, 'a.totp_secret').as('usesTotp'),
        isSet(eb, 'a.disabled_at').as('isDisabled'),
        isoTime(eb, 'a.signed_in_at').as('signedInAt'),
      ])
      .orderBy(sql`a.role = 'ngo'`)
      .orderBy('a.role')
      .orderBy(sql`lower(a.name)`)
      .orderBy('a.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    countRows(matching),
  ]);
  return {
    rows: rows.map(({ ngoId, ngoName, ngoNameGu, ngoNameHi, isNgoDeleted, ...account }) => ({
      ...account,
      ngo:
        ngoId === null
          ? null
          : {
              _id: ngoId,
              name: ngoName ?? '',
              nameGu: ngoNameGu,
              nameHi: ngoNameHi,
              isDeleted: isNgoDeleted,
            },
    })),
    total,
  };
}

export type Administrator = { _id: string; email: string; name: string; language: Language };

/** Returns the administrators whose accounts are not disabled, and locks them until the transaction ends. */
export async function lockAdmins(db: Database): Promise<Administrator[]> {
  return db
    .selectFrom('account')
    .select((eb) => [idText(eb, 'id').as('_id'), 'email', 'name', 'language'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('account.id')
    .forUpdate()
    .execute();
}

/** Locks and returns accounts whose words were not read yet. Skips those that another transaction has locked. */
export async function selectUnindexed(
  db: Database,
  most: number,
): Promise<{ id: number; name: string; email: string }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('search', 'is', null)
    .orderBy('account.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search data of accounts and leaves all other data unchanged. */
export async function updateSearch(
  db: Database,
  rows: readonly { id: number; search: string }[],
): Promise<void> {
  const values = sql<{ id: number; search: string }>`unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ search }) => search)}::text[])`;
  await db
    .updateTable('account')
    .from(values.as<'r'>(sql`r (id, search)`))
    .set({ search: sql<string>`r.search::tsvector` })
    .whereRef('account.id', '=', 'r.id')
    .execute();
}
