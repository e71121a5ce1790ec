import { beforeEach, describe, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { checkPurpose, missingTranslations } from './purpose-form.rules.ts';
import { ownPurpose, type OwnPurpose } from './purposes.contract.ts';
import { PURPOSES_MOST } from './purposes.values.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn } = app;
const { savedGivingNgo, savedDonation, savedPurpose } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = { msg: string; data: OwnPurpose & { now?: OwnPurpose }; errors?: Record<string, string> };
type Page = { data: OwnPurpose[]; total: number; counts: Record<string, number> };
const post = (path: string, body: object = {}, by = token) =>
  callConfirmed<Answer>('POST', `donation/${path}`, { token: by, body });
const list = async (query = '') =>
  (await call<Page>('GET', `donation/getAllPurpose?${query}`, { token })).body;
const nextYear = dayIn(365);
const whole = {
  title: ' Winter  blankets ',
  titleGu: 'શિયાળામાં ધાબળા',
  titleHi: 'सर्दी में कंबल',
  description: 'For 200 families.\n\n\nIn Dang.',
  descriptionGu: '200 પરિવાર માટે',
  descriptionHi: '',
  goal: '1,00,000',
  endsOn: nextYear,
};

describe('a purpose', () => {
  test('is added with all texts, and shows what was given for it', async () => {
    const { status, body } = await post('addPurpose', whole);
    expect([status, body.msg]).toEqual([201, apiMessages.en.purposeAdded]);
    const { _id } = ownPurpose.parse(body.data);
    await savedDonation({ ngoId, status: 'received', purposeId: _id, amount: rupees(2500) });
    await savedDonation({ ngoId, status: 'refunded', purposeId: _id });
    await savedDonation({ ngoId, status: 'claimed', purposeId: _id });
    const read = await call<Answer>('GET', `donation/getPurpose/${_id}`, { token });
    expect(read.body.data).toEqual({
      ...whole,
      _id,
      title: 'Winter blankets',
      description: 'For 200 families.\n\nIn Dang.',
      descriptionHi: null,
      goal: 10_000_000,
      isClosed: false,
      received: 250_000,
      donations: 1,
      revision: 1,
    });
  });

  test('is refused with every error at once', async () => {
    const { status, body } = await post('addPurpose', {
      title: ' ',
      titleGu: 'x'.repeat(101),
      description: 'Call 2341 2341 2346',
      goal: '100,00,00,00,000',
      endsOn: '2020-01-01',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      title: apiMessages.en.purposeTitleRequired,
      titleGu: apiMessages.en.textLong,
      description: apiMessages.en.aadhaar,
      goal: apiMessages.en.purposeGoalLarge,
      endsOn: apiMessages.en.purposeDayPast,
    });
    expect((await list()).total).toBe(0);
  });

  test('is saved, and whoever saves an older one learns what is there now', async () => {
    const { _id } = (await post('addPurpose', whole)).body.data;
    const save = (change: object) => post(`editPurpose/${_id}`, { ...whole, ...change });
    expect((await save({ title: 'Blankets', revision: 1 })).body.data).toMatchObject({
      title: 'Blankets',
      revision: 2,
    });
    const late = await save({ goal: '', revision: 1 });
    expect(late.status).toBe(409);
    expect(late.body.data.now).toMatchObject({ title: 'Blankets', revision: 2, goal: 10_000_000 });
    expect((await save({ goal: '', revision: 2 })).body.data).toMatchObject({ goal: null, revision: 3 });
    const entries = await runSql<[string, string]>(db, {
      text: `select before::text, after::text from audit_entry where action = 'editPurpose' and entity_id = $1
        order by id`,
      values: [_id],
    });
    expect(entries.map(([, after]) => JSON.parse(after) as object)).toEqual([
      { title: 'Blankets' },
      { title: 'Winter blankets', goal: null },
    ]);
  });

  test('changes nothing of what donors read without the password, open or closed', async () => {
    const { _id } = (await post('addPurpose', whole)).body.data;
    const changes = { title: 'CLOSED', titleGu: 'બંધ', descriptionHi: 'बंद है', description: 'x', goal: '1' };
    const answers = async () => {
      const statuses: number[] = [];
      for (const [field, text] of Object.entries(changes)) {
        const body = { ...whole, [field]: text };
        statuses.push((await call('POST', `donation/editPurpose/${_id}`, { token, body })).status);
      }
      return [...new Set(statuses)];
    };
    expect(await answers()).toEqual([403]);
    // Closed, changed and opened again would be the same change.
    await post(`closePurpose/${_id}`);
    expect(await answers()).toEqual([403]);
    expect((await post(`editPurpose/${_id}`, { ...whole, title: 'Quilts' })).body.data.title).toBe('Quilts');
  });

  test('keeps a last day that has passed meanwhile', async () => {
    const { _id } = (await post('addPurpose', whole)).body.data;
    const sql = `update donation_purpose set ends_on = '2026-01-31' where id = $1::bigint`;
    await runSql(db, { text: sql, values: [_id] });
    expect((await post(`editPurpose/${_id}`, { ...whole, endsOn: '2026-01-31' })).status).toBe(200);
    expect((await post(`editPurpose/${_id}`, { ...whole, endsOn: '2026-01-30' })).status).toBe(422);
  });

  test('is closed and opened again, and stands in the list of its state', async () => {
    const [first, second] = [await savedPurpose(ngoId), await savedPurpose(ngoId)];
    await savedPurpose(await savedGivingNgo());
    for (let time = 0; time < 2; time++)
      expect((await post(`closePurpose/${first}`)).body.data.isClosed).toBe(true);
    expect(await list()).toMatchObject({ data: [{ _id: second }], total: 1, counts: { open: 1, closed: 1 } });
    expect((await list('list=closed')).data.map(({ _id }) => _id)).toEqual([first]);
    expect((await post(`reopenPurpose/${first}`)).body.data.isClosed).toBe(false);
    expect((await list()).data.map(({ _id }) => _id)).toEqual([second, first]);
    const [actions] = await runSql<[string]>(db, {
      text: `select string_agg(action, ' ' order by id) from audit_entry where entity_id = $1
        and entity = 'donationPurpose'`,
      values: [first],
    });
    expect(actions![0]).toBe('closePurpose reopenPurpose');
  });

  test('of another NGO is a 404 everywhere', async () => {
    const id = await savedPurpose(ngoId);
    const other = (await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() })).token;
    const get = await call('GET', `donation/getPurpose/${id}`, { token: other });
    const answers = [get.status];
    for (const [path, body] of [
      ['editPurpose', whole],
      ['closePurpose', {}],
      ['reopenPurpose', {}],
    ] as const)
      answers.push((await post(`${path}/${id}`, body, other)).status);
    expect(answers).toEqual([404, 404, 404, 404]);
    expect((await list()).data).toMatchObject([{ title: 'Eye camps', isClosed: false, revision: 1 }]);
  });
});

test('an NGO collects for 50 purposes at most, also if many are added at once', async () => {
  for (let count = 0; count < PURPOSES_MOST - 2; count++) await savedPurpose(ngoId);
  const closed = await savedPurpose(ngoId);
  await post(`closePurpose/${closed}`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('addPurpose', whole)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 409, 409, 409]);
  const { status, body } = await post(`reopenPurpose/${closed}`);
  expect([status, body.msg]).toEqual([409, apiMessages.en.purposesFull]);
});

describe('the form of a purpose', () => {
  test('may leave out all but the title', () => {
    const { purpose, errors } = checkPurpose({ form: { title: 'x' }, today: '2026-11-24' });
    expect([errors, purpose.goal, purpose.endsOn]).toEqual([{}, null, null]);
  });

  test('names the languages in which something is missing', () => {
    const none = {
      titleGu: null,
      titleHi: null,
      description: null,
      descriptionGu: null,
      descriptionHi: null,
    };
    expect(missingTranslations(none)).toEqual(['gu', 'hi']);
    expect(missingTranslations({ ...none, titleGu: 'x' })).toEqual(['hi']);
    expect(missingTranslations({ ...none, titleGu: 'x', titleHi: 'x', description: 'x' })).toEqual([
      'gu',
      'hi',
    ]);
  });
});
