import type { Database } from '#src/server/database.server.ts';
import { anyOf } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Role } from '#src/features/account/account.values.ts';

export type StaffAccount = { email: string; language: Language };

export async function selectStaff(db: Database, roles: readonly Role[]): Promise<StaffAccount[]> {
  return db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('role', '=', anyOf(roles))
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}
