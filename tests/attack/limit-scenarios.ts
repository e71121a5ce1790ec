import type { AttackedProduct } from './attacked-product.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

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
      repeat({ count, atOnce: 4, work: () => call(path, { body, from: ABUSER }) });
    const wrong = { ...FORM, userEmail: email, userOTP: '000000' };
    const bad = await abuse(SUBMIT, wrong, 20);
    const asked = await call(SUBMIT, { body: { ...wrong, userOTP: code }, from: VICTIM_NETWORK });
    const reference = String(asked.body.data?.reference);
    const codes = await abuse('/api/sendOtp', { email, form: 'helpRequest' }, 6);
    const questions = await abuse(STATUS, { reference, userEmail: email }, 61);
    const status = await call(STATUS, { body: { reference, userEmail: email }, from: VICTIM_NETWORK });
    const another = await call('/api/sendOtp', {
      body: { email, form: 'helpRequest' },
      from: VICTIM_NETWORK,
    });
    const errors: string[] = [];
    if (asked.status !== 200) errors.push(`the valid code returned ${asked.status} ${asked.body.msg}`);
    if (status.status !== 200) errors.push(`the status query returned ${status.status}`);
    if (another.status !== 200) errors.push(`the request for another code returned ${another.status}`);
    const of = (answers: { status: number }[]) => tally(answers.map((answer) => answer.status));
    return { figures: `abuse: ${of(bad)} | ${of(codes)} | ${of(questions)}`, errors };
  },
};

const lockedOutStaff: Scenario = {
  name: 'an attacker locks staff out and blocks a password reset',
  withLimits: true,
  async run({ product }) {
    const email = 'staff@example.org';
    const guess = (at: number) =>
      product.call('/api/auth/logIn', {
        body: { email, password: `guess ${at} of many` },
        from: `203.0.113.${at % 4}`,
      });
    const guesses = await repeat({ count: 40, atOnce: 2, work: guess });
    const right = await product.call('/api/auth/logIn', {
      body: { email, password: 'demo-sahay-2026' },
      from: VICTIM_NETWORK,
    });
    const reset = (from: string) =>
      product.call('/api/auth/forgetPassword', { body: { email: 'ngo@example.org' }, from });
    await repeat({ count: 20, atOnce: 2, work: () => reset(ABUSER) });
    const asked = await reset(VICTIM_NETWORK);
    // A job writes the mails. At most three are sent in half an hour; the owner can use one of those, which
    // stays valid that long.
    let mails = 0;
    for (let wait = 0; wait < 40 && mails < 3; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      mails = await mailsTo(product, 'ngo@example.org', 'passwordReset');
    }
    const errors: string[] = [];
    if (right.status !== 200) errors.push(`the right password returned ${right.status} ${right.body.msg}`);
    if (asked.status !== 200) errors.push(`the reset request of the owner returned ${asked.status}`);
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

const everybodysCap: Scenario = {
  name: '104 addresses exhaust the global limit for codes',
  withLimits: true,
  onlyWhole: true,
  async run({ product }) {
    const answers = await repeat({
      count: 104 * 30,
      atOnce: 16,
      work: (at) =>
        product.call('/api/sendOtp', {
          body: { email: `made-up-${at}@example.org`, form: 'helpRequest' },
          from: `10.77.${at % 104}.1`,
        }),
    });
    const person = await product.call('/api/sendOtp', {
      body: { email: 'in-need@example.org', form: 'helpRequest' },
      from: VICTIM_NETWORK,
    });
    const errors = person.status === 200 ? [] : [`another person got ${person.status}`];
    return { figures: tally(answers.map(({ status }) => status)), errors };
  },
};

const oneNetwork: Scenario = {
  name: '60 addresses of one IPv6 network request codes',
  withLimits: true,
  async run({ product }) {
    const answers = await repeat({
      count: 60,
      atOnce: 4,
      work: (at) =>
        product.call('/api/sendOtp', {
          body: { email: `v6-${at}@example.org`, form: 'helpRequest' },
          from: `2001:db8:7:7::${(at + 1).toString(16)}`,
        }),
    });
    const passed = answers.filter(({ status }) => status === 200).length;
    return {
      figures: tally(answers.map(({ status }) => status)),
      errors: passed > 30 ? [`${passed} of 60 passed`] : [],
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
    const answers = await repeat({
      count: 100,
      atOnce: 4,
      work: (at) =>
        call(`/api/helpRequest/sendMessageToPerson/${request!.id}`, {
          token,
          body: { message: `Message ${at}` },
          from: '192.0.2.9',
        }),
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const mails = (await mailsTo(product, email)) - before;
    const passed = answers.filter(({ status }) => status === 200).length;
    const errors: string[] = [];
    if (passed > 20) errors.push(`${passed} messages passed`);
    if (mails > 2) errors.push(`${mails} mails`);
    return { figures: `${tally(answers.map(({ status }) => status))}; ${mails} mails`, errors };
  },
};

/** What limits must prevent, and what nobody must be able to do by means of them. */
export const LIMIT_SCENARIOS: Scenario[] = [
  lockedOutPerson,
  lockedOutStaff,
  oneNetwork,
  messageBomb,
  everybodysCap,
];
