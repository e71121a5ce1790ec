import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import * as forms from './code-forms.queries.server.ts';
import * as codes from './one-time-codes.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { db, pool } = await testDatabase();

const { minutesAgo } = timesBeforeNow();
const DAY = 24 * 60;

beforeEach(async () => {
  await pool.query('delete from one_time_code');
  await pool.query('delete from one_time_code_form');
});

const bound = { purpose: 'signIn', email: 'meena@gmail.com', mailbox: 'meena@gmail.com' };
const saveCode = (more: Columns<'one_time_code'> = {}) =>
  saveRow(pool, {
    table: 'one_time_code',
    row: {
      ...bound,
      code_hash: 'hash',
      tries: 1,
      long: false,
      mailed: true,
      created_at: minutesAgo(1),
      expires_at: minutesAgo(-9),
      ...more,
    },
  });

const formsLeft = async () =>
  (await pool.query<{ key: string }>('select key_hash as key from one_time_code_form order by key')).rows.map(
    ({ key }) => key,
  );

describe('a code', () => {
  test('is counted by mailbox and purpose within a day, and mails anew once one was used', async () => {
    for (const difference of [
      {},
      { created_at: minutesAgo(11), email: 'mee.na@gmail.com' },
      { created_at: minutesAgo(DAY + 1) },
      { purpose: 'form' },
      { mailbox: 'kiran@gmail.com', email: 'kiran@gmail.com' },
      { mailed: false, long: true },
    ])
      await saveCode(difference);
    const count = () => codes.countMails(db, { ...bound, minutes: 10 });
    expect(await count()).toEqual({ lately: 1, today: 2, isFirst: false });
    // Comparisons with long codes do not count.
    expect(await codes.countComparisons(db, bound)).toBe(2);
    expect(await codes.countMails(db, { ...bound, mailbox: 'new@gmail.com', minutes: 10 })).toMatchObject({
      isFirst: true,
    });
    for (const difference of [{ purpose: 'form' }, { email: 'mee.na@gmail.com' }])
      await saveCode({ ...difference, created_at: minutesAgo(DAY + 1), used_at: new Date() });
    expect(await count()).toEqual({ lately: 1, today: 2, isFirst: false });
    await saveCode({ created_at: minutesAgo(DAY + 1), used_at: minutesAgo(5) });
    expect(await count()).toEqual({ lately: 1, today: 1, isFirst: false });
    await saveCode({ created_at: minutesAgo(DAY + 1), used_at: new Date() });
    expect(await count()).toEqual({ lately: 0, today: 0, isFirst: false });
  });

  test('is good for its mailbox and purpose until it is used or expires, the newest first', async () => {
    const first = await saveCode({ long: true });
    const newest = await saveCode();
    await saveCode({ email: 'mee.na@gmail.com' });
    for (const difference of [
      { purpose: 'form' },
      { used_at: new Date() },
      { expires_at: minutesAgo(1) },
      { mailbox: 'kiran@gmail.com', email: 'kiran@gmail.com' },
    ])
      await saveCode(difference);
    const newestOf = async (more: Partial<Parameters<typeof codes.selectNewestCode>[1]> = {}) =>
      (await codes.selectNewestCode(db, { ...bound, onlyLong: false, ...more }))?.id;
    expect(await newestOf()).toBe(newest);
    expect(await newestOf({ onlyLong: true })).toBe(first);
    const otherSpelling = await saveCode({ email: 'm.eena@gmail.com' });
    expect(await newestOf({ email: 'meen.a@gmail.com' })).toBe(otherSpelling);
    expect(await newestOf({ mailbox: 'nobody@gmail.com' })).toBeUndefined();
    const found = async (onlyLong: boolean) =>
      (await codes.selectCodes(db, { ...bound, onlyLong })).map(({ id }) => id).toSorted();
    expect(await found(false)).toEqual([first, newest].toSorted());
    expect(await found(true)).toEqual([first]);
  });

  test('is used once, with its copies, and counts the wrong ones that it was compared with', async () => {
    const own = await saveCode();
    await codes.copyCode(db, { id: own, email: 'mee.na@gmail.com' });
    const kept = [
      await saveCode({ code_hash: 'other' }),
      await saveCode({ purpose: 'form' }),
      await saveCode({ mailbox: 'kiran@gmail.com' }),
    ];
    const used_at = minutesAgo(60);
    const before = await saveCode({ used_at });
    await codes.countWrong(db, [own, kept[0]!]);
    await codes.extendCode(db, { id: own, minutes: 20, most: 30 });
    expect([await codes.updateUsed(db, own), await codes.updateUsed(db, own)]).toEqual([true, false]);
    const { rows } = await pool.query<{ id: string; used_at: Date | null; tries: number; long: boolean }>(
      `select id::text, used_at, tries, expires_at > now() + interval '15 minutes' as long
        from one_time_code order by one_time_code.id`,
    );
    expect(rows.filter((row) => row.used_at === null).map((row) => row.id)).toEqual(kept);
    expect(rows.find((row) => row.id === before)!.used_at).toEqual(used_at);
    expect(rows.map(({ tries }) => tries)).toEqual([2, 0, 2, 1, 1, 1]);
    expect(rows.map(({ long }) => long)).toEqual([true, false, false, false, false, false]);
  });

  test('may be extended up to a time after its creation, and is never shortened', async () => {
    const [own, neighbour] = [await saveCode(), await saveCode()];
    const minutesLeft = async () => {
      const { rows } = await pool.query<{ id: string; minutes: number }>(
        `select id::text, round(extract(epoch from expires_at - now()) / 60)::int as minutes from one_time_code`,
      );
      return [own, neighbour].map((id) => rows.find((row) => row.id === id)!.minutes);
    };
    for (const [minutes, most, left] of [
      [5, 30, 9],
      [12, 30, 12],
      [20, 15, 14],
    ] as const) {
      await codes.extendCode(db, { id: own, minutes, most });
      expect(await minutesLeft()).toEqual([left, 9]);
    }
  });

  test('is tried at most so often from one form, and anew once the form expired', async () => {
    const save = (keyHash: string, tries: number, minutes: number) =>
      pool.query('insert into one_time_code_form (key_hash, tries, expires_at) values ($1, $2, $3)', [
        keyHash,
        tries,
        minutesAgo(minutes),
      ]);
    await save('full', 3, -5);
    await save('expired', 3, 1);
    await save('open', 2, -5);
    const take = (keyHash: string) => forms.takeTry(db, { keyHash, most: 3, minutes: 5 });
    expect([await forms.hasForm(db, 'open'), await forms.hasForm(db, 'expired')]).toEqual([true, false]);
    expect(await forms.hasForm(db, 'unknown')).toBe(false);
    expect([await take('full'), await take('open'), await take('open'), await take('new')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([
      await take('expired'),
      await take('expired'),
      await take('expired'),
      await take('expired'),
    ]).toEqual([true, true, true, false]);
    await forms.deleteTries(db, ['full', 'new']);
    expect(await formsLeft()).toEqual(['expired', 'open']);
  });
});
