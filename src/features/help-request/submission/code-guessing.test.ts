import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';

const app = await testApp();
const { call, pool } = app;
const { newEmail, codeFor, formOf, saved } = helpTesting(app);

/** A code may be tried 500 times. The tests begin some way before that. */
const TRIED = 440;
const GUESSES = 120;
const HOME = '198.51.100.7';
const AT_ONCE = 20;
const SUBMIT = 'helpRequest/sendHelpRequestByNgoCity';
const STATUS = 'helpRequest/getHelpRequestStatus';

/** Tries many wrong codes, each from its own network address, and returns the statuses of the responses. */
async function guess(right: string, tryCode: (code: string, address: string) => Promise<{ status: number }>) {
  await pool.query('update one_time_code set tries = $1', [TRIED]);
  const statuses: number[] = [];
  for (let at = 0; at < GUESSES; at += AT_ONCE) {
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const number = at + index;
        const code = String(number).padStart(6, '0');
        const wrong = code === right ? '999999' : code;
        return tryCode(wrong, `203.0.${number >> 8}.${number & 255}`);
      }),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  return statuses;
}
/** Returns how many wrong tries the newest code of a mail address has. */
const triesOf = async (email: string) => {
  const { rows } = await pool.query<{ tries: number }>(
    'select tries from one_time_code where email = $1 order by id desc limit 1',
    [email],
  );
  return rows[0]!.tries;
};

test('rejects guessed codes from many networks: the code expires, and the next one is longer', async () => {
  const email = newEmail();
  const right = await codeFor(email);
  const send = (userOTP: string, address: string) =>
    call('POST', SUBMIT, { body: { ...formOf(email), userOTP }, address });
  expect(new Set(await guess(right, send))).toEqual(new Set([422]));
  expect(await triesOf(email)).toBe(500);
  expect((await send(right, HOME)).status).toBe(422);
  const { rowCount } = await pool.query('select 1 from help_request where user_email = $1', [email]);
  expect(rowCount).toBe(0);
  const longer = await codeFor(email);
  expect(longer).toMatch(/^\d{10}$/);
  expect((await send(longer, HOME)).status).toBe(200);
});

test('reveals nothing for guessed codes, and everything for the right one', async () => {
  const { reference, email } = await saved();
  const right = await codeFor(email);
  const responses: unknown[] = [];
  const tryCode = async (userOTP: string, address: string) => {
    const response = await call('POST', STATUS, { body: { reference, userEmail: email, userOTP }, address });
    responses.push(response.body);
    return response;
  };
  expect(new Set(await guess(right, tryCode))).toEqual(new Set([422]));
  expect(await triesOf(email)).toBeLessThanOrEqual(500 + AT_ONCE);
  expect((await tryCode(right, HOME)).status).toBe(422);
  expect(JSON.stringify(responses)).not.toMatch(/Rajkot|9876543210|ticket|history/);
  expect((await tryCode(await codeFor(email), HOME)).status).toBe(200);
});
