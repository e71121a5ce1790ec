import ngos from '#database/demo/ngos.json' with { type: 'json' };
import type { Database } from '#src/server/database.server.ts';
import { selectNgoIdByName } from './ngo-accounts/account-ngo.queries.server.ts';
import { insertAccount, selectKnownEmails } from './account.queries.server.ts';
import type { Role } from './account.values.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';

type DemoAccount = { email: string; name: string; role: Role; ngo?: string };

/** Public on purpose: the demo only listens on the local machine. */
export const DEMO_PASSWORD = 'demo-sahay-2026';
export const DEMO_NGO = 'Drishtikiran Netra Seva';

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'ngo@example.org', name: 'Demo NGO user', role: 'ngo', ngo: DEMO_NGO },
  { email: 'staff@example.org', name: 'Demo staff', role: 'staff' },
  { email: 'admin@example.org', name: 'Demo admin', role: 'admin' },
];

/** Every other verified demo NGO has an account too, so that visitors can ask it for help. */
const NGO_ACCOUNTS = ngos
  .filter(({ name, verifiedDaysAgo }) => verifiedDaysAgo !== undefined && name !== DEMO_NGO)
  .map(({ name, email }): DemoAccount => ({ email, name, role: 'ngo', ngo: name }));

/** Creates the demo accounts unless they exist. Skips those of NGOs that do not exist. */
export async function loadDemoAccounts(db: Database): Promise<void> {
  const accounts = [...DEMO_ACCOUNTS, ...NGO_ACCOUNTS];
  const existing = await selectKnownEmails(
    db,
    accounts.map(({ email }) => email),
  );
  const missing = accounts.filter(({ email }) => !existing.has(email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { ngo, ...account } of missing) {
    const ngoId = ngo === undefined ? null : await selectNgoIdByName(db, ngo);
    if (ngoId === undefined) continue;
    const ngoRole = ngoId === null ? null : 'manager';
    await insertAccount(db, { ...account, ngoId, ngoRole, language: 'en', passwordHash });
  }
}
