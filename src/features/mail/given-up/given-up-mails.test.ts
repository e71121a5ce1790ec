import { expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const { db, pool, call, signedIn } = await testApp();
const staff = await signedIn({ role: 'staff' });
const ngo = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });

test('given-up mails are listed and can be retried', async () => {
  const { rows } =
    await pool.query(`insert into mail (event, recipient, subject, html, body, status, tries, last_error)
    values ('code', 'far@example.org', 'Your code', 'x', 'x', 'given up', 15,
      '550 5.1.1 <far@example.org>: Recipient address rejected') returning id::text`);
  const mail = (rows[0] as { id: string }).id;
  const list = await call<{ data: object[] }>('GET', 'mail/getAllGivenUpMail', { token: staff.token });
  const lastError = '550 5.1.1 <…@…>: Recipient address rejected';
  expect(list.body).toMatchObject({ total: 1, data: [{ _id: mail, lastError, tries: 15 }] });
  expect(JSON.stringify(list.body)).not.toContain('html');
  const retry = (token: string) => call('POST', `mail/retryMail/${mail}`, { token });
  expect((await retry(ngo.token)).status).toBe(403);
  expect((await retry(staff.token)).status).toBe(200);
  expect((await retry(staff.token)).status).toBe(404);
  expect((await call('POST', 'mail/retryMail/x', { token: staff.token })).status).toBe(404);
  const { rows: jobs } = await pool.query(
    `select count(*)::int as n from pgboss.job where data->>'id' = $1`,
    [mail],
  );
  expect(jobs).toEqual([{ n: 1 }]);
});
