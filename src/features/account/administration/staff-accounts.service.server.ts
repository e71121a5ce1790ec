import type { Database } from '#src/server/database.server.ts';
import { selectStaff, type StaffAccount } from './staff-accounts.queries.server.ts';

/** Returns the staff and administrators whose accounts are not disabled. */
export async function listStaff(db: Database): Promise<StaffAccount[]> {
  return selectStaff(db, ['staff', 'admin']);
}

/** Returns the administrators whose accounts are not disabled. */
export async function listAdmins(db: Database): Promise<StaffAccount[]> {
  return selectStaff(db, ['admin']);
}
