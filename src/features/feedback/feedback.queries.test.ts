import { beforeEach, expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import { waitingMessages } from './feedback-fragments.server.ts';
import * as feedback from './feedback.queries.server.ts';
import { timesBeforeNow } from '../../../tests/support/days.ts';

const { db, pool } = await testDatabase();
const { minutesAgo } = timesBeforeNow();
const DAY = 24 * 60;

let ngoId: string;
let id: string;
beforeEach(async () => {
  await pool.query('delete from feedback');
  ngoId = await savedNgo(db);
  id = await saveRow(pool, {
    table: 'feedback',
    row: {
      kind: 'contact',
      message: 'The map is wrong',
      searched: 'the map is wrong',
      language: 'en',
      status: 'new',
      ngo_id: ngoId,
      created_at: minutesAgo(1),
      content_hash: 'hash',
    },
  });
});
const messagesLike = (but: Columns<'feedback'>[]) => saveDecoys(pool, { table: 'feedback', like: id, but });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const rowsOf = async () =>
  (await pool.query<Record<string, unknown>>('select * from feedback order by id')).rows;
const done = (days: number) => ({ status: 'done', done_at: minutesAgo(days * DAY) }) as const;
const answered = (days: number) => ({ status: 'answered', answered_at: minutesAgo(days * DAY) }) as const;

test('messages are listed by their filters, newest first', async () => {
  const [mistake, answer, ofOther, named, written] = await messagesLike([
    { kind: 'mistake' },
    answered(1),
    { ngo_id: await savedNgo(db) },
    { name: 'Jaya Mehta', searched: 'the map is wrong jaya mehta' },
    { email: 'jaya@example.org' },
  ]);
  const all = [written, named, ofOther, answer, mistake, id];
  const list = async (filters: Parameters<typeof feedback.countFeedback>[1], window = {}) =>
    idsOf(await feedback.selectFeedback(db, { filters, limit: 9, ...window }));
  expect(await list({})).toEqual(all);
  expect(await list({}, { limit: 2, offset: 1 })).toEqual(all.slice(1, 3));
  expect(await list({}, { olderThan: answer })).toEqual([mistake, id]);
  for (const [filters, found] of [
    [{ kind: 'mistake' }, [mistake]],
    [{ status: 'answered' }, [answer]],
    [{ ngoId }, [written, named, answer, mistake, id]],
    [{ q: ' JAYA ' }, [named]],
    [{ q: ' Jaya@example.ORG ' }, [written]],
    [{ q: 'jaya@' }, []],
    [{ q: 'example' }, []],
    [{ q: 'MAP' }, all],
    [{ q: ' ' }, all],
  ] as const) {
    expect(await list(filters)).toEqual(found);
    expect(await feedback.countFeedback(db, filters)).toBe(found.length);
  }
  const waiting = await waitingMessages(db).execute();
  expect(waiting.map((row) => String(row.id)).toSorted()).toEqual(
    [id, mistake!, ofOther!, named!, written!].toSorted(),
  );
});

test('the same message is known for some minutes', async () => {
  const isSame = (contentHash: string, minutes: number) =>
    db.transaction().execute((inside) => feedback.lockSameFeedback(inside, { contentHash, minutes }));
  await messagesLike([{ content_hash: 'old', created_at: minutesAgo(11) }]);
  expect([await isSame('hash', 10), await isSame('old', 10), await isSame('old', 12)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await isSame('other', 10)).toBe(false);
});

test('one message is answered and done, and erased ones have no text', async () => {
  const [neighbour, erased] = await messagesLike([{}, { message: null, erased_at: new Date() }]);
  const texts = await feedback.selectTexts(db, [id, erased!]);
  expect(texts).toEqual([{ _id: id, text: expect.stringMatching(/^The map/) }]);
  const account = await saveRow(pool, {
    table: 'account',
    row: {
      email: 'meena@team.example',
      name: 'Meena',
      role: 'staff',
      language: 'en',
      password_hash: 'x',
      version: 1,
      created_at: new Date(),
    },
  });
  const [, ...others] = await rowsOf();
  await feedback.updateAnswer(db, { id, answer: 'Thank you', accountId: account });
  expect(await feedback.selectFeedbackById(db, id)).toMatchObject({
    status: 'answered',
    answer: 'Thank you',
    answeredBy: 'meena@team.example',
  });
  await feedback.updateDone(db, id);
  expect((await feedback.lockFeedback(db, id))!.status).toBe('done');
  expect((await feedback.selectFeedbackById(db, neighbour!))!.status).toBe('new');
  expect((await rowsOf()).slice(1)).toEqual(others);
});

test('messages are erased some days after they were done or else answered', async () => {
  const erased_at = new Date('2026-01-01T06:00:00Z');
  const [recent, old, alsoOld, laterDone, , before, unanswered] = await messagesLike([
    done(29),
    done(31),
    answered(31),
    { ...done(29), answered_at: minutesAgo(31 * DAY) },
    answered(29),
    { ...done(31), message: null, erased_at },
    { created_at: minutesAgo(400 * DAY) },
  ]);
  expect(await feedback.eraseOldFeedback(db, 30)).toBe(2);
  const rows = await rowsOf();
  const erased = rows.filter((row) => row['erased_at'] !== null).map((row) => String(row['id']));
  expect(erased).toEqual([old, alsoOld, before]);
  expect(erased).not.toContain(laterDone);
  expect(rows.find((row) => String(row['id']) === before)!['erased_at']).toEqual(erased_at);
  const forgotten = rows.filter((row) => row['content_hash'] === null).map((row) => String(row['id']));
  expect(forgotten).toEqual([unanswered]);
  expect(recent).toBeDefined();
});
