import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { assistedForm, assistedTesting, CONSENT, type Answer } from './assisted.fixture.ts';
import { CONSENT_VERSION } from './consent.values.ts';

const app = await testApp();
const { call, pool } = app;
const { readyNgo, route, saved, eventsOf, offersOf, clearNgos } = helpTesting(app);
const { file, list, open, filed, audited, mailsAbout } = assistedTesting(app);

beforeEach(clearNgos);

describe('filing for somebody without email', () => {
  test('saves the request with the consent, gives number, PIN and slip, and routes it like any other', async () => {
    const ngo = await readyNgo();
    const mails = await mailsAbout();
    const { helper, _id, reference, pin, slip } = await filed();
    expect(pin).toMatch(/^\d{6}$/);
    expect(slip).toMatchObject({ language: 'gu', address: 'localhost/gu/helpRequest/status' });
    expect(slip.message).toContain(reference);
    expect(slip.message).toContain(pin);
    expect(slip.messageWithoutPin).toContain(reference);
    // Neither the link nor the code of the page gives the PIN away.
    expect(JSON.stringify([slip.messageWithoutPin, slip.code, slip.address])).not.toContain(pin);
    await route(_id);
    expect(await offersOf(_id)).toEqual({ [ngo.ngoId]: 'sent' });
    expect(await eventsOf(_id)).toEqual(['received', 'filedFor', 'offered']);
    const { rows } = await pool.query(
      `select purpose, text_version, language, account_id::text, given_at > now() - interval '1 minute' as is_now
        from help_consent where request_id = $1`,
      [_id],
    );
    const consent = { purpose: 'file', text_version: CONSENT_VERSION, language: 'gu', is_now: true };
    expect(rows).toEqual([{ ...consent, account_id: helper.id }]);
    expect(await audited(_id)).toEqual([
      { action: 'fileHelpRequest', after: { reference, consentVersion: CONSENT_VERSION, language: 'gu' } },
    ]);
    expect(await mailsAbout()).toBe(mails);
  });

  test('the NGO that files may be the one that is asked, through the ordinary routing', async () => {
    const helper = await readyNgo();
    const { data } = (await file(helper)).body;
    await route(data._id);
    expect(await offersOf(data._id)).toEqual({ [helper.ngoId]: 'sent' });
  });

  test('stores the PIN nowhere, and logs neither it nor anything personal', async () => {
    const { _id, pin } = await filed();
    const { rows } = await pool.query<{ pin_sealed: string }>(
      'select pin_sealed from help_assistance where request_id = $1',
      [_id],
    );
    expect(rows[0]!.pin_sealed).not.toContain(pin);
    const audit = JSON.stringify(await audited(_id));
    for (const secret of [pin, 'જીવીબેન', '9825012345', 'Cataract']) expect(audit).not.toContain(secret);
  });

  test('needs every specified field except email and code, and the consent', async () => {
    const helper = await readyNgo();
    const body = { language: 'gu' };
    const empty = await call<Answer>('POST', 'helpRequest/fileHelpRequest', { token: helper.token, body });
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toEqual({
      userName: 'Name is required',
      userMobile: 'Mobile No is required',
      userAddress: 'Address is required',
      helpDescription: 'Help description is required',
      userCity: 'City  is required',
      userHelpCategory: 'Category of help is required',
      userPin: 'Pin code is required',
      hasConsent: expect.stringContaining('agreed') as string,
    });
    for (const [input, words] of [
      [{ hasConsent: false }, 'agreed'],
      [{ consentVersion: '2020-01' }, 'changed'],
    ] as const) {
      const refused = await file(helper, input);
      expect(refused.status).toBe(422);
      expect(refused.body.errors!['hasConsent']).toContain(words);
    }
    expect((await file(helper, { helpDescription: 'Mine is 2345 6789 0124' })).status).toBe(422);
    expect((await list(helper)).total).toBe(0);
  });

  test('for something else takes the category whose NGOs serve what the words ask for', async () => {
    const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
    const { status, body } = await file(helper, {
      userHelpCategory: 'Other',
      helpDescription: 'Her eyes: cataract',
    });
    expect(status).toBe(200);
    const { rows } = await pool.query('select user_help_category from help_request where id = $1', [
      body.data._id,
    ]);
    expect(rows).toEqual([{ user_help_category: 'Health' }]);
  });

  test('sent twice is one request, and only the last PIN works', async () => {
    const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
    const key = { idempotencyKey: 'key-of-this-form' };
    const answers = await Promise.all([file(helper, key), file(helper, key)]);
    answers.push(await file(helper));
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    const again = (await file(helper, { ...key, userName: 'Somebody Else' })).body.data;
    expect(again.reference).toBe(answers[0]?.body.data.reference);
    expect((await open(again.reference, again.pin)).status).toBe(200);
    for (const { body } of answers)
      if (body.data.pin !== again.pin) expect((await open(again.reference, body.data.pin)).status).toBe(422);
    expect((await list(helper)).total).toBe(1);
  });

  test('sent again after half an hour with the same key gives no new PIN, whatever it says', async () => {
    const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
    const key = { idempotencyKey: 'key-of-a-form' };
    const { reference, pin } = (await file(helper, key)).body.data;
    await pool.query(
      `update help_request set created_at = created_at - interval '31 minutes' where reference = $1`,
      [reference],
    );
    expect((await file(helper, { ...key, userName: 'Somebody Else' })).status).toBe(409);
    expect((await open(reference, pin)).status).toBe(200);
  });

  test('is limited per account', async () => {
    const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent++) statuses.push((await file(helper, { userName: '' })).status);
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect((await file(await readyNgo({ city: 'Bhuj', category: 'education' }))).status).toBe(200);
  });

  test('is refused to NGOs that are pending or suspended, and to visitors', async () => {
    for (const status of ['pending', 'suspended']) {
      const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
      await pool.query(`update ngo set status = $2 where id = $1`, [helper.ngoId, status]);
      expect((await file(helper)).status).toBe(403);
      expect((await call('GET', 'helpRequest/getAssistedHelpRequests', helper)).status).toBe(403);
    }
    expect((await call('POST', 'helpRequest/fileHelpRequest', { body: assistedForm() })).status).toBe(401);
  });

  test('cannot be claimed through the public form, which keeps its code', async () => {
    const { id } = await saved({ isAssisted: true, assisted: true, is_assisted: true, ...CONSENT });
    const { rows } = await pool.query(
      `select is_assisted, user_email is not null as has_email, (select count(*)::int from help_assistance
        where request_id = r.id) as pins from help_request r where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_assisted: false, has_email: true, pins: 0 }]);
    const withoutCode = { ...assistedForm(), assisted: true };
    const refused = await call<Answer>('POST', 'helpRequest/sendHelpRequestByNgoCity', { body: withoutCode });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors!).sort()).toEqual(['userEmail', 'userOTP']);
  });
});
