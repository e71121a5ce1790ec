import { decodeJwt } from 'jose';
import { signSession } from '../../src/features/account/sessions/session-token.server.ts';
import { forgedTokens } from './forged-tokens.ts';
import { savedNgo } from './saved-ngo.ts';
import type { TestApp } from './test-app.ts';

/**
 * Returns tokens that must all be rejected, by what is wrong with them: forged ones, and real ones that are
 * no longer valid.
 */
export async function invalidTokens({
  db,
  pool,
  services,
  signedIn,
}: TestApp): Promise<Record<string, string>> {
  const { keys } = services;
  const tokenAfter = async (change: string) => {
    const account = await signedIn({ role: 'admin' });
    await pool.query(`update account set ${change} where id = $1`, [account.id]);
    return account.token;
  };
  const tokenAfterSession = async (change: string) => {
    const { id, token } = await signedIn({ role: 'admin' });
    await pool.query(`update session set ${change} where account_id = $1`, [id]);
    return token;
  };
  const deletedNgoId = await savedNgo(db);
  const deletedNgoUser = await signedIn({ role: 'ngo', ngoId: deletedNgoId });
  await pool.query(
    `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id = $1`,
    [deletedNgoId],
  );
  const admin = await signedIn({ role: 'admin' });
  const { session: sessionId } = decodeJwt<{ session: string }>(admin.token);
  const claims = { account: admin.id, session: sessionId };
  const session = { ...claims, role: 'admin' as const, ngo: null, name: 'A', version: 1 };
  const other = await signedIn({ role: 'admin' });
  return {
    ...(await forgedTokens({ key: keys.token, session })),
    'of a changed password': await tokenAfter('version = version + 1'),
    'of a disabled account': await tokenAfter('disabled_at = now()'),
    'of a deleted NGO': deletedNgoUser.token,
    'of an unknown account': await signSession({
      key: keys.token,
      session: { ...session, account: '999999999' },
    }),
    'of another account’s session': await signSession({
      key: keys.token,
      session: { ...session, account: other.id },
    }),
    'of an unknown session': await signSession({
      key: keys.token,
      session: { ...session, session: '999999999' },
    }),
    'of a revoked session': await tokenAfterSession(`ended_at = now()`),
    'of a session idle for half an hour': await tokenAfterSession(`seen_at = now() - interval '31 minutes'`),
    'of a session older than twelve hours': await tokenAfterSession(
      `created_at = now() - interval '13 hours'`,
    ),
    'of an invalid account id': await signSession({
      key: keys.token,
      session: { ...session, account: 'one' },
    }),
  };
}
