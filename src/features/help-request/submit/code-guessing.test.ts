import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '../help-request.fixture.ts';

const app = await testApp();
const { call, pool } = app;
const { newEmail, codeFor, formOf, saved } = helpTesting(app);

const GUESSES = 1000;
const AT_ONCE = 20;
const SUBMIT = 'helpRequest/sendHelpRequestByNgoCity';
const STATUS = 'helpRequest/getHelpRequestStatus';

/** A thousand codes, all wrong, each from an address of its own; how each was answered. */
async function guess(right: string, ask: (code: string, address: string) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let at = 0; at < GUESSES; at += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const number = at + index;
        const code = String(number).padStart(6, '0');
        const wrong = code === right ? '999999' : code;
        return ask(wrong, `203.0.${number >> 8}.${number & 255}`);
      }),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}
const triesOf = async (email: string) => {
  const { rows } = await pool.query<{ tries: number }>(
    'select tries from one_time_code where email = $1 order by id desc limit 1',
    [email],
  );
  return rows[0]!.tries;
};

test('a thousand wrong codes in the form, from a thousand addresses, make no request, nor does the right one after them', async () => {
  const email = newEmail();
  const right = await codeFor(email);
  const send = (userOTP: string, address: string) =>
    call('POST', SUBMIT, { body: { ...formOf(email), userOTP }, address });
  const statuses = await guess(right, send);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(20);
  expect(await triesOf(email)).toBe(5);
  expect((await send(right, '198.51.100.7')).status).toBe(429);
  // Nor an hour later, when tries are counted anew: the code has none left.
  await pool.query('delete from rate_limit');
  expect((await send(right, '198.51.100.7')).status).toBe(422);
  const { rowCount } = await pool.query('select 1 from help_request where user_email = $1', [email]);
  expect(rowCount).toBe(0);
});

test('a thousand wrong codes show nothing of a request, nor does the right one after them', async () => {
  const { reference, email } = await saved();
  const right = await codeFor(email);
  const answers: unknown[] = [];
  const ask = async (userOTP: string, address: string) => {
    const answer = await call('POST', STATUS, { body: { reference, userEmail: email, userOTP }, address });
    answers.push(answer.body);
    return answer;
  };
  const statuses = await guess(right, ask);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(30);
  expect((await ask(right, '198.51.100.7')).status).toBe(429);
  await pool.query('delete from rate_limit');
  expect((await ask(right, '198.51.100.7')).status).toBe(422);
  expect(JSON.stringify(answers)).not.toMatch(/Rajkot|9876543210|ticket|history/);
});

test('whoever asks for one new code after the other has six of them an hour, and five tries of each', async () => {
  const email = newEmail();
  let looked = 0;
  for (let codes = 0; codes < 10; codes++) {
    const address = `198.51.100.${codes}`;
    const { status } = await call('POST', 'sendOtp', { body: { email }, address });
    if (status !== 200) continue;
    for (let tries = 0; tries < 10; tries++)
      await call('POST', SUBMIT, { body: { ...formOf(email), userOTP: 'xxxxxx' }, address });
    looked += await triesOf(email);
  }
  const { rowCount } = await pool.query('select 1 from one_time_code where email = $1', [email]);
  expect(rowCount).toBe(6);
  expect(looked).toBeLessThanOrEqual(30);
});
