import { expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { poolOf } from '#src/server/database.server.ts';
import { parseTags } from '#src/server/http/cache-tags.server.ts';
import { watchOwnChanges } from '#src/server/database/own-changes.server.ts';
import { DONATE } from '#src/features/donation/donation-tags.server.ts';
import { selectTaxLaw } from './tax-law.queries.server.ts';
import type { TaxLawRow } from './tax-law.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, signedIn } = app;
const { savedGivingNgo, savedDonation, receiptsOf } = donationTesting(app);

type Body = { msg: string; data: TaxLawRow & { now: TaxLawRow }; errors?: Record<string, string> };
const admin = await signedIn({ role: 'admin' });
const { token } = admin;

const form = {
  appliesFrom: '2031-04-01',
  act: 'Income-tax Act, 2031',
  actGu: 'આવકવેરા અધિનિયમ, 2031',
  actHi: 'आयकर अधिनियम, 2031',
  deductionSection: '200',
  approvalSection: '201',
  statementForm: '300',
  certificateForm: '301',
  statementSectionCode: 'Section 200',
  statementDateFormat: 'YYYY-MM-DD',
  statementDue: '30-06',
  cashLimit: '1,000',
  cashDayLimit: '1,00,000',
};
const list = async () =>
  (await call<{ data: TaxLawRow[] }>('GET', 'donation/getAllTaxLaw', { token })).body.data;
const add = (body: object) => callConfirmed<Body>('POST', 'donation/addTaxLaw', { token, body });
const update = (id: string, body: object) =>
  callConfirmed<Body>('POST', `donation/updateTaxLaw/${id}`, { token, body });
const auditOf = (id: string) =>
  runSql<[string, object, object]>(db, {
    text: `select action, before, after from audit_entry where entity = 'taxLaw' and entity_id = $1 order by id`,
    values: [id],
  });

test('a law that is added applies to money that arrives from its day on', async () => {
  const { status, body } = await add(form);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ statementDue: '06-30', cashLimit: 100_000, revision: 1 });
  expect((await selectTaxLaw(db, '2031-03-31')).act).toBe('Income-tax Act, 2025');
  expect(await selectTaxLaw(db, '2031-04-01')).toMatchObject({ act: form.act, statementForm: '300' });
  expect((await list()).map(({ appliesFrom }) => appliesFrom)).toEqual([
    '2031-04-01',
    '2026-04-01',
    '1962-04-01',
  ]);
  const [[action, , after]] = (await auditOf(body.data._id)) as [[string, object, object]];
  expect([action, after]).toEqual([
    'addTaxLaw',
    expect.objectContaining({ act: form.act, cashLimit: '₹1,000', statementDue: '06-30' }),
  ]);
});

test('a day has one law, and every field is checked', async () => {
  const taken = await add({ ...form, appliesFrom: '2026-04-01' });
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    { appliesFrom: 'Another law applies from this day already. Change that one, or write another day.' },
  ]);
  const msg = 'Write what receipts should say.';
  const one = await add({ ...form, appliesFrom: '2033-04-01', act: '' });
  expect(one).toMatchObject({ status: 422, body: { msg, errors: { act: msg } } });
  const wrong = await add({ ...form, appliesFrom: 'soon', act: '', cashLimit: '1.005' });
  expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['appliesFrom', 'act', 'cashLimit']]);
});

test('a change is in receipts issued after it, not in those before', async () => {
  const ngoId = await savedGivingNgo();
  const cash = { ngoId, status: 'received', method: 'cash', receivedOn: '2026-11-20' } as const;
  const before = await savedDonation(cash);
  const row = (await list()).find(({ appliesFrom }) => appliesFrom === '2026-04-01')!;
  const { _id, revision } = row;
  const json = { ...formOf(row), cashLimit: '499.99' };
  expect((await update(_id, { ...json, revision })).body.data.revision).toBe(revision + 1);
  const after = await savedDonation(cash);
  expect(await receiptsOf(before.id)).toMatchObject([{ isDeductible: true }]);
  expect(await receiptsOf(after.id)).toMatchObject([{ isDeductible: false, reason: 'cash' }]);
  expect((await auditOf(_id)).at(-1)).toEqual([
    'updateTaxLaw',
    { cashLimit: '₹2,000' },
    { cashLimit: '₹499.99' },
  ]);

  // A colleague with the old page sees what is stored now.
  const late = await update(_id, { ...formOf(row), revision });
  expect([late.status, late.body.data.now.cashLimit]).toEqual([409, 49_999]);
  expect((await update(_id, formOf(row))).status).toBe(200);
});

test('the earliest law keeps its day, so that no donation is without one', async () => {
  const row = (await list()).at(-1)!;
  const moved = await update(row._id, { ...formOf(row), appliesFrom: '1999-04-01' });
  expect([moved.status, Object.keys(moved.body.errors!)]).toEqual([422, ['appliesFrom']]);
  expect((await update(row._id, { ...formOf(row), appliesFrom: '1961-04-01' })).status).toBe(200);
  expect((await update('999', formOf(row))).status).toBe(404);
  expect((await update('x', formOf(row))).status).toBe(404);
});

test('a change drops the cached pages that name the law', async () => {
  const payloads: string[] = [];
  watchOwnChanges({ pool: poolOf(db), onChange: (payload) => payloads.push(payload) });
  await add({ ...form, appliesFrom: '2035-04-01' });
  expect(payloads.flatMap(parseTags)).toContain(DONATE);
});

function formOf({ _id: _, revision: __, statementDue, ...row }: TaxLawRow) {
  const [month, day] = statementDue.split('-');
  return { ...row, statementDue: `${day}-${month}`, cashLimit: '2,000', cashDayLimit: '2,00,000' };
}
