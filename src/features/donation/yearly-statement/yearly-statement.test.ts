import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { sealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { StatementFacts, StatementRow } from './yearly-statement.contract.ts';

const app = await testApp();
const { db, call, signedIn, confirmed } = app;
const { savedGivingNgo, savedDonation, savedNgo } = donationTesting(app);
const PAN = { kind: 'pan', id: 'ABCPD1234E' } as const;
const OTHER_PAN = { kind: 'pan', id: 'AFZPM1234K' } as const;

let ngoId: string;
let token: string;
beforeAll(async () => {
  ngoId = await savedGivingNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Page = { data: StatementRow[]; total: number; facts: StatementFacts };
const read = async (year = '2026-27', as = token) =>
  (await call<Page>('GET', `donation/getYearlyStatement?year=${year}`, { token: as })).body;
const download = async (year = '2026-27', as = token) => {
  const headers = await confirmed(as);
  return call<string>('GET', `donation/exportYearlyStatement?year=${year}`, { token: as, headers });
};
const linesOf = (csv: string): string[][] => parse(csv);

type Input = Partial<Parameters<typeof savedDonation>[0]>;
/** Saves a received gift of the NGO in the year 2026-27. */
const gift = (values: Input = {}) =>
  savedDonation({
    ngoId,
    status: 'received',
    donorName: 'Kokila Patel',
    donorEmail: 'kokila@example.org',
    donorId: PAN,
    ...values,
  });

test('gifts of one donor are one row for each nature and each way of receiving', async () => {
  await gift({ amount: rupees(500), receivedOn: '2026-04-01', donorAddress: 'Old Street 1' });
  // Another mail address, the same PAN.
  await gift({
    amount: rupees(700),
    receivedOn: '2027-03-31',
    donorEmail: 'kp@example.org',
    donorAddress: '=Street, 2',
  });
  await gift({ amount: rupees(2500), method: 'cash' });
  await gift({ amount: rupees(9000), nature: 'corpus', method: 'cheque', chequeNumber: '123456' });
  await gift({ amount: rupees(3000), method: 'kind', kindDescription: 'Rice' });
  await gift({ amount: rupees(1), receivedOn: '2026-03-31' });
  const { data, facts } = await read();
  expect(
    data.map(({ nature, mode, amount, donations, notes }) => ({ nature, mode, amount, donations, notes })),
  ).toEqual([
    { nature: 'corpus', mode: 'electronic', amount: rupees(9000), donations: 1, notes: [] },
    { nature: 'others', mode: 'cash', amount: rupees(2500), donations: 1, notes: ['cash'] },
    { nature: 'others', mode: 'electronic', amount: rupees(1200), donations: 2, notes: [] },
    { nature: 'others', mode: 'kind', amount: rupees(3000), donations: 1, notes: ['kind'] },
  ]);
  expect(data[2]).toMatchObject({
    name: 'Kokila Patel',
    idKind: 'pan',
    idMasked: 'XXXXXXXX4E',
    problems: [],
  });
  expect(facts).toMatchObject({
    years: ['2026-27', '2025-26'],
    law: { form: '113', sectionCode: 'Section 133', dueOn: '2027-05-31', cashLimit: rupees(2000) },
    summary: { rows: 4, donors: 1, donations: 5, amount: rupees(15_700), leftOut: 0, incomplete: 0 },
    exported: null,
  });
  expect((await read('2025-26')).facts).toMatchObject({
    law: { form: '10BD', sectionCode: 'Section 80G', dueOn: '2026-05-31' },
  });
});

test('the file has the columns and the values of the portal’s template', async () => {
  const { status, body, headers } = await download();
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="Form-113-2026-2027.csv"',
  ]);
  const [head, ...lines] = linesOf(body);
  expect(body.split('\r\n')[0]).toBe(
    'Sl. No.,Pre Acknowledgement Number,ID Code,Unique Identification Number,Section Code,Unique Registration Number (URN),' +
      'Date of Issuance of Unique Registration Number,Name of donor,Address of donor,Donation Type,Mode of receipt,Amount of donation (Indian rupees)',
  );
  expect(head).toHaveLength(12);
  const same = [
    'Permanent Account Number',
    PAN.id,
    'Section 133',
    'AAATS1234KF20214',
    '05-04-2022',
    'Kokila Patel',
  ];
  const address = '5 Station Road, Rajkot 360001';
  const electronic = 'Electronic modes including account payee cheque/draft';
  expect(lines).toEqual([
    ['1', '', ...same, address, 'Corpus', electronic, '9000'],
    ['2', '', ...same, address, 'Others', 'Cash', '2500'],
    ['3', '', ...same, address, 'Others', electronic, '1200'],
    ['4', '', ...same, address, 'Others', 'Kind', '3000'],
  ]);
  const saved = (await read()).facts.exported;
  expect(saved).toMatchObject({ changed: 0 });
});

test('a formula in an address is only text, and its comma no separator', async () => {
  const other = await savedGivingNgo();
  await savedDonation({ ngoId: other, status: 'received', donorAddress: '=1+1, Rajkot\nGujarat' });
  const { token: as } = await signedIn({ role: 'ngo', ngoId: other });
  const [, line] = linesOf((await download('2026-27', as)).body);
  expect(line![8]).toBe("'=1+1, Rajkot, Gujarat");
});

test('what changes after the file was saved is counted', async () => {
  const later = await gift({ amount: rupees(50) });
  const { exported } = (await read()).facts;
  expect(exported).toMatchObject({ changed: 1 });
  await runSql(db, {
    text: `update donation set status = 'cancelled', updated_at = now() where id = $1::bigint`,
    values: [later.id],
  });
  const { facts } = await read();
  expect(facts.exported).toMatchObject({ changed: 1 });
  expect(facts.summary.amount).toEqual(rupees(15_700));
  await download();
  expect((await read()).facts.exported).toMatchObject({ changed: 0 });
});

test('what was given back is not in the statement', async () => {
  const part = await gift({
    amount: rupees(1000),
    donorId: OTHER_PAN,
    donorEmail: 'part@example.org',
    donorName: 'Ramesh',
  });
  await gift({ status: 'refunded', donorId: OTHER_PAN });
  await runSql(db, { text: 'update donation set refunded = 30050 where id = $1::bigint', values: [part.id] });
  const row = (await read()).data.find(({ name }) => name === 'Ramesh');
  expect(row).toMatchObject({ amount: paise(69_950), donations: 1, notes: ['paise'] });
  const lines = linesOf((await download()).body);
  expect(lines.find((line) => line[7] === 'Ramesh')!.at(-1)).toBe('699');
});

test('rows with something missing come first, and a number added to one gift completes all of that donor', async () => {
  const other = await savedGivingNgo();
  const { token: as } = await signedIn({ role: 'ngo', ngoId: other });
  const common = { ngoId: other, status: 'received', donorId: undefined } as const;
  const meena = { ...common, donorName: 'Meena Shah', donorEmail: 'meena@example.org' };
  const first = await savedDonation({ ...meena, donorAddress: null });
  await savedDonation(meena);
  await savedDonation({
    ...common,
    donorName: null,
    donorEmail: null,
    donorMobile: null,
    donorAddress: null,
  });
  await savedDonation({
    ...common,
    donorId: PAN,
    donorName: 'Asha',
    method: 'kind',
    kindDescription: 'Cloth',
    amount: paise(0),
  });
  await savedDonation({ ...common, donorId: OTHER_PAN, donorName: 'Zarina' });
  const { data, facts } = await read('2026-27', as);
  expect(data.map(({ name, problems, donations }) => [name, problems, donations])).toEqual([
    ['Asha', ['amount'], 1],
    ['Meena Shah', ['id'], 2],
    [null, ['name', 'id', 'address'], 1],
    ['Zarina', [], 1],
  ]);
  expect(facts.summary).toMatchObject({
    withoutId: 1,
    withoutName: 1,
    withoutAmount: 1,
    leftOut: 2,
    incomplete: 1,
    donors: 3,
  });
  const lines = linesOf((await download('2026-27', as)).body).slice(1);
  expect(lines.map((line) => [line[0], line[7], line[3]])).toEqual([
    ['1', 'Meena Shah', ''],
    ['2', 'Zarina', OTHER_PAN.id],
  ]);
  await addDonorId(first.id, first.reference);
  expect((await read('2026-27', as)).data.find(({ name }) => name === 'Meena Shah')).toMatchObject({
    donations: 2,
    problems: [],
    idMasked: 'XXXXXXXX1F',
  });
});

/** Adds a number to a donation, as somebody would who corrects it. */
async function addDonorId(id: string, reference: string): Promise<void> {
  const { keys } = app.services;
  const sealed = sealDonorId({ keys, reference, donorId: { kind: 'pan', id: 'BNZPM2501F' } });
  await runSql(db, {
    text: `update donation set donor_id_kind = $2, donor_id = $3, donor_id_hash = $4 where id = $1::bigint`,
    values: [id, sealed.donorIdKind, sealed.donorId, sealed.donorIdHash],
  });
}

test('without a registration the statement says so', async () => {
  const bare = await savedNgo();
  const { token: as } = await signedIn({ role: 'ngo', ngoId: bare });
  const { facts, data } = await read('2026-27', as);
  expect([facts.ngo, data]).toEqual([{ urn: null, urnIssuedOn: null }, []]);
  expect(facts.years).toEqual(['2026-27']);
  expect((await call('GET', 'donation/getYearlyStatement?year=2026-99', { token })).status).toBe(400);
});

test('another NGO’s gifts never appear, and the file needs the password again', async () => {
  const other = await savedGivingNgo();
  await savedDonation({ ngoId: other, status: 'received', donorName: 'Somebody else', donorId: PAN });
  expect(JSON.stringify(await read())).not.toContain('Somebody else');
  expect((await download()).body).not.toContain('Somebody else');
  const refused = await call('GET', 'donation/exportYearlyStatement?year=2026-27', { token });
  expect(refused.status).toBe(403);
});

test('the audit log records the file, and no tax number', async () => {
  const entries = await runSql<[string]>(db, {
    text: `select coalesce(before::text, '') || coalesce(after::text, '') from audit_entry where action = 'exportYearlyStatement'`,
    values: [],
  });
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.join()).not.toContain(PAN.id);
});
