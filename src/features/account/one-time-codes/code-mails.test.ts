import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { isCode, sendCode, type CodePurpose } from './one-time-codes.server.ts';

const { services, pool, call, mailsTo } = await testApp();

let number = 0;
const newName = () => `reader${++number}`;
const send = (
  email: string,
  { purpose = 'form', address = `198.51.100.${++number}` }: { purpose?: CodePurpose; address?: string } = {},
) => sendCode(services, { purpose, email, caller: { address, language: 'en' }, language: 'en' });
/** The codes mailed to an address, latest first. */
const codesOf = async (email: string) => (await mailsTo(email)).map(({ body }) => /^\d{6,}$/m.exec(body)![0]);
const check = (email: string, { code, from = HOME }: { code: string; from?: string }) =>
  isCode(services, { purpose: 'form', email, code, caller: { address: from, language: 'en' } });
const HOME = '203.0.113.7';
const older = (email: string, minutes: number) =>
  pool.query(
    `update one_time_code set created_at = created_at - make_interval(mins => $2),
      expires_at = expires_at - make_interval(mins => $2) where email = $1`,
    [email, minutes],
  );
const secondsOf = async (email: string) => {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from expires_at - now())::int as seconds from one_time_code where email = $1 order by id`,
    [email],
  );
  return rows.map(({ seconds }) => seconds);
};
const events = async () => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from security_event where kind = 'mailboxOverCap'`,
  );
  return rows[0]!.n;
};

test('sends a mailbox at most three mails in ten minutes; the response is the same and the codes are valid', async () => {
  const email = `${newName()}@example.org`;
  const before = await events();
  for (let turn = 0; turn < 12; turn++) {
    const { status, body } = await call('POST', 'sendOtp', { body: { email } });
    expect([status, body]).toEqual([
      200,
      { success: true, data: { form: expect.stringMatching(/^[\w-]{22}$/) as string } },
    ]);
  }
  const codes = await codesOf(email);
  expect(codes).toHaveLength(3);
  expect(await events()).toBe(before + 1);
  expect(await check(email, { code: codes[0]! })).toBe(true);
});

test('extends the newest code by ten minutes instead of sending another mail', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 3; turn++) await send(email);
  await older(email, 9);
  await send(email);
  expect(await codesOf(email)).toHaveLength(3);
  const [first, second, newest] = await secondsOf(email);
  expect([first! < 70, second! < 70, newest! > 590 && newest! <= 600]).toEqual([true, true, true]);
});

test('no code is valid for more than half an hour', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 3; turn++) await send(email);
  await pool.query(
    `update one_time_code set expires_at = created_at + interval '29 minutes 59 seconds' where email = $1`,
    [email],
  );
  await send(email);
  for (const seconds of await secondsOf(email)) expect(seconds).toBeLessThanOrEqual(1800);
});

test('sends a new mail after a code was used', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 3; turn++) await send(email);
  expect(await check(email, { code: (await codesOf(email))[0]! })).toBe(true);
  await send(email);
  expect(await codesOf(email)).toHaveLength(4);
});

test('sends one mail in ten minutes after forty in a day', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 42; turn++) {
    await send(email);
    await older(email, 11);
  }
  expect(await codesOf(email)).toHaveLength(42);
  await send(email);
  await send(email);
  expect(await codesOf(email)).toHaveLength(43);
});

test('tags and Gmail dots count as the same mailbox but prove only the exact address', async () => {
  const name = newName();
  const [first, last] = [name.slice(0, 3), name.slice(3)];
  const all = [`${name}+a@gmail.com`, `${first}.${last}@gmail.com`, `${name}@googlemail.com`];
  for (const email of all) await send(email);
  const own = `${name}@gmail.com`;
  const { form } = await send(own);
  expect(await mailsTo(own)).toEqual([]);
  // The code was mailed to another spelling of her mailbox. It is valid for the spelling that she used
  // herself.
  const [code] = await codesOf(all[2]!);
  expect(await check(`${name}+b@gmail.com`, { code: code! })).toBe(false);
  const caller = { address: HOME, language: 'en' as const };
  expect(await isCode(services, { purpose: 'form', email: own, code: code!, form, caller })).toBe(true);
  expect(await check(own, { code: code! })).toBe(false);
});

test('elsewhere a tag may be another mailbox: requests with tags do not block mails to the plain address', async () => {
  const name = newName();
  for (const tag of ['a', 'b', 'c', 'd']) await send(`${name}+${tag}@example.org`);
  const mails = await Promise.all(['a', 'b', 'c', 'd'].map((tag) => mailsTo(`${name}+${tag}@example.org`)));
  expect(mails.flat()).toHaveLength(3);
  await send(`${name}@example.org`);
  await send(`${name}@example.org`);
  const [code, ...more] = await codesOf(`${name}@example.org`);
  expect(more).toEqual([]);
  expect(await check(`${name}+a@example.org`, { code: code! })).toBe(false);
  expect(await check(`${name}@example.org`, { code: code! })).toBe(true);
});

test('limits a network to six requests an hour per mailbox, with Retry-After; other networks are not limited', async () => {
  const email = `${newName()}@example.org`;
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn++)
    statuses.push(
      (
        await call('POST', 'sendOtp', {
          body: { email: turn % 2 ? email.toUpperCase() : email },
          address: HOME,
        })
      ).status,
    );
  expect(statuses).toEqual([...Array(6).fill(200), 429]);
  const { headers, body } = await call('POST', 'sendOtp', { body: { email }, address: HOME });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(body['msg']).toMatch(/Please wait 60 minutes\./);
  expect((await call('POST', 'sendOtp', { body: { email }, address: '203.0.113.8' })).status).toBe(200);
});

test('sends sign-in codes first, then codes to mailboxes new today, then all others', async () => {
  const email = `${newName()}@example.org`;
  await send(email);
  await send(email);
  await send(email, { purpose: 'signIn' });
  const { rows } = await pool.query<{ priority: number }>(
    `select j.priority from pgboss.job j join mail m on m.id = (j.data->>'id')::bigint
      where j.name = 'sendMail' and m.recipient = $1 order by m.id`,
    [email],
  );
  expect(rows.map(({ priority }) => priority)).toEqual([2, 1, 3]);
});

test('form codes requested by strangers do not block sign-in codes', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 10; turn++) await send(email);
  await send(email, { purpose: 'signIn' });
  expect(await codesOf(email)).toHaveLength(4);
});

test('guesses from many networks lead to longer codes and do not lock out the owner', async () => {
  const email = `${newName()}@example.org`;
  for (let turn = 0; turn < 3; turn++) await send(email);
  const [code, ...others] = await codesOf(email);
  const wrong = ['000000', '000001', '000002', '000003'].find((one) => ![code, ...others].includes(one))!;
  for (let network = 0; network < 40; network++)
    for (let tries = 0; tries < 6; tries++) await check(email, { code: wrong, from: `10.1.0.${network}` });
  const { rows } = await pool.query<{ tries: number }>('select tries from one_time_code where email = $1', [
    email,
  ]);
  // Each guess is compared with three codes: 501 comparisons in all.
  expect(rows).toEqual([{ tries: 167 }, { tries: 167 }, { tries: 167 }]);
  // Six-digit codes no longer work. The next code has ten digits, and wrong guesses do not invalidate it.
  expect(await check(email, { code: code! })).toBe(false);
  await send(email);
  const [longer] = await codesOf(email);
  expect(longer).toMatch(/^\d{10}$/);
  for (let network = 0; network < 120; network++)
    await check(email, { code: wrong, from: `10.2.0.${network}` });
  expect(await check(email, { code: longer! })).toBe(true);
});
