import { expect, test } from 'vitest';
import { countWaitingForLocks } from '../../../../tests/support/count-waiting-for-locks.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';

const { db, call, signedIn, mailsTo, pool } = await testApp();
const NEW_PASSWORD = 'blue kites over the river';

test('a sign-in under way while the password changes leaves no known browser', async () => {
  const owner = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
  const login = await call<{ ticket: string }>('POST', 'auth/logIn', {
    body: { email: owner.email, password: TEST_PASSWORD },
  });
  const code = /^\d{6}$/m.exec((await mailsTo(owner.email))[0]!.body)![0];
  // The sign-in has read the account, and waits for its code.
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select 1 from one_time_code where email = $1 for update', [owner.email]);
  const signingIn = call('POST', 'auth/finishLogIn', { body: { ticket: login.body.ticket, code } });
  await expect.poll(() => countWaitingForLocks(pool)).toBe(1);
  const body = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  expect((await call('POST', 'auth/changePassword', { token: owner.token, body })).status).toBe(200);
  await client.query('commit');
  client.release();
  await signingIn;
  const { rowCount } = await pool.query('select 1 from known_browser where account_id = $1', [owner.id]);
  expect(rowCount).toBe(0);
});
