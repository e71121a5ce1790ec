import { expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import type { AddressedNgo } from '#src/features/help-request/chosen-ngo/chosen-ngo.contract.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { NgoPageData } from './ngo-page.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, pool } = app;
const { savedEvent } = eventTesting(app);
const { added, ngoWithUser } = schemeTesting(app);
const { savedBankDetail } = donationTesting(app);

const readPage = async (id: string) =>
  (await call<{ data: NgoPageData }>('GET', `ngo/getNgoPage/${id}`)).body.data;

test('the page of an NGO has its data, next events, schemes, help and gifts, and nothing of others', async () => {
  const { ngoId, token } = await ngoWithUser();
  const other = await ngoWithUser();
  await savedEvent(ngoId, { startsInHours: 400 });
  const [first, second, third] = [
    await savedEvent(ngoId, { startsInHours: 200 }),
    await savedEvent(ngoId, { startsInHours: 300 }),
    await savedEvent(ngoId, { startsInHours: -2 }),
  ];
  await savedEvent(ngoId, { startsInHours: -200 });
  await savedEvent(ngoId, { status: 'draft' });
  await savedEvent(ngoId, { status: 'cancelled' });
  await savedEvent(other.ngoId);
  const blankets = await added(token, { schemeName: 'Winter blankets' });
  const deleted = await added(token, { schemeName: 'Books' });
  await callConfirmed('DELETE', `scheme/deleteScheme/${deleted}`, { token });
  const camps = await added(token, { schemeName: 'Eye camps' });
  await added(other.token);
  await savedBankDetail(ngoId);

  const page = await readPage(ngoId);
  const { body } = await call<{ data: object }>('GET', `ngo/getNgoById/${ngoId}`);
  expect(page.ngo).toEqual(body.data);
  expect(page.events.data.map(({ _id }) => _id)).toEqual([third, first, second]);
  expect(page.events).toMatchObject({ total: 4, data: [{ title: 'Eye camp', titleGu: 'આંખ કેમ્પ' }, {}, {}] });
  expect(page.schemes).toMatchObject({
    total: 2,
    data: [{ _id: camps, schemeNameGu: null }, { _id: blankets }],
  });
  const asked = (await call<{ data: AddressedNgo }>('GET', `helpRequest/getNgoToAsk/${ngoId}`)).body.data;
  const { canBeAsked, pausedUntil, answerTime } = asked;
  expect(page.help).toEqual({ canBeAsked, pausedUntil, answerTime });
  expect(page).toMatchObject({ help: { canBeAsked: true }, takesGifts: true });
});

test('an NGO takes gifts only if it is verified and has an account for gifts from India', async () => {
  const [plain, foreign, pending] = [
    await savedNgo(db),
    await savedNgo(db),
    await savedNgo(db, { status: 'pending', verifiedAt: null, source: 'imported' }),
  ];
  await savedBankDetail(foreign, { isForeign: true });
  await savedBankDetail(pending);
  for (const id of [plain, foreign, pending]) expect((await readPage(id)).takesGifts).toBe(false);
  await savedBankDetail(plain);
  expect((await readPage(plain)).takesGifts).toBe(true);
  await pool.query('update bank_detail set removed_at = now() where ngo_id = $1', [plain]);
  expect(await readPage(plain)).toMatchObject({
    takesGifts: false,
    events: { data: [], total: 0 },
    schemes: { data: [], total: 0 },
  });
});

test('an NGO that is not listed has no page', async () => {
  const hidden = await savedNgo(db, { status: 'pending', verifiedAt: null });
  for (const id of [hidden, '999999999', 'x'])
    expect((await call('GET', `ngo/getNgoPage/${id}`)).status).toBe(404);
});
