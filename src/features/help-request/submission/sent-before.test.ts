import { beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { selectOpenAlike, selectResubmitted, selectSameContent } from './submission.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const testing = helpTesting(app);
const { saved } = testing;

let request: Awaited<ReturnType<typeof saved>>;
let id: string;
beforeEach(async () => {
  await pool.query('delete from help_event');
  await pool.query('delete from help_request');
  request = await saved();
  ({ id } = request);
});

const requestsLike = (but: Columns<'help_request'>[]) => testing.requestsLike(id, but);
const form = { email: '', idempotencyKey: 'a key of the form', contentHash: 'the content', minutes: 30 };

test('what was sent before is found by key, or by content some minutes ago, for the same address', async () => {
  const recent = { content_hash: form.contentHash };
  const email = request.email;
  await requestsLike([
    { ...recent, user_email: 'other@example.org', idempotency_key: form.idempotencyKey, sent_hash: 'sent' },
    { ...recent, created_at: hoursAgo(1) },
  ]);
  expect(await selectSameContent(db, { ...form, email })).toBeUndefined();
  expect(await selectResubmitted(db, { ...form, email, submissionHash: 'sent' })).toBeUndefined();
  const [first, byKey] = await requestsLike([
    recent,
    { created_at: hoursAgo(1), idempotency_key: form.idempotencyKey, sent_hash: 'sent' },
  ]);
  expect((await selectSameContent(db, { ...form, email }))!.id).toBe(first);
  const others = await selectSameContent(db, { ...form, email, contentHash: 'other content' });
  expect(others!.id).toBe(byKey);
  expect((await selectResubmitted(db, { ...form, email, submissionHash: 'sent' }))!.id).toBe(byKey);
});

test('a request that is still open is named, for the same need in the same town', async () => {
  await requestsLike([
    { status: 'resolved' },
    { user_city: 'Surat' },
    { user_help_category: 'Education' },
    { user_email: 'other@example.org' },
  ]);
  await pool.query(`update help_request set status = 'closed' where id = $1`, [id]);
  const alike = { email: request.email, city: 'Rajkot', category: 'Health' } as const;
  expect(await selectOpenAlike(db, alike)).toBeUndefined();
  const ids = await requestsLike([{ status: 'open' }, { status: 'accepted' }]);
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from help_request where id = $1',
    [ids[1]],
  );
  expect(await selectOpenAlike(db, alike)).toBe(rows[0]!.reference);
});
