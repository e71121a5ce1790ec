import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { helpRequestJobs } from '#src/features/help-request/help-request.jobs.server.ts';
import { remindSilentNgos, takeFromUnavailableNgos } from './stuck-requests.service.server.ts';

const app = await testApp();
const { call, callConfirmed, pool, services, signedIn, mailsTo } = app;
const { saved, accepted, route, readyNgo, offersOf, offeredNgosOf, eventsOf, statusOf, clearNgos } =
  helpTesting(app);

beforeEach(clearNgos);

const take = helpRequestJobs.find(({ name }) => name === 'takeHelpFromNgo')!;
const routingJobs = async (id: string) =>
  (await pool.query(`select 1 from pgboss.job where name = 'routeHelpRequest' and data->>'id' = $1`, [id]))
    .rowCount!;

describe('an NGO that is suspended or deleted', () => {
  for (const move of ['suspendNgo', 'deleteNgo']) {
    test(`(${move}) loses its accepted and offered requests, and the person is notified`, async () => {
      const admin = await signedIn({ role: 'admin' });
      const handled = await accepted();
      const { ngoId } = handled.ngo;
      const offered = await saved();
      await route(offered.id);
      expect(await offersOf(offered.id)).toEqual({ [ngoId]: 'sent' });
      const { status } =
        move === 'deleteNgo'
          ? await callConfirmed('DELETE', `ngo/deleteNgo/${ngoId}`, { token: admin.token })
          : await callConfirmed('POST', `ngo/suspendNgo/${ngoId}`, {
              token: admin.token,
              body: { reason: 'Papers', revision: await revisionOf(ngoId) },
            });
      expect(status).toBe(200);
      const { rows } = await pool.query<{ data: unknown }>(
        `select data from pgboss.job where name = 'takeHelpFromNgo' and data->>'ngoId' = $1`,
        [ngoId],
      );
      expect(rows).toHaveLength(1);
      const before = await routingJobs(handled.id);
      await take.run(services, rows[0]!.data);
      await take.run(services, rows[0]!.data);
      expect([await statusOf(handled.id), await statusOf(offered.id)]).toEqual(['open', 'open']);
      for (const { id } of [handled, offered]) {
        expect(await offersOf(id)).toEqual({ [ngoId]: 'passed' });
        expect((await eventsOf(id)).filter((kind) => kind === 'ngoLeft')).toHaveLength(1);
      }
      expect(await routingJobs(handled.id)).toBe(before + 1);
      expect((await mailsTo(handled.email))[0]!.body).toContain('અમે બીજાને પૂછીએ છીએ');
      const next = await readyNgo();
      await route(handled.id);
      expect((await offeredNgosOf(handled.id)).at(-1)).toBe(next.ngoId);
    });
  }

  test('or has no active account is found by the scheduled run; other NGOs keep their requests', async () => {
    const disabled = await accepted();
    const stays = await accepted();
    await pool.query('update account set disabled_at = now() where id = $1', [disabled.ngo.id]);
    await takeFromUnavailableNgos(services);
    expect([await statusOf(disabled.id), await statusOf(stays.id)]).toEqual(['open', 'accepted']);
  });

  test('keeps requests that have ended', async () => {
    const { id, ngo } = await accepted();
    const body = { outcome: 'helped' };
    await callConfirmed('POST', `helpRequest/resolveHelpRequest/${id}`, { token: ngo.token, body });
    await pool.query('update account set disabled_at = now() where id = $1', [ngo.id]);
    await takeFromUnavailableNgos(services);
    expect([await statusOf(id), Object.values(await offersOf(id))]).toEqual(['resolved', ['accepted']]);
  });
});

describe('an NGO that accepts a request and is inactive', () => {
  const older = (id: string, days: number) =>
    pool.query(
      `update help_offer set stepped_at = stepped_at - make_interval(days => $2),
        reminded_at = reminded_at - make_interval(days => $2) where request_id = $1`,
      [id, days],
    );
  const remindersTo = async (email: string) =>
    (await mailsTo(email)).filter(({ body }) => body.includes('for a week')).length;

  test('is reminded once after seven days; staff are involved once after fourteen', async () => {
    const staff = await signedIn({ role: 'staff' });
    const { id, ngo, reference } = await accepted();
    await older(id, 6);
    await remindSilentNgos(services);
    expect(await remindersTo(ngo.email)).toBe(0);
    await older(id, 1);
    await remindSilentNgos(services);
    await remindSilentNgos(services);
    expect(await remindersTo(ngo.email)).toBe(1);
    expect((await eventsOf(id)).at(-1)).toBe('reminded');
    await older(id, 7);
    await remindSilentNgos(services);
    await remindSilentNgos(services);
    expect((await eventsOf(id)).slice(-2)).toEqual(['reminded', 'ngoSilent']);
    const mails = await mailsTo(staff.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).toContain(reference);
    expect(await statusOf(id)).toBe('accepted');
    const { body } = await call<{ data: { withStaffAt: string | null } }>(
      'GET',
      `helpRequest/getHelpRequestForStaff/${id}`,
      { token: staff.token },
    );
    expect(body.data.withStaffAt).not.toBeNull();
  });

  for (const [step, body] of [
    ['sendMessageToPerson', { message: 'We come on Monday' }],
    ['seeHelpContact', undefined],
  ] as const) {
    test(`counts as active after: ${step}`, async () => {
      const { id, ngo } = await accepted();
      await older(id, 8);
      await callConfirmed('POST', `helpRequest/${step}/${id}`, { token: ngo.token, body });
      await remindSilentNgos(services);
      expect(await eventsOf(id)).not.toContain('reminded');
      await older(id, 7);
      await remindSilentNgos(services);
      expect(await remindersTo(ngo.email)).toBe(1);
    });
  }

  test('is not reminded once the request has ended', async () => {
    const { id, ngo } = await accepted();
    const body = { outcome: 'helped' };
    await callConfirmed('POST', `helpRequest/resolveHelpRequest/${id}`, { token: ngo.token, body });
    await older(id, 20);
    await remindSilentNgos(services);
    expect(await remindersTo(ngo.email)).toBe(0);
  });
});

async function revisionOf(ngoId: string): Promise<number> {
  const { rows } = await pool.query<{ revision: number }>('select revision from ngo where id = $1', [ngoId]);
  return rows[0]!.revision;
}
