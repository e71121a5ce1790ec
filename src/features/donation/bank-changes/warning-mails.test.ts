import { expect, test } from 'vitest';
import { sendMail } from '#src/features/mail/mail.service.server.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM as FORM, bankTesting } from './bank-changes.fixture.ts';
import { contactTesting, OLD } from './contacts.fixture.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, mailsTo } = app;
const { savedNgoWithAccount, add, passHours, applyDue, tokenTo } = bankTesting(app);
const { save } = await contactTesting(app);

type Sent = { to: string; subject: string; text: string };

/** Sends the mails to an address as the queue does once they are due, and returns what left. */
async function sendDue(to: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const mailer = {
    send: (mail: Sent) => {
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from mail where recipient = $1 and status = 'queued' order by id`,
    [to],
  );
  for (const { id } of rows) await sendMail({ ...services, mailer }, id);
  return sent;
}
const addPurpose = (token: string, title: string, words: string) =>
  callConfirmed('POST', 'donation/addPurpose', { token, body: { title, description: words, goal: '' } });
const waitingId = async () =>
  (await pool.query<{ id: string }>('select max(id)::text as id from ngo_guarded_change')).rows[0]!.id;

test('an address that only waited is mailed nothing, and the real one stays however many wait after it', async () => {
  const real = `real${Date.now()}@example.org`;
  const { token, ngoId } = await savedNgoWithAccount({ ...OLD, email: real });
  await save(token, { email: 'stranger@example.com' });
  await callConfirmed('POST', `ngo/withdrawNgoChange/${await waitingId()}`, { token });
  await saveDecoys(pool, {
    table: 'ngo_guarded_change',
    like: await waitingId(),
    but: Array.from({ length: 100 }, (_, at) => ({ after: { email: `junk${at}@example.com` } as never })),
  });
  await save(token, { email: 'intruder@example.com' });
  await passHours(48);
  await applyDue();
  await pool.query('delete from mail');
  await add(token);
  const { rows } = await pool.query<{ recipient: string }>(`select recipient from mail where about like $1`, [
    `warning:${ngoId} %`,
  ]);
  const recipients = rows.map(({ recipient }) => recipient);
  expect(recipients).toContain(real);
  expect(recipients).toContain('intruder@example.com');
  expect(recipients.filter((address) => /^(stranger|junk)/.test(address))).toEqual([]);
});

test('who is not of the NGO any more reads no word of it, and can stop a change', async () => {
  const real = `gone${Date.now()}@example.org`;
  const { token } = await savedNgoWithAccount({ ...OLD, email: real });
  await save(token, { email: 'now@example.org' });
  await passHours(48);
  await applyDue();
  await pool.query('delete from mail');
  await add(token);
  await addPurpose(token, 'Your account is blocked', 'See https://kyc.evil.example/login');
  for (const { body, subject } of await mailsTo(real))
    expect(`${subject} ${body}`).not.toMatch(/blocked|evil|Sathi Seva Mandal”|now@example/);
  const kinds = (await mailsTo(real)).map(({ event }) => event);
  expect(kinds).toContain('contactsNamed');
  const { body } = await call<{ data: { state: string } }>('POST', 'donation/stopChange', {
    body: { token: await tokenTo(real) },
  });
  expect(body.data.state).toBe('frozen');
});

test('the first warning of an hour leaves at once and the others together, none is lost, and each is counted', async () => {
  const { token, email, ngoId } = await savedNgoWithAccount(OLD);
  for (let at = 1; at <= 5; at++) await addPurpose(token, `Purpose ${at}`, `Call 987654321${at}`);
  const { rows } = await pool.query<{ due: boolean }>(
    'select due_at is not null as due from mail where recipient = $1 order by id',
    [email],
  );
  expect(rows.map(({ due }) => due)).toEqual([false, true, true, true, true]);
  const { rows: counted } = await pool.query<{ recipients: number }>(
    'select sum(recipients)::int as recipients from ngo_mailing where ngo_id = $1',
    [ngoId],
  );
  // The account and the address on the page: each one at once, and one later.
  expect(counted[0]!.recipients).toBe(4);
  const [first, together, ...more] = await sendDue(email);
  expect(more).toEqual([]);
  expect(first!.text).toContain('“Purpose 1”');
  expect(together!.subject).toMatch(/ \(\+3\)$/);
  for (let at = 2; at <= 5; at++) expect(together!.text).toContain(`“987654321${at}”`);
  expect(await sendDue(email)).toEqual([]);
});

test('warnings about money that leave together have the link that stops all of them', async () => {
  const { token, email } = await savedNgoWithAccount(OLD);
  for (const upiId of ['one@bank', 'two@bank', 'three@bank']) await add(token, { ...FORM, upiId });
  const [, together] = await sendDue(email);
  const link = /stopChange\?change=(\S+)/.exec(together!.text)![1];
  for (const masked of ['tw…@bank', 'th…@bank']) expect(together!.text).toContain(masked);
  const { body } = await call<{ data: { state: string } }>('POST', 'donation/stopChange', {
    body: { token: link },
  });
  expect(body.data.state).toBe('frozen');
});
