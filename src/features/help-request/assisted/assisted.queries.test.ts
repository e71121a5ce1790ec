import { beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { selectAssistance } from '#src/features/help-request/records/assistance.queries.server.ts';
import { dayIn, timesBeforeNow } from '../../../../tests/support/days.ts';
import { saveRow, storeLast, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  selectAssisted,
  selectFiledBefore,
  selectOneAssisted,
  updateSeen,
} from './assisted.queries.server.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { saved, readyNgo, offerTo, requestsLike } = helpTesting(app);

let id: string;
let ngo: string;
let account: string;
beforeEach(async () => {
  ({ id } = await saved());
  ({ ngoId: ngo, id: account } = await readyNgo());
});

/** Saves copies of the request that the account filed for its NGO. */
async function filed(but: Columns<'help_request'>[], account_id = account): Promise<string[]> {
  const ids = await requestsLike(id, but);
  for (const request_id of ids)
    await saveRow(pool, {
      table: 'help_assistance',
      row: { request_id, account_id, pin_sealed: 'x', ngo_id: ngo },
    });
  return ids;
}

test('a request for somebody is found by key, or by content some minutes ago, for the same helper', async () => {
  const recent = { content_hash: 'the content' };
  const input = {
    accountId: account,
    idempotencyKey: 'a key of the form',
    contentHash: 'the content',
    minutes: 30,
  };
  await filed([recent], (await readyNgo()).id);
  await filed([{ ...recent, created_at: hoursAgo(1) }, {}]);
  expect(await selectFiledBefore(db, input)).toBeUndefined();
  const [first] = await filed([recent, { idempotency_key: input.idempotencyKey }]);
  expect((await selectFiledBefore(db, input))!.id).toBe(first);
});

test('a helper sees what they filed with the day and the consent, news first, then the latest', async () => {
  const helper = { ngoId: ngo };
  const [news, first, second] = await filed([{}, {}, {}]);
  const otherNgo = await savedNgo(db);
  await pool.query(
    `update help_assistance set seen_at = now() - interval '1 hour', news_at = now() where request_id = $1`,
    [news],
  );
  const list = async (window = { limit: 9, offset: 0 }) => selectAssisted(db, { helper, ...window });
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
  expect(idsOf(await list())).toEqual([news, second, first]);
  expect(idsOf(await list({ limit: 1, offset: 1 }))).toEqual([second]);
  expect(await selectAssisted(db, { helper: { ngoId: otherNgo }, limit: 9, offset: 0 })).toEqual([]);

  const accepted = { status: 'accepted', contact_by: dayIn(3) } as const;
  await offerTo(ngo, first!, accepted);
  await offerTo(otherNgo, first!, {
    ...accepted,
    outcome: 'helped',
    resolved_at: hoursAgo(1),
    contact_by: dayIn(2),
  });
  await offerTo(await savedNgo(db), first!, {
    status: 'passed',
    answered_at: hoursAgo(9),
    contact_by: dayIn(1),
  });
  const read = async () => (await selectOneAssisted(db, { helper, id: first! }))!;
  expect((await read()).contactBy).toBe(dayIn(3));
  expect((await list()).map(({ contactBy }) => contactBy)).toEqual([null, null, dayIn(3)]);

  for (const [day, isGuessed] of [
    [dayIn(-1), false],
    [dayIn(0), true],
  ] as const) {
    await pool.query('update help_assistance set wrong_pins = 999, wrong_on = $2 where request_id = $1', [
      first,
      day,
    ]);
    expect((await read()).isGuessed).toBe(isGuessed);
  }
  const event = { request_id: first!, actor: 'ngo', at: new Date() } as const;
  const earlier = await saveRow(pool, { table: 'help_event', row: { ...event, kind: 'accepted' } });
  await saveRow(pool, { table: 'help_event', row: { ...event, kind: 'messageOfNgo' } });
  await storeLast(pool, { table: 'help_event', id: earlier });
  expect((await read()).news.map(({ kind }) => kind)).toEqual(['accepted', 'messageOfNgo']);

  const consent = { language: 'gu', account_id: account } as const;
  for (const [request_id, purpose] of [
    [first!, 'renewPin'],
    [first!, 'file'],
    [second!, 'file'],
  ] as const)
    await saveRow(pool, {
      table: 'help_consent',
      row: { ...consent, request_id, purpose, text_version: purpose },
    });
  expect((await selectAssistance(db, first!))!.consentVersion).toBe('file');

  await updateSeen(db, second!);
  expect(idsOf(await list())).toEqual([news, second, first]);
  await updateSeen(db, news!);
  expect(idsOf(await list())).toEqual([second, first, news]);
});
