import { timesBeforeNow } from '../../../tests/support/days.ts';
import { saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp, TestResponse } from '../../../tests/support/test-app.ts';
import { routeHelpRequest } from './routing/routing.service.server.ts';

let number = 0;

type SubmissionResponse = TestResponse<{
  success: boolean;
  msg: string;
  data: { reference: string; ticket: string | null };
  errors?: Record<string, string>;
}>;

/** Returns the helpers that tests of help requests share, bound to the app of the test file. */
export function helpTesting({ call, pool, services, signedIn, mailsTo, db }: TestApp) {
  const { hoursAgo } = timesBeforeNow();
  const newEmail = () => `person${++number}@example.org`;

  /** Requests a code and reads it from the mail. */
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

  const send = (body: unknown): Promise<SubmissionResponse> =>
    call('POST', 'helpRequest/sendHelpRequestByNgoCity', { body, language: 'gu' });

  /** Saves a request that is not routed yet. */
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

  /** Saves a verified NGO with an account that is signed in. */
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

  /** Returns the NGOs that were asked, in the order of asking. */
  async function offeredNgosOf(id: string): Promise<string[]> {
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

  /** Saves a request and has an NGO accept it. */
  async function accepted(input: Record<string, unknown> = {}) {
    const ngo = await readyNgo();
    const request = await saved(input);
    await route(request.id);
    const { status } = await call('POST', `helpRequest/acceptHelpRequest/${request.id}`, {
      token: ngo.token,
    });
    if (status !== 200) throw new Error(`Accepting the request failed with ${status}`);
    return { ...request, ngo };
  }

  /** Returns the ticket that lets the person continue with a request. */
  async function ticketOf({ reference, email }: { reference: string; email: string }): Promise<string> {
    const { body } = await call<{ data: { ticket: string } }>('POST', 'helpRequest/getHelpRequestStatus', {
      body: { reference, userEmail: email, userOTP: await codeFor(email) },
    });
    return body.data.ticket;
  }

  /** Disables the accounts of all NGOs, so that no later test asks these NGOs. */
  async function clearNgos(): Promise<void> {
    await pool.query(`update account set disabled_at = now() where role = 'ngo'`);
  }

  /** Saves a copy of a request with each of these differences, and returns their ids. */
  const requestsLike = (id: string, but: Columns<'help_request'>[]) =>
    saveDecoys(pool, { table: 'help_request', like: id, but });

  /** Saves an offer in any state, which nobody is told. */
  function offerTo(ngoId: string, requestId: string, more: Columns<'help_offer'> = {}): Promise<string> {
    const answered_at = more.status === 'accepted' || more.status === 'declined' ? hoursAgo(1) : null;
    const key = { request_id: requestId, ngo_id: ngoId, due_at: hoursAgo(-9) };
    return saveRow(pool, { table: 'help_offer', row: { ...key, answered_at, ...more } });
  }

  /** Saves a copy of a request for each of these offers to an NGO, and returns their ids. */
  async function requestsOffered(input: {
    like: string;
    ngoId: string;
    offers: Columns<'help_offer'>[];
    requests: Columns<'help_request'>[];
  }): Promise<string[]> {
    const { like, ngoId, offers, requests } = input;
    const ids: string[] = [];
    for (const [at, offer] of offers.entries()) {
      const copies = await requestsLike(like, [requests[at] ?? {}]);
      for (const id of copies) await offerTo(ngoId, id, offer);
      ids.push(...copies);
    }
    return ids;
  }

  return {
    requestsLike,
    requestsOffered,
    offerTo,
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
    offeredNgosOf,
    eventsOf,
    statusOf,
    clearNgos,
  };
}
