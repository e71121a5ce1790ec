import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Role } from '#src/features/account/account.values.ts';

export type StaffAccount = { email: string; language: Language };

export async function selectStaff(db: Database, roles: readonly Role[]): Promise<StaffAccount[]> {
  const rows = await runQuery<[string, Language]>(db, {
    text: 'select email, language from account where role = any($1) and disabled_at is null order by id',
    values: [roles],
  });
  return rows.map(([email, language]) => ({ email, language }));
}
