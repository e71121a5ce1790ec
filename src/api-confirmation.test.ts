import { describe, expect, test } from 'vitest';
import { endpoints, isAllowed } from '../tests/support/endpoints.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';

const { call, db, pool, signedIn, confirmed } = await testApp();

/** The endpoint after which the caller's own session is over. */
const SIGNS_OUT = 'POST /api/ngo/withdrawNgoConsent';

describe('confirmation by password', () => {
  const confirming = endpoints.filter(({ rules }) => rules?.confirm);
  test('the endpoints that require it', () => {
    expect(confirming.map(({ name }) => name).sort()).toEqual([
      'DELETE /api/ngo/deleteNgo/{id}',
      'DELETE /api/scheme/deleteScheme/{id}',
      'GET /api/audit/exportAuditEntry',
      'GET /api/donation/exportDonation',
      'GET /api/donation/exportYearlyStatement',
      'GET /api/donation/getReceiptFile/{id}',
      'GET /api/event/exportRegisterUser/{eventId}',
      'GET /api/feedback/exportFeedback',
      'GET /api/scheme/exportRegistration/{schemeId}',
      'GET /api/volunteer/exportVolunteer',
      'POST /api/auth/changePersonRole/{id}',
      'POST /api/auth/disableAccount/{id}',
      'POST /api/auth/enableAccount/{id}',
      'POST /api/auth/invitePerson',
      'POST /api/auth/inviteToTeam',
      'POST /api/auth/removePerson/{id}',
      'POST /api/auth/resetSecondFactor/{id}',
      'POST /api/auth/setUpTotp',
      'POST /api/auth/signOutAccount/{id}',
      'POST /api/auth/withdrawTeamInvitation/{id}',
      'POST /api/donation/addBankDetail',
      'POST /api/donation/addTaxLaw',
      'POST /api/donation/cancelReceipt/{id}',
      'POST /api/donation/cancelReceivedDonation/{id}',
      'POST /api/donation/confirmBankChange/{kind}/{id}',
      'POST /api/donation/editBankDetail/{id}',
      'POST /api/donation/makePrimaryBankDetail/{id}',
      'POST /api/donation/recordRefund/{id}',
      'POST /api/donation/refundDonation/{id}',
      'POST /api/donation/reissueReceipt/{id}',
      'POST /api/donation/releaseBankDetails/{id}',
      'POST /api/donation/removeBankDetail/{id}',
      'POST /api/donation/removeGatewayAccount',
      'POST /api/donation/saveGatewayAccount',
      'POST /api/donation/stopBankChange/{kind}/{id}',
      'POST /api/donation/updateTaxLaw/{id}',
      'POST /api/event/cancelEvent/{id}',
      'POST /api/event/cancelRegisterUser',
      'POST /api/event/mailRegisterUser',
      'POST /api/helpRequest/closeHelpRequest/{id}',
      'POST /api/helpRequest/mergeHelpRequest/{id}',
      'POST /api/helpRequest/renewHelpPin/{id}',
      'POST /api/helpRequest/restoreHelpRequest/{id}',
      'POST /api/helpRequest/withdrawHelpConsent/{id}',
      'POST /api/ngo/decideClaim/{id}',
      'POST /api/ngo/restoreNgo/{id}',
      'POST /api/ngo/suspendNgo/{id}',
      'POST /api/ngo/unsuspendNgo/{id}',
      'POST /api/ngo/updateNgoWithContacts',
      'POST /api/ngo/verifyNgo/{id}',
      'POST /api/ngo/withdrawNgoConsent',
      'POST /api/volunteer/cancelShift/{id}',
      'POST /api/volunteer/tellVolunteers/{id}',
      'POST /api/volunteer/withdrawCertificate/{id}',
    ]);
  });

  test.each(confirming)('$name refuses a missing, foreign or expired confirmation', async (endpoint) => {
    const ngoId = await savedNgo(db);
    const role = isAllowed(endpoint, 'verified') ? 'ngo' : isAllowed(endpoint, 'staff') ? 'staff' : 'admin';
    const { token } = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
    const refused = { status: 403, body: { success: false, data: { confirm: true } } };
    expect(await call(endpoint.method, path, { token })).toMatchObject(refused);
    const headers = await confirmed(token);
    const other = await signedIn({ role, ...(role === 'ngo' && { ngoId }) });
    expect(await call(endpoint.method, path, { token: other.token, headers })).toMatchObject(refused);
    expect((await call(endpoint.method, path, { token, headers })).status).not.toBe(403);
    const again = await call(endpoint.method, path, { token, headers });
    // It has signed everybody out, so nothing else can be tried with the session.
    if (endpoint.name === SIGNS_OUT) return expect(again).toMatchObject({ status: 401 });
    expect(again.status).not.toBe(403);
    await pool.query(
      `update session set confirmation_expires_at = now() where confirmation_hash is not null`,
    );
    expect(await call(endpoint.method, path, { token, headers })).toMatchObject(refused);
    for (const odd of ['', 'x', 'x'.repeat(5000)])
      expect(await call(endpoint.method, path, { token, headers: { 'x-confirmation': odd } })).toMatchObject(
        refused,
      );
  });
});
