import { expect, test } from 'vitest';
import { unsealMail } from '#src/features/mail/mail-content.server.ts';
import { sendMail } from '#src/features/mail/mail.service.server.ts';
import { saveDecoys } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM as FORM, bankTesting } from './bank-changes.fixture.ts';
import { contactTesting, OLD } from './contacts.fixture.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn, mailsTo } = app;
const { savedNgoWithAccount, add, list, change, passHours, applyDue, tokenTo } = bankTesting(app);
const { save, own, decide } = await contactTesting(app);
const staff = await signedIn({ role: 'staff' });

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
    `select id::text from mail where recipient = $1 and status = 'queued' order by mail.id`,
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

/** Whether the mails to an address leave at once, oldest first. */
async function atOnce(to: string): Promise<boolean[]> {
  const { rows } = await pool.query<{ now: boolean }>(
    'select due_at is null as now from mail where recipient = $1 order by id',
    [to],
  );
  return rows.map(({ now }) => now);
}
const accountEnding = (digits: string) => {
  const accountNumber = `5010001234${digits}`;
  return { ...FORM, accountNumber, accountNumberAgain: accountNumber };
};
/** The parts of a mail, each with what it says of one change. */
const partsOf = ({ text }: Sent) => text.split('* * *').slice(1);

test('a save sends one mail with each part of it, and its own time', async () => {
  const { token, email } = await savedNgoWithAccount(OLD);
  await save(token, { name: 'Another Name', phone: '9812300001', pan: 'AAATX9999X', website: '' });
  expect(await atOnce(email)).toEqual([true]);
  const [mail] = await sendDue(email);
  expect(mail!.subject).toMatch(/a change of your page is waiting \(\+3\)$/);
  expect(mail!.text).not.toContain('put together');
  const part = (words: string) => partsOf(mail!).find((one) => one.includes(words));
  expect(part('What changes: Name')).toContain('Our team checks it first.');
  expect(part('What changes: Name')).toContain('> New: Name in English letters: “Another Name”.');
  expect(part('What changes: Phone')).toMatch(/Your page shows it from [\s\S]*“98123 ?00001”/);
  expect(part('What changes: PAN')).toContain('Our team checks it first.');
  expect(part('removed what')).toContain('https://old.example.org/');
  expect(mail!.text.split('If this is right').length).toBe(2);
});

test('a mail about money leaves at once also after one about the page, and a stop always', async () => {
  const { token, email, ngoId } = await savedNgoWithAccount(OLD);
  await save(token, { phone: '9812300001' });
  await add(token);
  const stop = async () => call('POST', 'donation/stopChange', { body: { token: await tokenTo(email) } });
  await stop();
  await change(`releaseBankDetails/${ngoId}`, { token: staff.token });
  await add(token);
  await stop();
  const kinds = (await mailsTo(email)).map(({ event }) => event).toReversed();
  const now = await atOnce(email);
  expect(kinds.map((kind, at) => `${kind} ${now[at]}`)).toEqual([
    'bankChangeRequested true',
    'bankChangeRequested true',
    'bankChangeStopped true',
    'bankDetailsReleased true',
    'bankChangeRequested false',
    'bankChangeStopped true',
  ]);
});

test('a mail does not announce what was withdrawn or stopped since, and always what waits now', async () => {
  const { token, email } = await savedNgoWithAccount(OLD);
  await add(token, accountEnding('1111'));
  await add(token, accountEnding('2222'));
  await add(token, accountEnding('4599'));
  const [, second, third] = (await list(token)).details;
  for (const { _id } of [second!, third!])
    await callConfirmed('POST', `donation/withdrawBankDetail/${_id}`, { token });
  await add(token, accountEnding('4599'));
  const [, mail] = await sendDue(email);
  expect(mail!.subject).toMatch(/new bank details are waiting$/);
  const [now, over] = partsOf(mail!);
  expect(now).toMatch(/Donors see it from [\s\S]*account ending 4599/);
  expect(over).toContain('Stopped meanwhile:');
  expect(over).toContain('account ending 2222');
  expect(over).not.toMatch(/Donors see it from|4599/);
});

test('a mail of which everything is over says so, and nobody who is not of the NGO gets it', async () => {
  const gone = `gone${Date.now()}@example.org`;
  const { token, email } = await savedNgoWithAccount({ ...OLD, email: gone });
  await save(token, { email: 'now@example.org' });
  await passHours(48);
  await applyDue();
  await pool.query('delete from mail');
  await save(token, { name: 'First Name' });
  await save(token, { name: 'Second Name' });
  const [waiting] = (await own(token)).changes;
  await decide('stopBankChange', waiting!._id, { reason: 'Not on your papers' });
  const [first, second] = await sendDue(email);
  expect(first!.text).toContain('Stopped meanwhile:');
  expect(first!.subject).toMatch(/a change was stopped$/);
  expect(second!.text).toMatch(/Stopped meanwhile:[\s\S]*“Second Name”/);
  const toGone = await sendDue(gone);
  expect(toGone.map(({ subject }) => subject)).toEqual([expect.stringMatching(/a change was stopped$/)]);
});

test('each reason stands beside the change that was stopped for it', async () => {
  const { token, email } = await savedNgoWithAccount(OLD);
  await save(token, { name: 'Another Name', phone: '9812300001', pan: 'AAATX9999X' });
  await pool.query('delete from mail');
  for (const { _id, after } of (await own(token)).changes)
    await decide('stopBankChange', _id, { reason: `Because of ${Object.keys(after).join()}` });
  const [, gathered] = await sendDue(email);
  const parts = partsOf(gathered!);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatch(/Because of phone[\s\S]*> Phone/);
  expect(parts[1]).toMatch(/Because of pan[\s\S]*> PAN/);
});

test('a process of the version before finds all of a save in one letter', async () => {
  const { token, email } = await savedNgoWithAccount(OLD);
  await save(token, { name: 'Another Name', phone: '9812300001' });
  const { rows } = await pool.query<{ sealed: string }>('select sealed from mail where recipient = $1', [
    email,
  ]);
  const { letter } = unsealMail({ keys: services.keys, recipient: email, sealed: rows[0]!.sealed });
  const { lines, typed, blocks } = letter!.text;
  expect(blocks).toBeUndefined();
  expect(lines).toContain('What changes: Name in English letters.');
  expect(typed!.join()).toMatch(/9812300001[\s\S]*Another Name/);
});
