import type { Database } from '#src/server/database.server.ts';
import { selectStaff, type StaffAccount } from './staff-accounts.queries.server.ts';

/** Our own team, admins included, who can sign in now. */
export async function listStaff(db: Database): Promise<StaffAccount[]> {
  return selectStaff(db, ['staff', 'admin']);
}

/** The administrators who can sign in now. */
export async function listAdmins(db: Database): Promise<StaffAccount[]> {
  return selectStaff(db, ['admin']);
}
