import { beforeEach, expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { hideNgo, saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { bankTesting, GATEWAY_FORM } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { getWorklist, type WaitingCounts, type WorklistEntry } from './worklist.contract.ts';

const app = await testApp();
const { call, db, pool, signedIn } = app;
const { saved } = helpTesting(app);
const staff = await signedIn({ role: 'staff' });

const HOME = `/${BRAND.slug}`;

type Worklist = { data: WorklistEntry[]; total: number; counts: WaitingCounts; oldest: string | null };
const read = async (query = '') =>
  (await call<Worklist>('GET', `operations/getWorklist${query}`, { token: staff.token })).body;
const response = getWorklist.responses[200].content['application/json'].schema;

const DESCRIPTION = 'An operation of the eyes for my mother';

/** Runs an `insert … returning id` and returns the id. */
async function insert(text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(text, values);
  return rows[0]!.id;
}

async function addRequest({ days, isWithStaff = false }: { days: number; isWithStaff?: boolean }) {
  const request = await saved({ helpDescription: DESCRIPTION });
  const columns = isWithStaff
    ? `with_staff_at = now() - make_interval(days => $2)`
    : `created_at = now() - make_interval(days => $2)`;
  await pool.query(`update help_request set ${columns} where id = $1`, [request.id, days]);
  return request;
}

async function addNgo({
  column,
  days,
  status,
}: {
  column: string;
  days: number;
  status: 'pending' | 'verified';
}) {
  const verifiedAt = status === 'verified' ? '2026-10-14T06:00:00.000Z' : null;
  const id = await savedNgo(db, { status, verifiedAt, nameGu: 'સાથી' });
  await pool.query(`update ngo set ${column} = now() - make_interval(days => $2) where id = $1`, [id, days]);
  return id;
}

const addMessage = ({ days, text, status = 'new' }: { days: number; text: string; status?: string }) =>
  insert(
    `insert into feedback (kind, name, email, message, language, status, answered_at, created_at)
      values ('contact', 'Jaya Mehta', 'jaya@example.org', $2, 'en', $3, case when $3 = 'answered' then now() end,
        now() - make_interval(days => $1)) returning id::text`,
    [days, text, status],
  );

const addMail = (days: number, status = 'given up') =>
  insert(
    `insert into mail (event, recipient, subject, html, body, status, tries, created_at)
      values ('contactReceived', 'far@example.org', 'We have your message', 'x', 'x', $2, 15,
        now() - make_interval(days => $1)) returning id::text`,
    [days, status],
  );

/** Saves what looks like the entries of the list, but is decided, sent back, stopped or not of such an NGO. */
async function addDecoys(claimed: string, claim: string): Promise<void> {
  const claimsLike = (but: Columns<'ngo_claim'>[]) =>
    saveDecoys(pool, { table: 'ngo_claim', like: claim, but });
  const closed = [await addRequest({ days: 9 }), await addRequest({ days: 9, isWithStaff: true })];
  await pool.query(`update help_request set status = 'closed' where id = any ($1)`, [
    closed.map(({ id }) => id),
  ]);
  const [hidden, deleted] = [await savedNgo(db), await savedNgo(db)];
  await claimsLike([{ decided_at: new Date(), accepted: true, password_hash: null }, { ngo_id: deleted }]);
  const at = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const pending = { status: 'pending', verified_at: null } as const;
  await saveDecoys(pool, {
    table: 'ngo',
    like: claimed,
    but: [
      { submitted_at: at(9) },
      { ...pending, papers_changed_at: at(9) },
      { ...pending, submitted_at: at(9), sent_back_at: at(8), updated_at: at(7) },
      { papers_changed_at: at(9), sent_back_at: at(7), updated_at: at(8), submitted_at: at(6) },
      { status: 'suspended', submitted_at: at(9), papers_changed_at: at(9) },
    ],
  });
  for (const ngoId of [hidden, deleted])
    await pool.query('update ngo set papers_changed_at = now() where id = $1', [ngoId]);
  await hideNgo(pool, { id: hidden });
  await hideNgo(pool, { id: deleted, status: 'deleted' });
  await donationTesting(app).savedBankDetail(claimed);
  await donationTesting(app).savedGatewayAccount(claimed);
}

beforeEach(async () => {
  await pool.query(`update help_request set status = 'closed' where status <> 'closed'`);
  const bank = ['bank_detail_freeze', 'bank_detail_version', 'bank_detail', 'gateway_account'];
  for (const table of [...bank, 'feedback', 'mail']) await pool.query(`delete from ${table}`);
  await pool.query('update ngo set submitted_at = null, papers_changed_at = null');
  await pool.query('delete from ngo_claim');
});

test('everything that waits for staff is in one list, oldest first, with what it is and where to handle it', async () => {
  const withStaff = await addRequest({ days: 2, isWithStaff: true });
  const overdue = await addRequest({ days: 9 });
  const papers = await addNgo({ column: 'papers_changed_at', days: 8, status: 'verified' });
  const asks = await addNgo({ column: 'submitted_at', days: 7, status: 'pending' });
  const message = await addMessage({ days: 6, text: 'A question.\nAnd another.' });
  const mail = await addMail(5);
  const claimed = await savedNgo(db);
  const claim = await insert(
    `insert into ngo_claim (ngo_id, name, email, password_hash, consent_text, language, created_at) values
      ($1, 'Asha', 'asha@example.org', 'x', 'joining-1-en', 'en', now() - interval '4 days') returning id::text`,
    [claimed],
  );
  const frozen = await savedNgo(db);
  await pool.query(
    `insert into bank_detail_freeze (ngo_id, frozen_at) values ($1, now() - interval '3 days')`,
    [frozen],
  );
  // None of these waits.
  await saved();
  await savedNgo(db, { status: 'pending', verifiedAt: null });
  await addMessage({ days: 30, text: 'Answered', status: 'answered' });
  await addMail(30, 'queued');
  await addMail(30, 'sent');
  await addDecoys(claimed, claim);

  const list = await read();
  expect(response.parse(list)).toEqual(list);
  expect(list.data.map(({ kind, _id, path }) => [kind, _id, path])).toEqual([
    ['overdue', overdue.id, `${HOME}/helpRequests/${overdue.id}`],
    ['papers', papers, `${HOME}/toVerify/${papers}`],
    ['new', asks, `${HOME}/toVerify/${asks}`],
    ['message', message, `${HOME}/feedbacks/${message}`],
    ['mail', mail, `${HOME}/mails`],
    ['claim', claim, `${HOME}/toVerify/${claimed}`],
    ['frozen', frozen, `${HOME}/bankDetails`],
    ['withStaff', withStaff.id, `${HOME}/helpRequests/${withStaff.id}`],
  ]);
  const [first, second, , fourth, fifth] = list.data;
  expect(first).toMatchObject({
    request: { reference: overdue.reference, category: 'Health', city: 'Rajkot' },
    ngo: null,
    text: null,
  });
  expect(second).toMatchObject({ request: null, ngo: { _id: papers, nameGu: 'સાથી' }, text: null });
  expect(fourth).toMatchObject({ ngo: null, text: 'A question.\nAnd another.' });
  expect(fifth).toMatchObject({ text: 'We have your message' });
  expect(list.total).toBe(8);
  expect(list.oldest).toBe(first!.since);
  expect(list.counts).toEqual({ helpRequests: 2, ngos: 3, bankDetails: 1, messages: 1, mails: 1 });
  // Staff read what a person wrote, and who they are, only on the page of the request, which is recorded.
  for (const secret of [DESCRIPTION, overdue.email, '9876543210', 'jaya@example.org', 'far@example.org'])
    expect(JSON.stringify(list)).not.toContain(secret);
});

test('bank details and keys that wait have entries of their own', async () => {
  const { savedNgoWithAccount, add, change } = bankTesting(app);
  const { ngoId, token } = await savedNgoWithAccount();
  await add(token);
  await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
  const { data } = await read();
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['bankChange', 'gatewayChange']);
  for (const { ngo, path } of data) expect([ngo?._id, path]).toEqual([ngoId, `${HOME}/bankDetails`]);
});

test('the list has pages and a filter, and an end', async () => {
  expect(await read()).toMatchObject({ data: [], total: 0, oldest: null });
  for (const days of [5, 4, 3]) await addMessage({ days, text: `${days} days old` });
  await addNgo({ column: 'submitted_at', days: 9, status: 'pending' });
  const texts = async (query: string) => (await read(query)).data.map(({ text }) => text);
  expect(await texts('?pageSize=3')).toEqual([null, '5 days old', '4 days old']);
  expect(await texts('?pageSize=3&page=2')).toEqual(['3 days old']);
  expect(await read('?page=99')).toMatchObject({ data: [], total: 4 });
  expect(await texts('?group=messages&pageSize=2')).toEqual(['5 days old', '4 days old']);
  expect(await read('?group=messages')).toMatchObject({ total: 3, counts: { ngos: 1, messages: 3 } });
  expect(await read('?group=')).toMatchObject({ total: 4 });
  const odd = await call('GET', 'operations/getWorklist?group=odd', { token: staff.token });
  expect(odd.status).toBe(400);
});

test('what waits since the same moment is ordered by its kind and id', async () => {
  const [first, second] = [
    await addMessage({ days: 1, text: 'a' }),
    await addMessage({ days: 1, text: 'b' }),
  ];
  const mail = await addMail(1);
  const since = new Date(Date.now() - 24 * 3_600_000);
  await pool.query('update feedback set created_at = $1', [since]);
  await pool.query('update mail set created_at = $1', [since]);
  const at = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const [asks, papers] = await saveDecoys(pool, {
    table: 'ngo',
    like: await savedNgo(db),
    but: [
      { status: 'pending', verified_at: null, submitted_at: at(7), sent_back_at: at(8) },
      { papers_changed_at: at(9), sent_back_at: at(8), updated_at: at(6) },
    ],
  });
  const { data, counts, oldest } = await read();
  expect(data.map(({ kind, _id }) => [kind, _id])).toEqual([
    ['new', asks],
    ['papers', papers],
    ['mail', mail],
    ['message', first],
    ['message', second],
  ]);
  expect(counts).toMatchObject({ ngos: 2, messages: 2, mails: 1 });
  expect(oldest).toBe(data[0]!.since);
});

test('the beginning of a long message is enough', async () => {
  await addMessage({ days: 1, text: 'long '.repeat(300) });
  expect((await read()).data[0]!.text).toHaveLength(200);
});
