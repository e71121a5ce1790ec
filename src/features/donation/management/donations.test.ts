import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#src/api.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { currentFinancialYear, formatFinancialYear } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { listedDonation, type DonationTotals, type ListedDonation } from './donations.contract.ts';

const app = await testApp();
const { call, db, services, signedIn, confirmed } = app;
const { savedGivingNgo, savedNgo, savedDonation, savedPurpose, savedSetting, receiptsOf } =
  donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Page = {
  data: ListedDonation[];
  total: number;
  totalIsExact: boolean;
  amount: number | null;
  counts: Record<string, number>;
  totals: DonationTotals;
};
const list = async (query = '') =>
  (await call<Page>('GET', `donation/getAllDonationByNgoId?${query}`, { token })).body;
const referencesOf = async (query: string) => (await list(query)).data.map(({ reference }) => reference);

describe('the list of donations', () => {
  test('shows each with its purpose and receipt, the latest day first, and none of another NGO', async () => {
    const purposeId = await savedPurpose(ngoId);
    await savedDonation({ ngoId: await savedGivingNgo(), status: 'received' });
    const early = { ngoId, status: 'received', receivedOn: '2026-04-02' } as const;
    const first = await savedDonation({ ...early, purposeId, amount: paise(123_450) });
    const second = await savedDonation({ ngoId, status: 'received', receivedOn: '2026-11-03' });
    const third = await savedDonation({ ngoId, status: 'received', receivedOn: '2026-11-03' });
    const { data, ...page } = await list('pageSize=2');
    expect(data.map(({ reference }) => reference)).toEqual([third.reference, second.reference]);
    expect(page).toMatchObject({ total: 3, totalIsExact: true, amount: 223_450 });
    const [last] = (await list('pageSize=2&page=2')).data.map((row) => listedDonation.parse(row));
    expect(last).toMatchObject({
      _id: first.id,
      status: 'received',
      method: 'upi',
      amount: 123_450,
      refunded: 0,
      donorName: 'કોકિલા પટેલ',
      day: '2026-04-02',
      paymentNumber: first.utr,
      purpose: { _id: purposeId, title: 'Eye camps', titleGu: 'આંખના કેમ્પ', titleHi: null },
      receiptNumber: '2026-27/00001',
    });
  });

  test('filters by status, method, purpose, financial year and month, and counts what fits', async () => {
    const purposeId = await savedPurpose(ngoId);
    const add = async (input: Omit<Parameters<typeof savedDonation>[0], 'ngoId'>) =>
      (await savedDonation({ ngoId, ...input })).reference;
    const march = await add({ status: 'received', receivedOn: '2026-03-31', purposeId });
    const april = await add({ status: 'received', receivedOn: '2026-04-01' });
    const cheque = { method: 'cheque', chequeNumber: '012345' } as const;
    const december = await add({ status: 'received', receivedOn: '2025-12-15', ...cheque });
    const refused = await add({ status: 'refused' });
    expect(await referencesOf('status=received')).toEqual([april, march, december]);
    expect(await referencesOf('status=refused')).toEqual([refused]);
    const empty = 'q=&status=&method=cheque&purpose=&year=&month=';
    expect(await referencesOf(empty)).toEqual([december]);
    expect(await referencesOf(`purpose=${purposeId}`)).toEqual([march]);
    expect(await referencesOf('purpose=none')).toEqual([]);
    expect(await referencesOf('year=2025-26')).toEqual([march, december]);
    expect(await referencesOf('year=2025-26&month=12')).toEqual([december]);
    const page = await list('year=2025-26&status=refused');
    expect([page.total, page.amount, page.counts['received']]).toEqual([0, 0, 2]);
    expect((await list('year=2025-26&method=upi')).amount).toBe(50_000);
    for (const wrong of ['year=2025-27', 'year=25-26', 'month=13', 'status=paid'])
      expect((await call('GET', `donation/getAllDonationByNgoId?${wrong}`, { token })).status).toBe(400);
  });

  test('shows claims with the oldest first if it is asked for them alone', async () => {
    const [first, second] = [
      await savedDonation({ ngoId, status: 'claimed' }),
      await savedDonation({ ngoId, status: 'claimed' }),
    ];
    expect(await referencesOf('')).toEqual([second.reference, first.reference]);
    expect(await referencesOf('status=claimed')).toEqual([first.reference, second.reference]);
  });

  test.each([
    ['kokila', 'one'],
    ['કોકિલા પટે', 'one'],
    ['कोकिला', 'one'],
    ['98250 00001', 'one'],
    ['+91 98250-00001', 'one'],
    ['4172 8394 0001', 'one'],
    ['0001', 'one'],
    ['Kokila.gives@example.org', 'one'],
    ['kokila.gives@example', 'none'],
    ['98250 0000', 'none'],
    ['417283940001', 'one'],
    ['ramesh', 'two'],
    ['kokila ramesh', 'none'],
  ])('finds %s in one donation of the NGO', async (q, found) => {
    const references: Record<string, string> = {};
    for (const id of [await savedGivingNgo(), ngoId]) {
      const one = { donorName: 'કોકિલા પટેલ', donorMobile: '9825000001', utr: '417283940001' };
      const two = { donorName: 'Ramesh Vaghela', donorMobile: '9825000002', utr: '417283941112' };
      const email = { donorEmail: 'kokila.gives@example.org' };
      references['one'] = (await savedDonation({ ngoId: id, status: 'claimed', ...one, ...email })).reference;
      references['two'] = (await savedDonation({ ngoId: id, status: 'claimed', ...two })).reference;
    }
    const expected = found === 'none' ? [] : [references[found]];
    expect(await referencesOf(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  test('finds a donation by its number and by that of its receipt, however they are typed', async () => {
    const { id, reference } = await savedDonation({ ngoId, status: 'received' });
    await savedDonation({ ngoId, status: 'received' });
    const other = await savedDonation({ ngoId: await savedGivingNgo(), status: 'received' });
    const { number } = (await receiptsOf(id))[0]!;
    for (const q of [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', ' ')}`])
      expect(await referencesOf(`q=${encodeURIComponent(q)}`)).toEqual([reference]);
    for (const q of [`2026-27/0000${number}`, `2026-27 / ${number}`, `૨૦૨૬-૨૭/૦૦૦૦૧`])
      expect(await referencesOf(`q=${encodeURIComponent(q)}`)).toEqual([reference]);
    expect(await referencesOf(`q=${other.reference}`)).toEqual([]);
    expect(await referencesOf('q=2026-27/00009')).toEqual([]);
    // A number without a digit, however it is typed.
    const letters = await savedDonation({ ngoId, status: 'claimed' });
    await runSql(app.db, {
      text: `update donation set reference = 'DN-AGST-RZ' where id = $1::bigint`,
      values: [letters.id],
    });
    for (const q of ['DN-AGST-RZ', 'dn agst rz'])
      expect(await referencesOf(`q=${encodeURIComponent(q)}`)).toEqual(['DN-AGST-RZ']);
    // A name of six letters that could be a number.
    await savedDonation({ ngoId, status: 'claimed', donorName: 'RAMESH' });
    expect((await list('q=ramesh')).total).toBe(1);
  });
});

describe('the sums', () => {
  test('are of this month, of the financial year and of its months, without what was given back', async () => {
    const today = todayInIndia();
    await savedDonation({ ngoId, status: 'received', receivedOn: today, amount: rupees(700) });
    await savedDonation({ ngoId, status: 'refunded', receivedOn: today });
    await savedDonation({ ngoId, status: 'received', receivedOn: '2024-05-02', amount: paise(1) });
    await savedDonation({ ngoId, status: 'claimed' });
    const { totals } = await list();
    const label = formatFinancialYear(currentFinancialYear());
    expect(totals).toMatchObject({
      waiting: 1,
      waitingReceipts: 0,
      thisMonth: { donations: 1, amount: 70_000 },
      year: { label, donations: 1, amount: 70_000 },
    });
    expect(totals.months).toHaveLength(12);
    expect(totals.months.find(({ month }) => today.startsWith(month))?.amount).toBe(70_000);
    expect(totals.years).toEqual([label, '2024-25']);
    const earlier = (await list('year=2024-25')).totals;
    expect(earlier.year).toEqual({ label: '2024-25', donations: 1, amount: 1 });
    expect(earlier.months[1]).toEqual({ month: '2024-05', donations: 1, amount: 1 });
    expect(earlier.thisMonth.amount).toBe(70_000);
  });

  test('name how many receipts wait until somebody signs', async () => {
    const unsigned = await savedNgo();
    ({ token } = await signedIn({ role: 'ngo', ngoId: unsigned }));
    await savedDonation({ ngoId: unsigned, status: 'received' });
    await savedDonation({ ngoId: unsigned, status: 'received', donorName: null });
    await savedDonation({ ngoId: unsigned, status: 'claimed' });
    expect((await list()).totals.waitingReceipts).toBe(1);
    await savedSetting(unsigned);
    expect((await list()).totals.waitingReceipts).toBe(0);
  });
});

describe('the export', () => {
  async function fileOf(query: string, language: Language = 'en') {
    const request = new Request(`http://localhost/api/donation/exportDonation?${query}`, {
      headers: { authorization: token, ...(await confirmed(token)) },
    });
    const caller = { address: '192.0.2.1', language };
    const answer = await api.fetch(request, { ...services, caller, requestId: 'test' });
    expect(answer.status).toBe(200);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  }

  test('contains all that matches, with the tax number masked, and nothing is a formula', async () => {
    await savedDonation({ ngoId: await savedGivingNgo(), status: 'received', donorName: 'Elsewhere' });
    const odd = { donorName: '=1+1', donorId: { kind: 'pan', id: 'ABCPD1234E' } } as const;
    const { reference, utr } = await savedDonation({
      ngoId,
      status: 'received',
      ...odd,
      amount: paise(150_050),
    });
    await savedDonation({ ngoId, status: 'claimed', donorId: undefined });
    const { rows, name } = (await readXlsx((await fileOf('format=xlsx', 'gu')).bytes)).sheets[0]!;
    expect(name).toBe('દાન');
    expect(rows[0]!.slice(0, 5)).toEqual(['તારીખ', 'નંબર', 'સ્થિતિ', 'કેવી રીતે', 'રકમ (₹)']);
    expect(rows).toHaveLength(3);
    const { bytes, headers } = await fileOf('status=received');
    const text = new TextDecoder().decode(bytes);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^2026-11-20,${reference},Received,UPI,1500.50,0.00,"?'=1\\+1`));
    expect(lines[1]).toContain(`PAN,XXXXXXXX4E,,For all work,,${utr},2026-27/0000`);
    expect(text).not.toContain('ABCPD1234E');
    expect(headers.get('content-disposition')).toBe('attachment; filename="donations.csv"');
    const [entry] = await runSql<[string]>(db, {
      text: `select after::text from audit_entry where action = 'exportDonation' and ngo_id = $1::bigint
        order by id desc limit 1`,
      values: [ngoId],
    });
    expect(entry![0]).toBe('{"filters": {"status": 8}}');
  });
});
