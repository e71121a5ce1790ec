import { waitForEmptyQueue } from '../support/wait-for-empty-queue.ts';
import type { AttackedProduct } from './attacked-product.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

/** The job of password-reset.server.ts, which plain Node cannot load: its mails are JSX. */
const SEND_PASSWORD_RESET = 'sendPasswordReset';

const ABUSER = '203.0.113.7';
const VICTIM_NETWORK = '198.51.100.2';
const FORM = {
  userName: 'Kokila Patel',
  userMobile: '9876543210',
  userAddress: '12 Main Road',
  userPin: '360001',
  helpDescription: 'An operation of the eyes',
  userCity: 'Rajkot',
  userHelpCategory: 'Health',
};
const SUBMIT = '/api/helpRequest/sendHelpRequestByNgoCity';
const STATUS = '/api/helpRequest/getHelpRequestStatus';

const lockedOutPerson: Scenario = {
  name: 'an attacker who knows the address of a person blocks their help request',
  withLimits: true,
  async run({ product }) {
    const { call } = product;
    const email = 'victim@example.org';
    // The person already has a code when a stranger's attempts begin.
    const code = await product.codeFor(email, VICTIM_NETWORK);
    const abuse = (path: string, body: unknown, count: number) =>
      repeat({ count, concurrency: 4, work: () => call(path, { body, from: ABUSER }) });
    const wrong = { ...FORM, userEmail: email, userOTP: '000000' };
    const wrongCodes = await abuse(SUBMIT, wrong, 20);
    const submission = await call(SUBMIT, { body: { ...wrong, userOTP: code }, from: VICTIM_NETWORK });
    const reference = String(submission.body.data?.reference);
    const codes = await abuse('/api/sendOtp', { email, form: 'helpRequest' }, 6);
    const statusQueries = await abuse(STATUS, { reference, userEmail: email }, 61);
    const status = await call(STATUS, { body: { reference, userEmail: email }, from: VICTIM_NETWORK });
    const secondCode = await call('/api/sendOtp', {
      body: { email, form: 'helpRequest' },
      from: VICTIM_NETWORK,
    });
    const errors: string[] = [];
    if (submission.status !== 200)
      errors.push(`the valid code returned ${submission.status} ${submission.body.msg}`);
    if (status.status !== 200) errors.push(`the status query returned ${status.status}`);
    if (secondCode.status !== 200) errors.push(`the request for another code returned ${secondCode.status}`);
    const summarize = (responses: { status: number }[]) =>
      tally(responses.map((response) => response.status));
    return {
      figures: `abuse: ${summarize(wrongCodes)} | ${summarize(codes)} | ${summarize(statusQueries)}`,
      errors,
    };
  },
};

const lockedOutStaff: Scenario = {
  name: 'an attacker locks staff out and blocks a password reset',
  withLimits: true,
  async run({ product }) {
    const email = 'staff@example.org';
    const guessPassword = (index: number) =>
      product.call('/api/auth/logIn', {
        body: { email, password: `guess ${index} of many` },
        from: `203.0.113.${index % 4}`,
      });
    const guesses = await repeat({ count: 40, concurrency: 2, work: guessPassword });
    const validSignIn = await product.call('/api/auth/logIn', {
      body: { email, password: 'demo-sahay-2026' },
      from: VICTIM_NETWORK,
    });
    const reset = (from: string) =>
      product.call('/api/auth/forgetPassword', { body: { email: 'ngo@example.org' }, from });
    await repeat({ count: 20, concurrency: 2, work: () => reset(ABUSER) });
    const ownerReset = await reset(VICTIM_NETWORK);
    // A job writes the mails. At most three are sent in half an hour; the owner can use one of those, which
    // stays valid that long.
    await waitForEmptyQueue(product, [SEND_PASSWORD_RESET]);
    const mails = await mailsTo(product, 'ngo@example.org', 'passwordReset');
    const errors: string[] = [];
    if (validSignIn.status !== 200)
      errors.push(`the right password returned ${validSignIn.status} ${validSignIn.body.msg}`);
    if (ownerReset.status !== 200)
      errors.push(`the reset request of the owner returned ${ownerReset.status}`);
    if (mails < 1 || mails > 3) errors.push(`${mails} password reset mails arrived`);
    const figures = `guesses: ${tally(guesses.map(({ status }) => status))}; ${mails} mails`;
    return { figures, errors };
  },
};

/** Returns the number of mails to the recipient, for one event if given. */
async function mailsTo({ query }: AttackedProduct, recipient: string, event?: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    'select count(*)::int from mail where recipient = $1 and event = coalesce($2, event)',
    [recipient, event ?? null],
  );
  return row!.count;
}

const globalCodeLimit: Scenario = {
  name: '104 addresses exhaust the global limit for codes',
  withLimits: true,
  fullOnly: true,
  async run({ product }) {
    const responses = await repeat({
      count: 104 * 30,
      concurrency: 16,
      work: (index) =>
        product.call('/api/sendOtp', {
          body: { email: `made-up-${index}@example.org`, form: 'helpRequest' },
          from: `10.77.${index % 104}.1`,
        }),
    });
    const person = await product.call('/api/sendOtp', {
      body: { email: 'in-need@example.org', form: 'helpRequest' },
      from: VICTIM_NETWORK,
    });
    const errors = person.status === 200 ? [] : [`another person got ${person.status}`];
    return { figures: tally(responses.map(({ status }) => status)), errors };
  },
};

const ipv6Network: Scenario = {
  name: '60 addresses of one IPv6 network request codes',
  withLimits: true,
  async run({ product }) {
    const responses = await repeat({
      count: 60,
      concurrency: 4,
      work: (index) =>
        product.call('/api/sendOtp', {
          body: { email: `v6-${index}@example.org`, form: 'helpRequest' },
          from: `2001:db8:7:7::${(index + 1).toString(16)}`,
        }),
    });
    const successes = responses.filter(({ status }) => status === 200).length;
    return {
      figures: tally(responses.map(({ status }) => status)),
      errors: successes > 30 ? [`${successes} of 60 passed`] : [],
    };
  },
};

const messageBomb: Scenario = {
  name: 'an NGO sends 100 messages to a person',
  withLimits: true,
  async run({ product, ngos }) {
    const { query, call } = product;
    const email = 'bombed@example.org';
    const [request] = await query<{ id: string }>(
      `insert into help_request (reference, user_name, user_mobile, user_email, user_address, help_description, user_city,
          district, user_help_category, user_pin, language, sent_hash, content_hash, may_mail)
        values ('SH-2222-BB', 'Kokila', '9876543210', $1, '12 Main Road', 'An operation', 'Rajkot', 'Rajkot', 'Health',
          '360001', 'en', 'bomb', 'bomb', true) returning id::text`,
      [email],
    );
    await query(
      `insert into help_offer (request_id, ngo_id, due_at) values ($1, $2, now() + interval '1 day')`,
      [...[request!.id, ngos.own]],
    );
    const token = await product.signIn('ngo@example.org', '192.0.2.9');
    const accepted = await call(`/api/helpRequest/acceptHelpRequest/${request!.id}`, { token, body: {} });
    if (accepted.status !== 200)
      throw new Error(`acceptHelpRequest: ${accepted.status} ${accepted.body.msg}`);
    const before = await mailsTo(product, email);
    const headers = { 'x-confirmation': await product.confirm(token) };
    const responses = await repeat({
      count: 100,
      concurrency: 4,
      work: (index) =>
        call(`/api/helpRequest/sendMessageToPerson/${request!.id}`, {
          token,
          headers,
          body: { message: `Message ${index}` },
          from: '192.0.2.9',
        }),
    });
    const mails = (await mailsTo(product, email)) - before;
    const successes = responses.filter(({ status }) => status === 200).length;
    const errors: string[] = [];
    if (successes > 20) errors.push(`${successes} messages passed`);
    if (mails > 2) errors.push(`${mails} mails`);
    return { figures: `${tally(responses.map(({ status }) => status))}; ${mails} mails`, errors };
  },
};

const mailRelay: Scenario = {
  name: 'a stolen session of an NGO mails its own words to strangers',
  async run({ product }) {
    const { query, call, confirm } = product;
    const token = await product.signIn('ngo@example.org');
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const form = {
      title: 'Sign in at evil.example',
      description: 'We test eyes.',
      category: 'health',
      city: 'Rajkot',
      venue: 'evil.example',
      startsAt: `${at(20)}T09:00`,
      endsAt: `${at(20)}T14:00`,
      capacity: 1000,
    };
    // The owner of the session has typed the password, which the message and the change are sent without and with.
    const headers = { 'x-confirmation': await confirm(token) };
    const added = await call('/api/event/addNewEvent', { token, body: form, headers });
    const eventId = String(added.body.data?.['_id']);
    await call(`/api/event/publishEvent/${eventId}`, { token, body: {}, headers });
    const strangers = Array.from({ length: 25 }, (_, index) => `relayed${index}@example.org`);
    const registered = await repeat({
      count: strangers.length,
      concurrency: 2,
      work: (index) =>
        call('/api/event/addRegisterUser', {
          token,
          headers,
          body: { eventId, name: 'X', mobile: '9812345678', email: strangers[index], partySize: '1' },
        }),
    });
    const message = { eventId, audience: 'all', subject: 'Account notice', text: 'https://evil.example' };
    const send = async (confirmed?: Record<string, string>) =>
      (await call('/api/event/mailRegisterUser', { token, body: message, headers: confirmed })).status;
    const statuses = [await send(), await send(headers)];
    const moved = { ...form, venue: 'evil.example/logIn' };
    await call(`/api/event/editEvent/${eventId}`, { token, body: moved, headers });
    await call(`/api/event/cancelEvent/${eventId}`, { token, body: { reason: 'Pay at evil.example' } });
    const mails = await query<{ event: string; subject: string }>(
      `select event, subject from mail where recipient like 'relayed%'`,
    );
    const errors: string[] = [];
    if (registered.some(({ status }) => status !== 200)) errors.push('the strangers could not be registered');
    if (statuses.includes(200)) errors.push('the message was accepted');
    if (mails.length > strangers.length)
      errors.push(`${mails.length} mails to ${strangers.length} strangers`);
    if (mails.some(({ event }) => event !== 'eventAdded')) errors.push('mails besides the neutral one');
    if (mails.some(({ subject }) => /evil|notice/i.test(subject))) errors.push('a subject in its words');
    return { figures: `message: ${statuses.join(', ')}; ${mails.length} mails`, errors };
  },
};

/** What limits must prevent, and what nobody must be able to do by means of them. */
export const LIMIT_SCENARIOS: Scenario[] = [
  lockedOutPerson,
  lockedOutStaff,
  ipv6Network,
  messageBomb,
  mailRelay,
  globalCodeLimit,
];
