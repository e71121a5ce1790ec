import { describe, expect, test } from 'vitest';
import { endpoints, isAllowed, needsReason, sampleBody } from '../tests/support/endpoints.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';

const { call, db, pool, signedIn, confirmed } = await testApp();

/** The endpoint after which the caller's own session is over. */
const SIGNS_OUT = 'POST /api/ngo/withdrawNgoConsent';

describe('confirmation by password', () => {
  const confirming = endpoints.filter(({ rules }) => rules?.confirm === true);
  // What changes something stands in tests/support/permanent.txt.
  test('the endpoints that read and require it', () => {
    const reading = confirming.filter(({ method }) => method === 'GET');
    expect(reading.map(({ name }) => name).sort()).toEqual([
      'GET /api/audit/exportAuditEntry',
      'GET /api/auth/getConfirmation',
      'GET /api/donation/exportDonation',
      'GET /api/donation/exportYearlyStatement',
      'GET /api/donation/getReceiptFile/{id}',
      'GET /api/event/exportRegisterUser/{eventId}',
      'GET /api/feedback/exportFeedback',
      'GET /api/scheme/exportRegistration/{schemeId}',
      'GET /api/volunteer/exportVolunteer',
    ]);
  });

  test.each(confirming.filter(needsReason))('$name names a missing reason first', async (endpoint) => {
    const ngoId = await savedNgo(db);
    const role = isAllowed(endpoint, 'verified') ? 'ngo' : 'staff';
    const { token } = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
    const { status, body } = await call(endpoint.method, path, { token, body: { reason: '  ' } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['reason']]);
  });

  test.each(confirming)('$name refuses a missing, foreign or expired confirmation', async (endpoint) => {
    const ngoId = await savedNgo(db);
    const role = isAllowed(endpoint, 'verified') ? 'ngo' : isAllowed(endpoint, 'staff') ? 'staff' : 'admin';
    const { token } = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
    const refused = { status: 403, body: { success: false, data: { confirm: true } } };
    // A form with mistakes would be refused for them.
    const body = endpoint.method === 'GET' ? undefined : sampleBody(endpoint, ngoId);
    expect(await call(endpoint.method, path, { token, body })).toMatchObject(refused);
    const headers = await confirmed(token);
    const other = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    expect(await call(endpoint.method, path, { token: other.token, headers, body })).toMatchObject(refused);
    expect((await call(endpoint.method, path, { token, headers })).status).not.toBe(403);
    const again = await call(endpoint.method, path, { token, headers });
    // It has signed everybody out, so nothing else can be tried with the session.
    if (endpoint.name === SIGNS_OUT) return expect(again).toMatchObject({ status: 401 });
    expect(again.status).not.toBe(403);
    await pool.query(
      `update session set confirmation_expires_at = now() where confirmation_hash is not null`,
    );
    expect(await call(endpoint.method, path, { token, headers, body })).toMatchObject(refused);
    for (const odd of ['', 'x', 'x'.repeat(5000)])
      expect(
        await call(endpoint.method, path, { token, headers: { 'x-confirmation': odd }, body }),
      ).toMatchObject(refused);
  });
});
