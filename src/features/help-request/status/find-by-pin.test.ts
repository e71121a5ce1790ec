import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { CONSENT_VERSION } from '#src/features/help-request/assisted/consent.values.ts';
import { WRONG_PINS_A_DAY } from '#src/features/help-request/help-request.values.ts';

const app = await testApp();
const { call, confirmed, pool, signedIn, mailsTo } = app;
const { readyNgo, clearNgos } = helpTesting(app);

beforeEach(clearNgos);

const HOME = '198.51.100.7';
const MOBILE = '9825012345';
let number = 0;
const foreign = () => `203.0.113.${++number % 250}`;

async function filed() {
  const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
  const body = {
    userName: 'જીવીબેન',
    userMobile: MOBILE,
    userAddress: 'Near the well',
    userPin: '360001',
    helpDescription: 'Cataract',
    userCity: 'Rajkot',
    userHelpCategory: 'Health',
    hasConsent: true,
    consentVersion: CONSENT_VERSION,
    language: 'gu',
  };
  const answer = await call<{
    data: { _id: string; reference: string; pin: string; longPin: string; slip: { message: string } };
  }>('POST', 'helpRequest/fileHelpRequest', { token: helper.token, body });
  const { data } = answer.body;
  return { ...data, helper, wrong: data.pin === '111111' ? '222222' : '111111' };
}
type Answer = { errors?: Record<string, string> };
const open = async (reference: string, pin: string, { from = HOME, userMobile = '' } = {}) => {
  const body = { reference, pin, ...(userMobile && { userMobile }) };
  const answer = await call<Answer>('POST', 'helpRequest/getHelpRequestStatus', { body, address: from });
  return { status: answer.status, fields: Object.keys(answer.body.errors ?? {}) };
};
const guess = (reference: string, pin: string, times: number, from: () => string, userMobile = '') =>
  Promise.all(Array.from({ length: times }, () => open(reference, pin, { from: from(), userMobile })));

describe('guessing PINs', () => {
  test('from other networks keeps nobody out, and after 200 wrong ones in a day the mobile number is needed too', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { _id, reference, pin, wrong, helper } = await filed();
    for (let round = 0; round < WRONG_PINS_A_DAY / 20; round++) await guess(reference, wrong, 20, foreign);
    expect(await open(reference, pin)).toEqual({ status: 422, fields: ['userMobile'] });
    expect(await open(reference, pin, { userMobile: '9000000000' })).toEqual({
      status: 422,
      fields: ['pin'],
    });
    expect((await open(reference, pin, { userMobile: `+91 ${MOBILE}` })).status).toBe(200);
    // Staff are told once, without the PIN or anything about the person.
    await guess(reference, wrong, 5, foreign, MOBILE);
    const mails = (await mailsTo(staff.email)).filter(({ body }) => body.includes(reference));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).not.toContain(MOBILE);
    const detail = await call<{ data: { isGuessed: boolean } }>(
      'GET',
      `helpRequest/getAssistedHelpRequest/${_id}`,
      { token: helper.token },
    );
    expect(detail.body.data.isGuessed).toBe(true);
    // A new day, or a new PIN, starts again.
    await pool.query(`update help_assistance set wrong_on = wrong_on - 1 where request_id = $1`, [_id]);
    expect((await open(reference, pin)).status).toBe(200);
  });

  test('from the network of the owner keeps her out neither, even with the number and wrong mobile numbers', async () => {
    const { reference, pin, wrong } = await filed();
    const tries = await guess(reference, wrong, 10, () => HOME);
    expect(tries.every(({ status, fields }) => status === 422 && fields[0] === 'pin')).toBe(true);
    expect(await open(reference, pin)).toEqual({ status: 422, fields: ['userMobile'] });
    for (const mobile of ['9000000001', '9000000002']) await guess(reference, wrong, 11, () => HOME, mobile);
    expect((await open(reference, pin, { userMobile: MOBILE })).status).toBe(200);
  });

  test('with the right mobile number ends at ten tries an hour and network', async () => {
    const { reference, wrong } = await filed();
    await guess(reference, wrong, 10, () => HOME);
    const tries = await guess(reference, wrong, 11, () => HOME, MOBILE);
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await open(reference, wrong, { from: foreign() })).status).toBe(422);
  });

  test('cannot use up the tries of whoever has the long PIN of the slip, and helps nobody to guess it', async () => {
    const { reference, pin, longPin, slip, wrong } = await filed();
    await guess(reference, wrong, 10, () => HOME);
    await guess(reference, wrong, 12, () => HOME, MOBILE);
    expect((await open(reference, pin, { userMobile: MOBILE })).status).toBe(429);
    const shown = /\d{4} \d{4} \d{4} \d{4}/.exec(slip.message)![0];
    expect(shown.replaceAll(' ', '')).toBe(longPin);
    const inGujarati = shown.replace(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)));
    for (const entered of [longPin, shown, inGujarati])
      expect((await open(reference, entered)).status).toBe(200);
    // It does not begin with the PIN, nor open another request.
    const other = await filed();
    const others = [other.longPin, `${pin}0000000000`, '0'.repeat(16)];
    for (const entered of others)
      expect(await open(reference, entered)).toEqual({ status: 422, fields: ['pin'] });
    expect(await open('SH-2222-22', longPin)).toEqual({ status: 422, fields: ['pin'] });
  });

  test('ends neither PIN of an earlier slip before a new one is used, short or long', async () => {
    for (const use of ['pin', 'longPin'] as const) {
      const { _id, reference, pin, longPin, helper } = await filed();
      const renewed = await call<{ data: { pin: string; longPin: string } }>(
        'POST',
        `helpRequest/renewHelpPin/${_id}`,
        {
          token: helper.token,
          headers: await confirmed(helper.token),
          body: { hasConsent: true, consentVersion: CONSENT_VERSION, language: 'gu' },
        },
      );
      const statuses = async () => [
        (await open(reference, pin, { from: foreign() })).status,
        (await open(reference, longPin, { from: foreign() })).status,
      ];
      expect(await statuses()).toEqual([200, 200]);
      expect((await open(reference, renewed.body.data[use], { from: foreign() })).status).toBe(200);
      expect(await statuses()).toEqual([422, 422]);
    }
  });

  test('of an unknown number is answered like that of a known one', async () => {
    const { reference, wrong } = await filed();
    const known = await guess(reference, wrong, 12, () => HOME);
    const unknown = await guess('SH-2222-22', wrong, 12, () => HOME);
    const sorted = (answers: typeof known) => answers.map((answer) => JSON.stringify(answer)).sort();
    expect(sorted(unknown)).toEqual(sorted(known));
  });
});
