import { LOGIN_ROLE } from '../../src/server/database/app-role.server.ts';

/** The address of the app's own PostgreSQL for the owner of its tables, from the one that the app signs in with. */
export function asOwner(url: string): string {
  return url.replace(`//${LOGIN_ROLE}:`, '//app:');
}
