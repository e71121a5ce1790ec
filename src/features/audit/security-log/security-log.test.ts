import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { signSession } from '#src/features/account/sessions/session-token.server.ts';
import { metrics } from '#src/server/http/metrics.server.ts';
import { securityEvent, type SecurityEventView } from './security-log.contract.ts';
import { alertAdmins } from '#src/features/account/administration/security-alerts.server.ts';
import { securityLogJobs } from './security-log.jobs.server.ts';
import { flushSecurityEvents, recordSecurityEvent } from './security-log.service.server.ts';
import { ALERT_THRESHOLDS } from './security-log.values.ts';

const { db, pool, call, signedIn, runJobs, mailsTo, services } = await testApp();

const admin = await signedIn({ role: 'admin' });
type ResponseBody = { data: SecurityEventView[]; total: number };
const list = async (query = '') =>
  (await call<ResponseBody>('GET', `securityLog/getAllEvents?${query}`, { token: admin.token })).body;
const from = (address: string) => ({ address, language: 'en' as const });
const logIn = (email: string, password: string, address: string) =>
  call('POST', 'auth/logIn', { body: { email, password }, address });

beforeEach(async () => {
  await flushSecurityEvents(services);
  await pool.query('delete from security_event');
});

describe('the security log', () => {
  test('records sign-ins, failed ones and password resets, with and without an account', async () => {
    services.demo = true;
    const person = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    await logIn(person.email, TEST_PASSWORD, '192.0.2.201');
    services.demo = false;
    await logIn(person.email, 'a guess', '2001:db8:1:2:3::4');
    await logIn('nobody@example.org', 'a guess', '192.0.2.203');
    for (const email of [person.email, 'nobody@example.org'])
      await call('POST', 'auth/forgetPassword', { body: { email }, address: '192.0.2.204' });
    await runJobs('sendPasswordReset');
    const { data, total } = await list();
    for (const event of data) expect(securityEvent.parse(event)).toEqual(event);
    expect(total).toBe(5);
    expect(data.map(({ kind, accountEmail, network }) => [kind, accountEmail, network]).reverse()).toEqual([
      ['signedIn', person.email, '192.0.2.201'],
      ['signInFailed', person.email, '2001:db8:1:2::/64'],
      ['signInFailed', null, '192.0.2.203'],
      ['passwordResetRequested', person.email, '192.0.2.204'],
      ['passwordResetRequested', null, '192.0.2.204'],
    ]);
    expect((await list('kind=signInFailed')).total).toBe(2);
    expect((await list(`email=${person.email.slice(0, 8).toUpperCase()}`)).total).toBeGreaterThan(0);
    expect((await list('email=nobody')).total).toBe(0);
    expect((await list('pageSize=2&page=3')).data).toHaveLength(1);
    const { rows } = await pool.query<{ text: string }>('select e::text as text from security_event e');
    for (const secret of ['a guess', TEST_PASSWORD])
      expect(rows.map(({ text }) => text).join()).not.toContain(secret);
  });

  test('records refusals for an invalid token, a missing right or a limit, but not for a missing token', async () => {
    const session = { session: '1', account: '1', role: 'admin' as const, ngo: null, name: 'A', version: 1 };
    const forged = await signSession({ key: randomBytes(32), session });
    const staff = await signedIn({ role: 'staff' });
    await call('GET', 'auth/getAccount');
    await call('GET', 'auth/getAccount', { token: forged, address: '192.0.2.211' });
    await call('GET', 'securityLog/getAllEvents', { token: staff.token, address: '192.0.2.212' });
    await call('POST', 'auth/setUpTotp', { token: staff.token });
    await call('POST', 'feedback/addFeedback', { headers: { origin: 'https://evil.example' }, body: {} });
    const { data } = await list();
    const refusals = data.map(({ kind, accountEmail, details }) => [kind, accountEmail, details]);
    expect(refusals.reverse()).toEqual([
      ['refused', null, { status: 401, path: '/auth/getAccount' }],
      ['refused', null, { status: 403, path: '/securityLog/getAllEvents' }],
      ['refused', null, { status: 403, path: '/feedback/addFeedback' }],
    ]);
  });

  test('samples attacks: one row per network and minute, at most twenty-one of a kind', async () => {
    const counted = async () => {
      const text = await metrics.getSingleMetricAsString('security_events_total');
      return Number(/security_events_total\{kind="signInFailed"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    for (let turn = 0; turn < 500; turn++)
      await recordSecurityEvent(services, { kind: 'signInFailed', caller: from(`198.51.100.${turn % 50}`) });
    await flushSecurityEvents(services);
    const { data } = await list('pageSize=100');
    expect(data).toHaveLength(21);
    expect(data.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(500);
    expect(data.find(({ network }) => network === '')!.occurrences).toBe(300);
    expect(await counted()).toBe(before + 500);
  });

  test('refuses values that do not exist', async () => {
    for (const odd of ['kind=odd', 'page=0', `email=${'x'.repeat(300)}`])
      expect((await call('GET', `securityLog/getAllEvents?${odd}`, { token: admin.token })).status).toBe(400);
  });

  test('is retained for 180 days', async () => {
    await recordSecurityEvent(services, { kind: 'signedIn' });
    await recordSecurityEvent(services, { kind: 'signedOut' });
    await pool.query(`update security_event set at = now() - interval '181 days' where kind = 'signedIn'`);
    const erase = securityLogJobs.find(({ name }) => name === 'deleteOldSecurityEvents')!;
    await erase.run(services, {});
    expect((await list()).data.map(({ kind }) => kind)).toEqual(['signedOut']);
  });
});

describe('administrators', () => {
  const alerts = async (email: string) =>
    (await mailsTo(email)).filter(({ event }) => event === 'securityAlert');

  test('are alerted in their language when a threshold is reached, once an hour per kind; staff are not', async () => {
    const gujarati = await signedIn({ role: 'admin' });
    await pool.query(`update account set language = 'gu' where id = $1`, [gujarati.id]);
    const deleted = await signedIn({ role: 'admin' });
    await pool.query('update account set disabled_at = now() where id = $1', [deleted.id]);
    const staff = await signedIn({ role: 'staff' });
    const fail = (times: number) =>
      pool.query(
        `insert into security_event (kind, network, request_id, occurrences) values ('signInFailed', '', '', $1)`,
        [times],
      );
    await fail(ALERT_THRESHOLDS.signInFailed! - 1);
    await alertAdmins(services);
    expect(await alerts(admin.email)).toEqual([]);
    await fail(1);
    await alertAdmins(services);
    await alertAdmins(services);
    expect((await alerts(admin.email)).map(({ body }) => body)).toEqual([
      expect.stringContaining('Failed sign-in, 100 times'),
    ]);
    expect((await alerts(gujarati.email))[0]!.body).toContain('/gu/sahay/security?kind=signInFailed');
    for (const { email } of [deleted, staff]) expect(await alerts(email)).toEqual([]);
    await recordSecurityEvent(services, { kind: 'codesOverCap' });
    await alertAdmins(services);
    expect(await alerts(admin.email)).toHaveLength(2);
  });

  test('are not alerted about events older than a quarter of an hour', async () => {
    await recordSecurityEvent(services, { kind: 'submissionsOverCap' });
    await flushSecurityEvents(services);
    await pool.query(`update security_event set at = now() - interval '16 minutes'`);
    const before = (await alerts(admin.email)).length;
    await alertAdmins(services);
    expect(await alerts(admin.email)).toHaveLength(before);
  });
});
