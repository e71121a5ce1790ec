import type { SignedIn } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { prefixQuery } from '#src/search/row-words.server.ts';
import type { Role } from '#src/features/account/account.values.ts';
import { selectInvitations } from '#src/features/account/invitation/invitation.queries.server.ts';
import type { Account, TeamInvitation } from './accounts.contract.ts';
import { selectAccounts } from './accounts.queries.server.ts';
import { TEAM_ROLES, type AccountState } from './accounts.values.ts';

type Query = { q?: string | undefined; role?: Role | '' | undefined; state?: AccountState | '' | undefined };

/** Returns a page of the accounts that match, and who is invited to our own team. */
export async function listAccounts(
  db: Database,
  { account, query, page, pageSize }: { account: SignedIn; query: Query; page: number; pageSize: number },
): Promise<{ rows: Account[]; total: number; invitations: TeamInvitation[] }> {
  const invitations = await listTeamInvitations(db);
  const words = prefixQuery(query.q ?? '');
  // A search text without a letter or digit matches nothing.
  if (query.q?.trim() && !words) return { rows: [], total: 0, invitations };
  const filters = { words, role: query.role || undefined, state: query.state || undefined };
  const { rows, total } = await selectAccounts(db, {
    filters,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map((row) => ({ ...row, isYou: row._id === account.id })), total, invitations };
}

async function listTeamInvitations(db: Database): Promise<TeamInvitation[]> {
  const rows = await selectInvitations(db, null);
  return rows.flatMap(({ _id, name, email, language, createdAt, expiresAt, role: anyRole }) => {
    const role = TEAM_ROLES.find((value) => value === anyRole);
    return role ? [{ _id, name, email, role, language, createdAt, expiresAt }] : [];
  });
}
