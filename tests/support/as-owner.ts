import { LOGIN_ROLE } from '../../src/server/database/app-role.server.ts';

/**
 * Converts the URL with which the app connects to its embedded PostgreSQL to that of the owner of its tables.
 */
export function asOwner(url: string): string {
  return url.replace(`//${LOGIN_ROLE}:`, '//app:');
}
