import type { Database } from '#src/server/database.server.ts';
import { selectNgoIdByName } from './ngo-accounts/account-ngo.queries.server.ts';
import { insertAccount } from './account.queries.server.ts';
import type { Role } from './account.values.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';

/** Public on purpose: the demo only listens on the local machine. */
export const DEMO_PASSWORD = 'demo-sahay-2026';
export const DEMO_NGO = 'Drishtikiran Netra Seva';

export const DEMO_ACCOUNTS: { email: string; name: string; role: Role }[] = [
  { email: 'ngo@example.org', name: 'Demo NGO user', role: 'ngo' },
  { email: 'staff@example.org', name: 'Demo staff', role: 'staff' },
  { email: 'admin@example.org', name: 'Demo admin', role: 'admin' },
];

/** Creates the three demo accounts unless they exist. Skips the NGO account if its NGO does not exist. */
export async function loadDemoAccounts(db: Database): Promise<void> {
  const ngoId = await selectNgoIdByName(db, DEMO_NGO);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { email, name, role } of DEMO_ACCOUNTS) {
    if (role === 'ngo' && ngoId === undefined) continue;
    const account = { email, name, role, ngoId: role === 'ngo' ? ngoId! : null };
    await insertAccount(db, { ...account, language: 'en', passwordHash });
  }
}
