import { beforeAll, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { addDays } from '#src/shared/india-time.ts';
import { rupees, type Paise } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { MatchedStatement, UnknownColumns } from './bank-statement.contract.ts';
import { LAYOUTS, statementOf, UNKNOWN_LAYOUT, type Payment } from './statement-files.fixture.ts';

const app = await testApp();
const { db, call, callConfirmed, signedIn } = app;
const { savedGivingNgo, savedDonation, receiptsOf } = donationTesting(app);
const DAY = '2026-11-18';
const [SBI, HDFC] = LAYOUTS as [(typeof LAYOUTS)[0], (typeof LAYOUTS)[0]];

let ngoId: string;
let token: string;
beforeAll(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

/** Makes donations begin, and be claimed, on a day. */
const moveTo = (day: string) =>
  runSql(db, {
    text: `update donation set created_at = $1::date + interval '6 hours',
        claimed_at = case when claimed_at is not null then $1::date + interval '7 hours' end
      where status in ('created', 'claimed', 'refused')`,
    values: [day],
  });

type Answer = { data: MatchedStatement | UnknownColumns; msg?: string; errors?: Record<string, string> };
const upload = async (file: File, { onlyHeadings = 'false', as = token } = {}) => {
  const body = new FormData();
  body.set('file', file);
  body.set('onlyHeadings', onlyHeadings);
  return call<Answer>('POST', 'donation/matchBankStatement', { token: as, body });
};
const match = async (payments: readonly Payment[], { layout = SBI, as = token } = {}) => {
  const { status, body } = await upload(await statementOf(layout, payments), { as });
  expect(status).toBe(200);
  return body.data as MatchedStatement;
};
type Confirmed = { data: { isReceived: boolean; msg: string | null }[] };
const confirm = async (tokens: string[], as = token) =>
  (await callConfirmed<Confirmed>('POST', 'donation/confirmMatches', { token: as, body: { tokens } })).body
    .data;
const tokensOf = (matched: MatchedStatement) =>
  [...matched.proved, ...matched.perhaps].map(({ candidates }) => candidates[0]!.token);
const rowOf = async (id: string) => {
  const [row] = await runSql<[string, string, string, string | null, string | null]>(db, {
    text: `select status, proof, received_on::text, utr, statement_line from donation where id = $1::bigint`,
    values: [id],
  });
  const [status, proof, receivedOn, utr, line] = row!;
  return { status, proof, receivedOn, utr, line };
};
const claimed = (amount: Paise, values: { ngoId?: string; utr?: string } = {}) =>
  savedDonation({ ngoId, status: 'claimed', amount, ...values });
const paymentOf = ({ utr }: { utr: string }, amount: Paise, more: Partial<Payment> = {}): Payment => ({
  day: DAY,
  amount,
  utr,
  ...more,
});

test('a statement proves claims, and confirming them receives the money and issues the receipts', async () => {
  const [first, second, other] = [
    await claimed(rupees(501)),
    await claimed(rupees(502)),
    await claimed(rupees(503)),
  ];
  await moveTo(DAY);
  const payments = [
    paymentOf(first, rupees(501)),
    paymentOf(second, rupees(502)),
    paymentOf(other, rupees(999)),
    paymentOf({ utr: '499999000001' }, rupees(77_777)),
    paymentOf({ utr: '499999000002' }, rupees(5), { isDebit: true }),
  ];
  const matched = await match(payments);
  expect(matched.counts).toEqual({
    rows: 6,
    credits: 4,
    proved: 2,
    perhaps: 0,
    amountDiffers: 1,
    used: 0,
    unmatched: 1,
    unreadable: 0,
  });
  expect(matched.proved).toMatchObject([
    {
      reason: 'number',
      line: { day: DAY, amount: rupees(501) },
      candidates: [{ _id: first.id, donorName: 'કોકિલા પટેલ' }],
    },
    { candidates: [{ _id: second.id }] },
  ]);
  expect(matched.amountDiffers).toMatchObject([
    { line: { amount: rupees(999) }, donation: { _id: other.id } },
  ]);
  expect(matched.unmatched).toMatchObject([{ line: { amount: rupees(77_777), utr: '499999000001' } }]);
  expect((await rowOf(first.id)).status).toBe('claimed');

  expect(await confirm(tokensOf(matched))).toEqual([
    { isReceived: true, msg: null },
    { isReceived: true, msg: null },
  ]);
  expect(await rowOf(first.id)).toEqual({
    status: 'received',
    proof: 'statement',
    receivedOn: DAY,
    utr: first.utr,
    line: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await receiptsOf(second.id)).toHaveLength(1);

  // The same payments on another statement, from another kind of file.
  const again = await match([...payments, paymentOf({ utr: '499999000003' }, rupees(1))], { layout: HDFC });
  expect(again.counts).toMatchObject({ proved: 0, used: 2, unmatched: 2 });
  expect(again.used.map(({ donation }) => donation._id)).toEqual([first.id, second.id]);
  expect(await confirm(tokensOf(matched))).toMatchObject([{ isReceived: false }, { isReceived: false }]);
});

test('a line without a number is used once, by itself or by one of its equals', async () => {
  const amount = rupees(611);
  const gifts = await Promise.all([1, 2, 3].map(() => savedDonation({ ngoId, amount })));
  await moveTo(DAY);
  const twice = [1, 2].map(() => ({ day: DAY, amount, utr: '', payer: 'CASH' }));
  const matched = await match(twice);
  expect(matched.perhaps.map(({ reason, candidates }) => [reason, candidates.length])).toEqual([
    ['amount', 3],
    ['amount', 3],
  ]);
  const [line, equal] = matched.perhaps;
  // The person chooses the second donor for the first line, and then tries the same line for another gift.
  expect(await confirm([line!.candidates[1]!.token])).toEqual([{ isReceived: true, msg: null }]);
  const [refused] = await confirm([line!.candidates[2]!.token]);
  expect(refused).toEqual({ isReceived: false, msg: expect.stringContaining('already proves another') });
  const left = equal!.candidates.find(({ _id }) => _id !== line!.candidates[1]!._id);
  expect(await confirm([left!.token])).toEqual([{ isReceived: true, msg: null }]);
  // Some banks print the latest line first.
  const later = { day: addDays(DAY, 30), amount: rupees(1), utr: '' };
  const again = await match([later, ...twice]);
  expect(again.counts).toMatchObject({ used: 2, unmatched: 1 });
  const statuses = await Promise.all(gifts.map(async ({ id }) => (await rowOf(id)).status));
  expect(statuses.filter((status) => status === 'received')).toHaveLength(2);
});

test('two people who confirm at the same time receive each donation once', async () => {
  const amount = rupees(712);
  const gifts = await Promise.all(Array.from({ length: 5 }, () => claimed(amount)));
  await moveTo(DAY);
  const matched = await match(gifts.map((gift) => paymentOf(gift, amount)));
  const tokens = tokensOf(matched);
  expect(tokens).toHaveLength(5);
  const outcomes = (await Promise.all([confirm(tokens), confirm([...tokens].reverse())])).flat();
  expect(outcomes.filter(({ isReceived }) => isReceived)).toHaveLength(5);
  const receipts = await Promise.all(gifts.map(({ id }) => receiptsOf(id)));
  expect(receipts.flat()).toHaveLength(5);
});

test('a donation that was recorded by mistake gives its line free', async () => {
  const amount = rupees(813);
  const gifts = await Promise.all([savedDonation({ ngoId, amount }), savedDonation({ ngoId, amount })]);
  await moveTo(DAY);
  const payments = [{ day: DAY, amount, utr: '', payer: 'CHEQUE' }];
  const [first] = (await match(payments)).perhaps;
  await confirm([first!.candidates[0]!.token]);
  expect((await match(payments)).counts).toMatchObject({ used: 1, perhaps: 0 });
  const id = first!.candidates[0]!._id;
  await runSql(db, { text: `update donation set status = 'cancelled' where id = $1::bigint`, values: [id] });
  const [second] = (await match(payments)).perhaps;
  expect(second!.candidates.map(({ _id }) => _id)).toEqual(
    gifts.map((gift) => gift.id).filter((one) => one !== id),
  );
  expect(await confirm([second!.candidates[0]!.token])).toMatchObject([{ isReceived: true }]);
});

test('a gift that the NGO added by hand is named beside its line', async () => {
  const amount = rupees(914);
  const gift = await savedDonation({
    ngoId,
    status: 'received',
    amount,
    method: 'cheque',
    receivedOn: '2026-11-16',
    utr: null,
  });
  await runSql(db, { text: 'update donation set utr = null where id = $1::bigint', values: [gift.id] });
  const matched = await match([{ day: DAY, amount, utr: '' }]);
  expect(matched.unmatched).toMatchObject([{ recorded: { _id: gift.id, reference: gift.reference } }]);
});

test('another NGO neither sees these donations nor confirms them', async () => {
  const amount = rupees(1_015);
  const gift = await claimed(amount);
  await moveTo(DAY);
  const payments = [paymentOf(gift, amount)];
  const own = await match(payments);
  const otherNgo = await savedGivingNgo();
  const other = await signedIn({ role: 'ngo', ngoId: otherNgo });
  const seen = await match(payments, { as: other.token });
  expect(seen.counts).toMatchObject({ proved: 0, perhaps: 0, used: 0, unmatched: 1 });
  expect(await confirm(tokensOf(own), other.token)).toMatchObject([{ isReceived: false }]);
  const [proposed] = tokensOf(own);
  const forged = proposed!.replace(`.${gift.id}.`, '.1.');
  expect(await confirm([forged, 'x', `${proposed}x`])).toEqual(
    Array.from({ length: 3 }, () => ({
      isReceived: false,
      msg: expect.stringContaining('Choose the file again'),
    })),
  );
  expect((await rowOf(gift.id)).status).toBe('claimed');
});

test('columns that nobody knows are chosen once, and remembered for this NGO alone', async () => {
  const gift = await claimed(rupees(1_116));
  await moveTo(DAY);
  const file = () => statementOf(UNKNOWN_LAYOUT, [paymentOf(gift, rupees(1_116))]);
  const unknown = (await upload(await file())).body.data as UnknownColumns;
  expect(unknown).toMatchObject({ state: 'columns', headings: ['When', 'What', 'In', 'Out'], columns: null });
  const save = (columns: object) =>
    call<Answer>('POST', 'donation/saveStatementLayout', {
      token,
      body: { headings: unknown.headings, columns },
    });
  const none = { reference: null, direction: null };
  const wrong = await save({ date: 0, narration: 0, credit: 4, ...none });
  expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['narration', 'credit']]);
  expect((await save({ date: 0, narration: 1, credit: 2, ...none })).status).toBe(200);
  const matched = (await upload(await file())).body.data;
  expect(matched).toMatchObject({ state: 'matched', counts: { proved: 1 } });
  expect((await upload(await file(), { onlyHeadings: 'true' })).body.data).toMatchObject({
    state: 'columns',
    columns: { credit: 2 },
  });
  const other = await signedIn({ role: 'ngo', ngoId: await savedGivingNgo() });
  expect((await upload(await file(), { as: other.token })).body.data.state).toBe('columns');
});

test('a file that is no statement changes nothing and says what to do', async () => {
  const pdf = await upload(new File(['%PDF-1.7'], 'statement.pdf'));
  expect(pdf).toMatchObject({ status: 422, body: { errors: { file: expect.stringContaining('XLSX') } } });
  const large = await upload(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv'));
  expect(large).toMatchObject({ status: 422, body: { msg: expect.stringContaining('10 MB') } });
  const missing = await call('POST', 'donation/matchBankStatement', { token, body: new FormData() });
  expect(missing.status).toBe(400);
});

test('the audit log contains counts and donations, and nothing that a payer wrote', async () => {
  const entries = await runSql<[string, string]>(db, {
    text: `select action, coalesce(before::text, '') || coalesce(after::text, '') from audit_entry
      where action in ('matchBankStatement', 'confirmMatches', 'saveStatementLayout')`,
    values: [],
  });
  expect(new Set(entries.map(([action]) => action)).size).toBe(3);
  const all = entries.map(([, text]) => text).join();
  expect(all).toContain('"proved": 2');
  expect(all).not.toMatch(/KOKILA|UPI|4\d{11}/);
});
