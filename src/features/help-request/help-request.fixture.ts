import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp, TestResponse } from '../../../tests/support/test-app.ts';
import { routeHelpRequest } from './routing/routing.service.server.ts';

let number = 0;

type Sent = TestResponse<{
  success: boolean;
  msg: string;
  data: { reference: string };
  errors?: Record<string, string>;
}>;

/** What tests of help requests do over and over, on the app of the test file. */
export function helpTesting({ call, pool, services, signedIn, mailsTo, db }: TestApp) {
  const newEmail = () => `person${++number}@example.org`;

  /** Asks for a code and reads it in the mail. */
  async function codeFor(email: string): Promise<string> {
    await call('POST', 'sendOtp', { body: { email } });
    const mail = (await mailsTo(email)).find(({ event }) => event === 'code');
    return /^\d{6,10}$/m.exec(mail!.body)![0];
  }

  const formOf = (email: string, input: Record<string, unknown> = {}) => ({
    userName: 'કોકિલા પટેલ',
    userMobile: '9876543210',
    userEmail: email,
    userAddress: '12 Main Road',
    helpDescription: 'An operation of the eyes for my mother',
    userCity: 'Rajkot',
    userHelpCategory: 'Health',
    userPin: '360001',
    ...input,
  });

  const send = (body: unknown): Promise<Sent> =>
    call('POST', 'helpRequest/sendHelpRequestByNgoCity', { body, language: 'gu' });

  /** A request that is there, not routed yet. */
  async function saved(
    input: Record<string, unknown> = {},
  ): Promise<{ id: string; reference: string; email: string }> {
    const email = newEmail();
    const { status, body } = await send({ ...formOf(email, input), userOTP: await codeFor(email) });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const { reference } = body.data;
    const { rows } = await pool.query<{ id: string }>(
      'select id::text from help_request where reference = $1',
      [reference],
    );
    return { id: rows[0]!.id, reference, email };
  }

  const route = (id: string) => routeHelpRequest(services, id);

  /** A checked NGO that somebody signs in for. */
  async function readyNgo(input: { city?: string; category?: string; needs?: string[] } = {}) {
    const ngoId = await savedNgo(db, input);
    const account = await signedIn({ role: 'ngo', ngoId });
    return { ngoId, ...account };
  }

  async function offersOf(id: string): Promise<Record<string, string>> {
    const { rows } = await pool.query<{ ngo: string; status: string }>(
      'select ngo_id::text as ngo, status from help_offer where request_id = $1 order by id',
      [id],
    );
    return Object.fromEntries(rows.map(({ ngo, status }) => [ngo, status]));
  }

  /** The NGOs that were asked, in the order they were. */
  async function askedOf(id: string): Promise<string[]> {
    const { rows } = await pool.query<{ ngo: string }>(
      'select ngo_id::text as ngo from help_offer where request_id = $1 order by id',
      [id],
    );
    return rows.map(({ ngo }) => ngo);
  }

  async function eventsOf(id: string): Promise<string[]> {
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from help_event where request_id = $1 order by id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  }

  async function statusOf(id: string): Promise<string> {
    const { rows } = await pool.query<{ status: string }>('select status from help_request where id = $1', [
      id,
    ]);
    return rows[0]!.status;
  }

  /** A request that an NGO has accepted. */
  async function accepted(input: Record<string, unknown> = {}) {
    const ngo = await readyNgo();
    const request = await saved(input);
    await route(request.id);
    const { status } = await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, {
      token: ngo.token,
    });
    if (status !== 200) throw new Error(`Accepting was answered with ${status}`);
    return { ...request, ngo };
  }

  /** What lets a person go on with a request. */
  async function ticketOf({ reference, email }: { reference: string; email: string }): Promise<string> {
    const { body } = await call<{ data: { ticket: string } }>('POST', 'helpRequest/getHelpRequestStatus', {
      body: { reference, userEmail: email, userOTP: await codeFor(email) },
    });
    return body.data.ticket;
  }

  /** Of every request that NGOs have: they stand in no later test's way. */
  async function clearNgos(): Promise<void> {
    await pool.query(`update account set disabled_at = now() where role = 'ngo'`);
  }

  return {
    newEmail,
    codeFor,
    formOf,
    send,
    saved,
    accepted,
    ticketOf,
    route,
    readyNgo,
    offersOf,
    askedOf,
    eventsOf,
    statusOf,
    clearNgos,
  };
}
