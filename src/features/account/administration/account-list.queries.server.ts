import type { Role } from '#src/features/account/account.values.ts';
import type { Database } from '#src/server/database.server.ts';
import { isSet } from '#src/server/database/sql-values.server.ts';

export type AccountListed = {
  email: string;
  name: string;
  role: Role;
  ngo: string | null;
  isDisabled: boolean;
};

export async function selectAllAccounts(db: Database): Promise<AccountListed[]> {
  return db
    .selectFrom('account as a')
    .leftJoin('account_ngo as n', 'n.id', 'a.ngo_id')
    .select((eb) => [
      'a.email',
      'a.name',
      'a.role',
      'n.name as ngo',
      isSet(eb, 'a.disabled_at').as('isDisabled'),
    ])
    .orderBy('a.role')
    .orderBy('a.email')
    .execute();
}
