import { beforeAll, expect, test } from 'vitest';
import { endpoints, isExport } from '../../../tests/support/endpoints.ts';
import { otherNgo } from '../../../tests/support/other-ngo.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { resetRateLimit } from '#src/server/security/rate-limit.server.ts';
import { EXPORTS_A_DAY, READS_A_DAY } from './record-access.server.ts';

const app = await testApp();
const { call, confirmed, db, pool, signedIn } = app;

let ngoId: string;
let ngo: { id: string; token: string };
let staff: { id: string; token: string };
beforeAll(async () => {
  // The NGO, its scheme and its request have the same id.
  ngoId = await otherNgo(app);
  ngo = await signedIn({ role: 'ngo', ngoId });
  staff = await signedIn({ role: 'staff' });
});

const entriesOf = async (accountId: string) =>
  (
    await pool.query<Record<string, unknown>>(
      `select action, entity, entity_id, ngo_id::text, before, after from audit_entry where account_id = $1 order by id`,
      [accountId],
    )
  ).rows;

test.each(endpoints.filter(isExport))(
  '$name is noted before its first line is read: who, what, how long the filters were, nothing they held',
  async ({ path, rules }) => {
    const who = rules!.access === 'ngo' ? ngo : staff;
    const before = await entriesOf(who.id);
    const asked = path.replace('/api/', '').replace(/\{[^}]+\}/, ngoId);
    const { token } = who;
    const headers = rules!.confirm ? await confirmed(token) : {};
    const isStatement = path.endsWith('/exportYearlyStatement');
    const query = isStatement ? 'year=2026-27' : 'q=Rajkot&status=';
    const { status, body } = await call<string>('GET', `${asked}?${query}`, { token, headers });
    expect([status, body.includes('\r\n')]).toEqual([200, true]);
    const [entry, ...more] = (await entriesOf(who.id)).slice(before.length);
    expect(more).toEqual([]);
    expect(entry!['action']).toBe(/\/(export\w+)/.exec(path)![1]);
    // The export of an NGO's own inbox has no filters.
    const filters = isStatement ? { year: 7 } : { q: 6 };
    if (!path.includes('exportHelpRequests')) expect(entry!['after']).toEqual({ filters });
    expect(JSON.stringify(entry)).not.toMatch(/Rajkot|2026-27/);
    const { rows } = await pool.query(
      `select kind, details from security_event where account_id = $1 order by id desc limit 1`,
      [who.id],
    );
    expect(rows).toEqual([{ kind: 'personalDataExported', details: { action: entry!['action'] } }]);
  },
);

test('limits the exports of an account per day over all kinds, with Retry-After', async () => {
  const { id, token } = await signedIn({ role: 'staff' });
  const save = async (path: string) => call('GET', path, { token, headers: await confirmed(token) });
  for (let saved = 0; saved < EXPORTS_A_DAY.requests; saved++)
    expect((await save(saved % 2 ? 'feedback/exportFeedback' : 'ngo/exportNgoForStaff')).status).toBe(200);
  const { status, body, headers } = await save('audit/exportAuditEntry');
  expect([status, body['msg']]).toEqual([429, `${apiMessages.en.exportsUsedUp} Please wait 24 hours.`]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(apiMessages.en.exportsUsedUp).toContain(String(EXPORTS_A_DAY.requests));
  expect(await entriesOf(id)).toHaveLength(EXPORTS_A_DAY.requests);
  // Another account has its own limit.
  expect((await call('GET', 'ngo/exportNgoForStaff', { token: staff.token })).status).toBe(200);
  await resetRateLimit(db, { limit: EXPORTS_A_DAY, subject: id });
  expect((await save('audit/exportAuditEntry')).status).toBe(200);
});

test('records and limits each time staff read the description of a help request', async () => {
  const { id, token } = await signedIn({ role: 'staff' });
  const read = (request: string) => call('GET', `helpRequest/getHelpRequestForStaff/${request}`, { token });
  expect((await read(ngoId)).status).toBe(200);
  expect((await read('999999')).status).toBe(404);
  expect(await entriesOf(id)).toEqual([
    {
      action: 'getHelpRequestForStaff',
      entity: 'helpRequest',
      entity_id: ngoId,
      ngo_id: null,
      before: {},
      after: {},
    },
  ]);
  await pool.query(`update rate_limit set points = $1 where key like 'staff-reads:%'`, [
    READS_A_DAY.requests,
  ]);
  const { status, body } = await read(ngoId);
  expect([status, body['msg']]).toEqual([429, `${apiMessages.en.readsUsedUp} Please wait 24 hours.`]);
  expect(apiMessages.en.readsUsedUp).toContain(String(READS_A_DAY.requests));
  expect(await entriesOf(id)).toHaveLength(1);
});
