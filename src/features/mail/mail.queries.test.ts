import { beforeEach, expect, test } from 'vitest';
import { expectErased } from '../../../tests/support/erasure.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveDecoys, type Columns } from '../../../tests/support/decoys.ts';
import { waitingMails } from './mail-fragments.server.ts';
import { emptyMailsAbout, emptyMailsOf, emptyOldMails } from './empty-mails.queries.server.ts';
import * as mails from './mail.queries.server.ts';
import { ERASED_MAIL } from './mail.values.ts';
import { timesBeforeNow } from '../../../tests/support/days.ts';

const { db, pool } = await testDatabase();
const { daysAgo } = timesBeforeNow();
const recipient = 'kokila@example.org';

let id: string;
beforeEach(async () => {
  await pool.query('delete from mail');
  id = await mails.insertMail(db, {
    event: 'welcome',
    recipient,
    subject: 'Welcome',
    sealed: 'sealed',
    isNeutral: false,
    unsubscribePath: null,
    about: '',
    dueMinutes: null,
  });
});
const mailsLike = (but: Columns<'mail'>[]) => saveDecoys(pool, { table: 'mail', like: id, but });
const rowsOf = async () => (await pool.query<Record<string, unknown>>('select * from mail order by id')).rows;
/** The ids of the mails that still say something. */
const full = async () =>
  (await rowsOf()).filter((row) => row['body'] !== null).map((row) => String(row['id']));
/** The ids of the mails that still have a recipient. */
const known = async () =>
  (await rowsOf()).filter((row) => row['recipient'] !== '').map((row) => String(row['id']));
const givenUp = { status: 'given up' } as const;
const sent = (days: number) => ({ status: 'sent', sent_at: daysAgo(days) }) as const;

test('a mail is sent, given up and queued again alone, and an empty one is not sent', async () => {
  const empty = { html: null, body: null };
  const [neighbour, up, emptyUp, done, emptyQueued] = await mailsLike([
    {},
    givenUp,
    { ...givenUp, ...empty },
    sent(1),
    empty,
  ]);
  for (const [one, isQueued] of [
    [id, true],
    [up, false],
    [done, false],
    [emptyQueued, false],
  ] as const)
    expect((await mails.selectQueued(db, one!)) !== undefined).toBe(isQueued);
  const [, ...others] = await rowsOf();
  await mails.updateFailed(db, { id, reason: 'No answer' });
  await mails.updateGivenUp(db, id);
  await mails.updateGivenUp(db, done!);
  expect((await rowsOf())[0]).toMatchObject({ status: 'given up', tries: 1, last_error: 'No answer' });
  expect((await rowsOf()).slice(1)).toEqual(others);

  const again = [];
  for (const one of [id, neighbour, emptyUp, done]) again.push(await mails.updateQueuedAgain(db, one!));
  expect(again).toEqual([true, false, false, false]);
  expect((await rowsOf()).slice(1)).toEqual(others);
  await mails.updateSent(db, id);
  expect((await rowsOf())[0]).toMatchObject({ status: 'sent', tries: 2, last_error: null });
  expect((await rowsOf()).slice(1)).toEqual(others);
  expect(await full()).not.toContain(id);
  expect(await mails.selectSubjects(db, [id])).toEqual([{ _id: id, subject: 'Welcome' }]);
});

test('of the mail about an erasure nothing is kept once it was sent or given up', async () => {
  const [first, second, third] = await mailsLike([
    { event: ERASED_MAIL },
    { event: ERASED_MAIL },
    { event: ERASED_MAIL },
  ]);
  await mails.updateSent(db, first!);
  await mails.updateGivenUp(db, second!);
  await mails.updateGivenUp(db, id);
  expect(await full()).toEqual([id, third]);
  expect(await known()).toEqual([id, third]);
});

test('mails that were given up are listed newest first, and wait for staff', async () => {
  const [first, second, third] = await mailsLike([givenUp, givenUp, givenUp, sent(1)]);
  const list = async (limit: number, offset: number) => {
    const { rows, total } = await mails.selectGivenUp(db, { limit, offset });
    return [total, ...rows.map(({ _id }) => _id)];
  };
  expect(await list(9, 0)).toEqual([3, third, second, first]);
  expect(await list(1, 1)).toEqual([3, second]);
  const waiting = await waitingMails(db).execute();
  expect(waiting.map((row) => String(row.id)).toSorted()).toEqual([first!, second!, third!].toSorted());
});

test('mails about a record are forgotten, also those that wait, and no others to the same address', async () => {
  const about = 'donation:17';
  const elsewhere = { about, recipient: 'meena@example.org' };
  const [waiting, up, moved, other, none] = await mailsLike([
    { about },
    { about, ...givenUp },
    { ...elsewhere, ...sent(1) },
    { about: 'donation:171', ...sent(1) },
    sent(1),
  ]);
  await emptyMailsAbout(db, { about, recipient, occasions: '^welcome' });
  expect(await known()).toEqual([id, other, none]);
  expect(await full()).not.toContain(waiting);
  await Promise.all([waiting, up, moved].map((one) => expectErased(pool, { table: 'mail', id: one! })));
});

test('of mails of before, which do not say what they are about, those sent on its occasions are forgotten', async () => {
  const old = { about: null, ...sent(1) };
  const [warning, waiting, , ofOther] = await mailsLike([
    { ...old, event: 'bankChangeRequested' },
    { about: null },
    old,
    { ...old, recipient: 'meena@example.org' },
  ]);
  await emptyMailsAbout(db, { about: 'donation:17', recipient, occasions: '^welcome' });
  expect(await known()).toEqual([id, warning, waiting, ofOther]);
});

test('mails that leave together are claimed by one of them, at most so many', async () => {
  const due = { about: 'warning:17', due_at: daysAgo(1) };
  const [first, second, third] = await mailsLike([
    due,
    due,
    due,
    { ...due, recipient: 'meena@example.org' },
    { ...due, about: 'warning:171' },
    { ...due, ...sent(1) },
    { about: 'warning:17' },
  ]);
  const idsOf = async (one: string, limit = 9) =>
    (await mails.gatherMails(db, { id: one, limit })).map((mail) => mail.id);
  expect(await idsOf(second!, 2)).toEqual([second, first]);
  // A repetition takes those that came since with it.
  expect(await idsOf(second!)).toEqual([second, first, third]);
  expect(await idsOf(first!)).toEqual([]);
  await mails.updateSent(db, second!);
  expect(
    (await rowsOf()).filter(({ status, gathered_into: into }) => status === 'sent' && into !== null),
  ).toHaveLength(3);
});

test('mails are emptied on some occasions, also those that wait', async () => {
  const [other, ofOther] = await mailsLike([
    {},
    { event: 'code', recipient: 'meena@example.org' },
    { event: 'code', ...sent(1) },
    { event: 'code' },
  ]);
  await emptyMailsOf(db, { recipient, events: ['code', 'reminder'] });
  expect(await full()).toEqual([id, other, ofOther]);
  expect(await known()).toEqual([id, other, ofOther]);
});

test('sent mails are empty, and their recipients are removed some days later, never before', async () => {
  const [recent, , up, emptied] = await mailsLike([
    sent(29),
    sent(31),
    { ...givenUp, sent_at: daysAgo(31) },
    { ...sent(31), body: null, html: null, recipient: '', subject: 'Emptied before' },
  ]);
  const [stale, younger] = await mailsLike([
    { ...givenUp, created_at: daysAgo(91), last_error: '550 nobody@example.org' },
    { ...givenUp, created_at: daysAgo(89) },
  ]);
  await emptyOldMails(db, 30);
  await expectErased(pool, { table: 'mail', id: stale! });
  expect(await full()).toEqual([id, up, younger]);
  expect(await known()).toEqual([id, recent, up, younger]);
  expect((await rowsOf()).find((row) => String(row['id']) === emptied)!['subject']).toBe('Emptied before');
});
