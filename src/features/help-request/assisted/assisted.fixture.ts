import type { TestApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import type { AssistedRequest, AssistedRow, Filed } from './assisted.contract.ts';
import { CONSENT_VERSION } from './consent.values.ts';

type Caller = { token: string };
export type Answer = { msg: string; data: Filed; errors?: Record<string, string> };

/** The consent as the form sends it. */
export const CONSENT = { hasConsent: true, consentVersion: CONSENT_VERSION, language: 'gu' };
/** The fields of the form. */
export const assistedForm = (input: Record<string, unknown> = {}) => ({
  userName: 'જીવીબેન રબારી',
  userMobile: '98250 12345',
  userAddress: 'Near the well',
  helpDescription: 'Cataract operation for herself',
  userCity: 'Rajkot',
  userHelpCategory: 'Health',
  userPin: '360001',
  ...CONSENT,
  ...input,
});
type Status = { msg: string; data: { ticket: string; standing: string; request: FullStatus } };

/** Returns the helpers that tests of assisted requests share, bound to the app of the test file. */
export function assistedTesting(app: TestApp) {
  const { call, callConfirmed, pool } = app;
  const { readyNgo } = helpTesting(app);
  const file = ({ token }: Caller, input: Record<string, unknown> = {}) =>
    call<Answer>('POST', 'helpRequest/fileHelpRequest', { token, body: assistedForm(input) });
  const renew = ({ token }: Caller, id: string, consent: Record<string, unknown> = CONSENT) =>
    callConfirmed<Answer>('POST', `helpRequest/renewHelpPin/${id}`, { token, body: consent });
  const read = ({ token }: Caller, id: string) =>
    call<{ data: AssistedRequest }>('GET', `helpRequest/getAssistedHelpRequest/${id}`, { token });
  const list = async ({ token }: Caller) =>
    (
      await call<{ data: AssistedRow[]; news: number; total: number }>(
        'GET',
        'helpRequest/getAssistedHelpRequests',
        { token },
      )
    ).body;
  const open = (reference: string, pin: string, more: Record<string, unknown> = {}) =>
    call<Status>('POST', 'helpRequest/getHelpRequestStatus', { body: { reference, pin, ...more } });
  const act = ({ token }: Caller, path: string, body?: unknown) =>
    callConfirmed('POST', `helpRequest/${path}`, { token, ...(body !== undefined && { body }) });

  /** Files a request as a verified NGO, and returns it with that NGO. */
  async function filed(input: Record<string, unknown> = {}) {
    const helper = await readyNgo({ city: 'Bhuj', category: 'education' });
    const { status, body } = await file(helper, input);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return { helper, ...body.data };
  }
  const audited = async (id: string) =>
    (
      await pool.query<{ action: string; after: unknown }>(
        `select action, after from audit_entry where entity = 'helpRequest' and entity_id = $1 order by id`,
        [id],
      )
    ).rows;
  const mailsAbout = async () => (await pool.query(`select 1 from mail where event = 'helpStep'`)).rowCount!;

  return { file, renew, read, list, open, act, filed, audited, mailsAbout };
}
