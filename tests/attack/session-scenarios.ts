import { dayIn } from '../support/days.ts';
import { readOwnForm } from './own-form.ts';
import { tally, type Scenario } from './scenario.ts';

const NGO_USER = 'ngo@example.org';
const UPI_ID = 'drishti.trust@okaxis';

type Call = [path: string, body?: object];
type Thief = { name: string; email: string; ngoRole?: 'member' | 'manager'; calls: Call[] };

const PIN: Call = [
  'helpRequest/renewHelpPin/1',
  { language: 'en', hasConsent: true, consentVersion: '2026-11' },
];
const CONSENT: Call = ['helpRequest/withdrawHelpConsent/1', {}];
/** In a loop, it keeps the owner out. */
const SESSIONS: Call = ['auth/endOtherSessions', {}];
const MESSAGE: Call = ['event/mailRegisterUser', { eventId: '1', audience: 'all', subject: 'a', text: 'b' }];
const DONATIONS: Call = ['donation/exportDonation'];
/**
 * What mails the words of an NGO to somebody outside, takes from somebody what is theirs, or is public at
 * once.
 */
const OUTSIDE: Call[] = [
  ['volunteer/decideVolunteer/1', { decision: 'declined', sentence: 'You are of no use.' }],
  ['volunteer/removeFromShift', { shiftId: '1', volunteerId: '1' }],
  ['donation/refuseDonation/1', { reason: 'Not there' }],
  ['donation/addPurpose', { title: 'Cows' }],
  ['donation/editPurpose/1', { title: 'CLOSED: bring cash' }],
  ['volunteer/addShift', { title: 'Nobody comes' }],
  ['helpRequest/sendMessageToPerson/1', { message: 'Come alone tonight' }],
  ['helpRequest/declineHelpRequest/1', { reason: 'Nobody will help you' }],
  ['helpRequest/resolveHelpRequest/1', { outcome: 'helped' }],
  ['helpRequest/setHelpCapacity', { until: dayIn(300) }],
  ['event/addRegisterUser', { eventId: '1', name: 'X', mobile: '9812345678', partySize: '10' }],
  ['donation/closePurpose/1'],
];

/** What lasts, or moves money, calls or names, by whose session was stolen. */
const THIEVES: Thief[] = [
  {
    name: 'member',
    email: NGO_USER,
    ngoRole: 'member',
    calls: [PIN, CONSENT, SESSIONS, MESSAGE, DONATIONS, ...OUTSIDE],
  },
  {
    name: 'manager',
    email: NGO_USER,
    ngoRole: 'manager',
    calls: [
      ...[PIN, CONSENT, SESSIONS, MESSAGE, DONATIONS, ...OUTSIDE],
      ['donation/addBankDetail', {}],
      ['donation/saveGatewayAccount', {}],
      ['ngo/withdrawNgoConsent', {}],
    ],
  },
  {
    name: 'staff',
    email: 'staff@example.org',
    calls: [
      ...[PIN, CONSENT, SESSIONS],
      ['ngo/decideClaim/1', { accepted: true }],
      ['ngo/verifyNgo/1', { revision: 1, decisions: 0 }],
      ['ngo/suspendNgo/1', { reason: 'None' }],
      ['helpRequest/closeHelpRequest/1', { reason: 'None' }],
      ['helpRequest/mergeHelpRequest/1', { intoReference: 'SH-2222-22' }],
    ],
  },
  {
    name: 'admin',
    email: 'admin@example.org',
    calls: [['ngo/deleteNgo/1', {}], ['ngo/restoreNgo/1', {}], ['auth/disableAccount/1', {}], SESSIONS],
  },
];

const lastingChanges: Scenario = {
  name: 'stolen sessions do without the password what lasts',
  async run({ product }) {
    const errors: string[] = [];
    let count = 0;
    for (const { name, email, ngoRole, calls } of THIEVES) {
      if (ngoRole) await product.query('update account set ngo_role = $2 where email = $1', [email, ngoRole]);
      const token = await product.signIn(email);
      for (const [path, sent] of calls) {
        count++;
        const { status, body } = await product.call(`/api/${path}`, { token, body: sent });
        const isAsked = status === 403 && body.data?.['confirm'] === true;
        if (!isAsked) errors.push(`${name}: ${path} ${status} ${body.msg}`);
      }
    }
    return { figures: `${count} calls`, errors };
  },
};

const TOLD_BY_SCHEME = ['schemeName', 'description', 'benefit', 'howToApply', 'office'];
const TOLD_BY_PAGE = { mission: 'Closed', missionGu: 'બંધ છે', descriptionHi: 'बंद है', services: 'Nothing' };
const ELSEWHERE = ['venue', 'venueGu', 'venueHi', 'address', 'title', 'titleGu', 'titleHi'];

const ledElsewhere: Scenario = {
  name: 'a stolen session leads people elsewhere, in one of the languages',
  async run({ product, ngos }) {
    const { call, query } = product;
    const token = await product.signIn(NGO_USER);
    const [event] = await query<{ id: string }>(
      `select id::text as id from event where ngo_id = $1 and status = 'published' and starts_at > now() limit 1`,
      [ngos.own],
    );
    const [scheme] = await query<{ id: string }>(
      'select id::text as id from scheme where ngo_id = $1 and deleted_at is null limit 1',
      [ngos.own],
    );
    if (!event || !scheme) throw new Error('The demonstration has no event and scheme to attack');
    const saved = (await call(`/api/event/getEventOfNgo/${event.id}`, { token })).body.data;
    const texts = (await call(`/api/scheme/getOwnSchemeById/${scheme.id}`, { token })).body.data;
    const page = await readOwnForm(product, token);
    const office = 'બસ સ્ટેન્ડ પાછળનું ગોદામ';
    const changes: [path: string, body: object][] = [
      ...ELSEWHERE.map((field): [string, object] => [
        `event/editEvent/${event.id}`,
        { ...saved, [field]: 'ગોદામ' },
      ]),
      ...TOLD_BY_SCHEME.map((field): [string, object] => [
        `scheme/updateScheme/${scheme.id}`,
        { ...texts, needs: [], [field]: 'CLOSED: bring 500 rupees in cash to the tea stall' },
      ]),
      [`scheme/updateScheme/${scheme.id}`, { ...texts, needs: [], translations: { gu: { office } } }],
      ['scheme/addNewScheme', { ...texts, needs: [] }],
      ...Object.entries(TOLD_BY_PAGE).map(([field, text]): [string, object] => [
        'ngo/updateNgo',
        { ...page, [field]: text },
      ]),
    ];
    const answers: number[] = [];
    const errors: string[] = [];
    for (const [path, body] of changes) {
      const answer = await call(`/api/${path}`, { token, body });
      answers.push(answer.status);
      if (answer.status !== 403 || answer.body.data?.['confirm'] !== true)
        errors.push(`${path}: ${answer.status} ${answer.body.msg}`);
    }
    return { figures: tally(answers), errors };
  },
};

/** Also with the password, because a thief may have that too: donors would pay past the 48 hours. */
const paymentDetailsInTexts: Scenario = {
  name: 'a stolen session writes payment details into texts',
  async run({ product, ngos }) {
    const token = await product.signIn(NGO_USER);
    const headers = { 'x-confirmation': await product.confirm(token) };
    const form = await readOwnForm(product, token);
    const texts: [string, Record<string, unknown>][] = [
      ['ngo/updateNgo', { ...form, description: `Until then please pay to ${UPI_ID}` }],
      ['donation/addPurpose', { title: `Urgent: ${UPI_ID}`, description: 'The code fails', goal: '5000' }],
      ['donation/addPurpose', { title: 'Urgent', description: 'A/c 123456789012, IFSC SBIN0000300' }],
      ['donation/saveDonationSetting', { thankYou: `Your payment failed. Send it to ${UPI_ID}` }],
      ['donation/refuseDonation/1', { reason: `Pay again to ${UPI_ID}` }],
      ['event/cancelEvent/1', { reason: 'Pay by https://rzp.io/l/drishti' }],
    ];
    const errors: string[] = [];
    const statuses: number[] = [];
    for (const [path, body] of texts) {
      const { status } = await product.call(`/api/${path}`, { token, body, headers });
      statuses.push(status);
      if (status !== 400 && status !== 422) errors.push(`${path}: ${status}`);
    }
    const page = await product.call(`/api/ngo/getNgoById/${ngos.own}`);
    if (JSON.stringify(page.body).includes(UPI_ID)) errors.push('the page names the UPI id');
    return { figures: tally(statuses), errors };
  },
};

const TAKEN = ['PM CARES Fund', 'Sahay', 'Sahay Support (sahay.in)'];
const PHONE = '9898989898';

const newNames: Scenario = {
  name: 'a checked NGO shows at once the name of somebody else, or the phone of a thief',
  async run({ product, ngos }) {
    const token = await product.signIn(NGO_USER);
    const headers = { 'x-confirmation': await product.confirm(token) };
    const [other] = await product.query<{ name: string }>('select name from ngo where id = $1', [ngos.other]);
    const names = [...TAKEN, other?.name ?? ''];
    const changes = names.flatMap((name) => [{ name }, { nameGu: name }, { nameHi: name }]);
    const answers: string[] = [];
    for (const change of [...changes, { phone: PHONE }]) {
      const sent = { ...(await readOwnForm(product, token)), ...change };
      const { status, body } = await product.call('/api/ngo/updateNgo', {
        token,
        headers,
        body: sent,
      });
      answers.push(status === 200 ? 'waits' : `${status} ${JSON.stringify(body['errors'] ?? body.msg)}`);
    }
    const { body } = await product.call(`/api/ngo/getNgoById/${ngos.own}`);
    const page = JSON.stringify(body);
    const shown = [...names, PHONE].filter((text) => page.includes(`"${text}"`));
    return {
      figures: [...new Set(answers)].join(', '),
      errors: [
        ...shown.map((text) => `the page says ${text}`),
        ...(answers.includes('waits') ? [] : ['nothing was tried']),
      ],
    };
  },
};

/** Attacks with the session of somebody else. */
export const SESSION_SCENARIOS: Scenario[] = [lastingChanges, ledElsewhere, paymentDetailsInTexts, newNames];
