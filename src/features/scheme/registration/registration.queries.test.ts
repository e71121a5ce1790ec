import { beforeEach, expect, test } from 'vitest';
import { saveDecoys, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { deleteOldRegistrations } from '#src/features/scheme/erase-schemes.queries.server.ts';
import * as confirm from './confirm.queries.server.ts';
import * as registrations from './registrations.queries.server.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const app = await testApp();
const { db, pool } = app;
const { ngoWithUser, added, register } = schemeTesting(app);

const { daysAgo } = timesBeforeNow();
const deleted = { deleted_at: daysAgo(1) };

let ngoId: string;
let other: string;
let id: string;
let first: string;
beforeEach(async () => {
  await pool.query('delete from scheme');
  const user = await ngoWithUser();
  ({ ngoId } = user);
  other = await savedNgo(db);
  id = await added(user.token);
  await register(id);
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from scheme_registration');
  first = rows[0]!.id;
});

const schemesLike = (but: Columns<'scheme'>[]) => saveDecoys(pool, { table: 'scheme', like: id, but });
const idsOf = (rows: { _id: string | number }[]) => rows.map(({ _id }) => _id);

const registrationsLike = (but: Columns<'scheme_registration'>[]) =>
  saveDecoys(pool, { table: 'scheme_registration', like: first, but });

test('registrations of a scheme are listed as far as they are shown, latest first', async () => {
  const [elsewhere] = await schemesLike([{}]);
  const words = { search: `'kokila'` };
  const [second, called] = await registrationsLike([
    words,
    { ...words, status: 'contacted' },
    { ...words, scheme_id: elsewhere },
    { ...words, is_shown: false },
  ]);
  const criteria = { schemeId: id, status: '', words: '' } as const;
  const read = async (
    more: Partial<registrations.RegistrationCriteria>,
    window = { limit: 9, offset: 0 },
  ) => {
    const input = { criteria: { ...criteria, ...more }, ...window };
    const rows = idsOf(await registrations.selectRegistrations(db, input));
    if (!more.words) return rows;
    for (const isLarge of [false, true])
      expect(idsOf((await registrations.selectFewFitting(db, { ...input, isLarge }))!.rows)).toEqual(rows);
    return rows;
  };
  expect(await read({})).toEqual([called, second, first]);
  expect(await read({}, { limit: 1, offset: 1 })).toEqual([second]);
  expect(await read({ status: 'contacted' })).toEqual([called]);
  expect(await read({ words: `'kokila'` })).toEqual([called, second]);
  expect(await read({ words: `'kokila'`, status: 'new' })).toEqual([second]);
  expect(await read({ words: `'kokila'` }, { limit: 1, offset: 1 })).toEqual([second]);
  const lines = async (before?: string) =>
    (await registrations.selectLines(db, { criteria, limit: 2, before })).last;
  expect([await lines(), await lines(called)]).toEqual([second, first]);
  expect(await registrations.selectCounts(db, id)).toEqual({
    new: 2,
    contacted: 1,
    approved: 0,
    rejected: 0,
  });
});

test('registrations are changed by the NGO of their scheme, as long as it is there', async () => {
  const [ofOther, gone] = await schemesLike([{ ngo_id: other }, deleted]);
  const decoys = await registrationsLike([{ scheme_id: ofOther }, { scheme_id: gone }, { is_shown: false }]);
  for (const decoy of decoys)
    expect(await registrations.lockRegistration(db, { id: decoy, ngoId })).toBeUndefined();
  expect((await registrations.lockRegistration(db, { id: first, ngoId }))!._id).toBe(first);
  const change = { ngoId, status: 'contacted', note: 'Called' } as const;
  await expect(registrations.updateRegistrationRow(db, { id: decoys[0]!, ...change })).rejects.toThrow(
    'no result',
  );
  await registrations.updateRegistrationRow(db, { id: first, ...change });
  const { rows } = await pool.query(`select id::text from scheme_registration where status = 'contacted'`);
  expect(rows).toEqual([{ id: first }]);
});

test('registrations are confirmed by their own link', async () => {
  const [gone, elsewhere] = await schemesLike([deleted, {}]);
  const soon = daysAgo(-1);
  const { rows } = await pool.query<{ email: string }>(
    'select email_key as email from scheme_registration where id = $1',
    [first],
  );
  const email_key = rows[0]!.email;
  const [again, , , alone, sameMailbox] = await registrationsLike([
    { is_shown: false, email_key, confirm_hash: 'again', confirm_until: soon },
    { confirm_hash: 'old', confirm_until: daysAgo(1) },
    { confirm_hash: 'gone', confirm_until: soon, scheme_id: gone },
    { is_shown: false, confirm_hash: 'alone', confirm_until: soon },
    // One of the two keys is the same.
    { is_shown: false, confirm_hash: 'mailbox', confirm_until: soon, email_key, mobile_key: '9000000000' },
    { email_key, scheme_id: elsewhere },
  ]);
  for (const [hash, scheme] of [
    ['again', id],
    ['old', undefined],
    ['gone', undefined],
    ['unknown', undefined],
  ] as const)
    expect(await confirm.selectSchemeOfLink(db, hash)).toBe(scheme);
  const current = { id: first, isConfirmed: false };
  expect(await confirm.selectConfirming(db, 'again')).toEqual({ id: again, current });
  expect(await confirm.selectConfirming(db, 'alone')).toEqual({ id: alone, current: null });
  expect(await confirm.selectConfirming(db, 'mailbox')).toEqual({ id: sameMailbox, current: null });

  await pool.query(`update scheme_registration set status = 'contacted', note = 'Called' where id = $1`, [
    alone,
  ]);
  await confirm.hideRegistration(db, first);
  await confirm.updateConfirmed(db, { id: again!, earlier: alone! });
  const confirmed = await pool.query(
    `select id::text, note, is_shown from scheme_registration where confirmed_at is not null`,
  );
  expect(confirmed.rows).toEqual([{ id: again, note: 'Called', is_shown: true }]);
});

test('registrations that nobody confirmed are superseded by a confirmed one of the same mobile number', async () => {
  const [elsewhere] = await schemesLike([{}]);
  const [same, sooner] = await registrationsLike([
    {},
    { superseded_at: daysAgo(1) },
    { mobile_key: '9000000000' },
    { scheme_id: elsewhere },
    { is_shown: false },
    { confirmed_at: daysAgo(1) },
  ]);
  await confirm.supersedeUnconfirmed(db, first);
  const superseded = async () =>
    (
      await pool.query<{ id: string; isNew: boolean }>(
        `select id::text, superseded_at > now() - interval '1 minute' as "isNew" from scheme_registration
          where superseded_at is not null order by scheme_registration.id`,
      )
    ).rows;
  const expected = [
    { id: same, isNew: true },
    { id: sooner, isNew: false },
  ];
  expect(await superseded()).toEqual(expected);
  const [none] = await registrationsLike([{ mobile_key: 'none' }, { mobile_key: 'none' }]);
  await confirm.supersedeUnconfirmed(db, none!);
  expect(await superseded()).toEqual(expected);
});

test('registrations are erased when their time is over, some at a time', async () => {
  const years = daysAgo(3 * 366);
  const kept = await registrationsLike([
    { status: 'approved', decided_at: daysAgo(1), updated_at: years },
    { is_shown: false, created_at: daysAgo(1) },
    { created_at: years },
  ]);
  const old = [
    { status: 'approved', decided_at: daysAgo(2000) },
    { updated_at: years },
    { is_shown: false, created_at: years },
  ] as const;
  await registrationsLike([...old, ...old]);
  // At most one for each reason.
  expect(await deleteOldRegistrations(db, 1)).toBe(3);
  expect(await deleteOldRegistrations(db, 9)).toBe(3);
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from scheme_registration order by scheme_registration.id',
  );
  expect(rows.map((row) => row.id)).toEqual([first, ...kept]);
});
