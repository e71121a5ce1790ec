import { describe, expect, test } from 'vitest';
import { document, endpoints, isAllowed, type Endpoint } from '../tests/support/endpoints.ts';
import { sampleValue } from '../tests/support/sample-value.ts';
import { savedNgo } from '../tests/support/saved-ngo.ts';
import { testApp } from '../tests/support/test-app.ts';
import { NOT_SHOWN } from './server/api/api-text.server.ts';

const { call, callConfirmed, db, pool, signedIn } = await testApp();

const WORDS = 'Call 98765 43210 or see https://thief.example.com/x';
const FROZEN = /Until our team has spoken with you, you can only write/;

type Written = Endpoint & { body: unknown; places: string[][] };
/** Every endpoint that a user of an NGO may call with texts, with a body whose every text holds new contact details. */
const withTexts = endpoints.flatMap((endpoint): Written[] => {
  const { path, method, rules } = endpoint;
  const isOfNgo = isAllowed(endpoint, 'verified') && rules?.access !== 'public';
  const schema =
    document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  if (!isOfNgo || !schema) return [];
  const body = sampleValue({ schema, id: '1', text: WORDS });
  const places = placesOf(body, []).filter((place) => !place.some((name) => NOT_SHOWN.has(name)));
  return places.length > 0 ? [{ ...endpoint, body, places }] : [];
});

/** Returns the places of the texts in a body, such as `['translations', 'gu', 'office']`. */
function placesOf(value: unknown, place: string[]): string[][] {
  if (value === WORDS) return [place];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...place, name]));
}

function isOpen({ rules }: Endpoint, place: string[]): boolean {
  return [...(rules?.paymentDetailsIn ?? []), ...(rules?.contactsIn ?? [])].some((name) =>
    place.includes(name),
  );
}

const guarded = withTexts.filter(
  (endpoint) => !endpoint.rules?.guardsContacts && endpoint.places.some((place) => !isOpen(endpoint, place)),
);

describe('new contact details in what a user of an NGO writes', () => {
  test.each(guarded)(
    '$name takes none while changes are frozen, and asks for the password before',
    async (endpoint) => {
      const ngoId = await savedNgo(db);
      const { token } = await signedIn({ role: 'ngo', ngoId });
      const path = endpoint.path
        .replace(/^\/api\//, '')
        .replace(/\{kind\}/, 'bank')
        .replace(/\{[^}]+\}/g, ngoId);
      const { body, method } = endpoint;
      expect(
        endpoint.rules?.confirm,
        'give it `confirm`, or say in `contactsIn` why it is open',
      ).toBeTruthy();
      const isAlwaysAsked = endpoint.rules?.confirm === true;
      if (!isAlwaysAsked)
        expect(await call(method, path, { token, body })).toMatchObject({
          status: 403,
          body: { data: { confirm: true } },
        });
      await pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
      const { status, body: answer } = await callConfirmed<{ msg: string }>(method, path, { token, body });
      expect([status, answer.msg]).toEqual([409, expect.stringMatching(FROZEN)]);
    },
  );

  test('are free where only the NGO reads them, in the words of other people, and in numbers of other kinds', () => {
    const open = withTexts.flatMap((endpoint) =>
      endpoint.places
        .filter((place) => isOpen(endpoint, place))
        .map((place) => `${endpoint.name.replace('POST /api/', '')} ${place.join('.')}`),
    );
    expect(open).toEqual([
      ...[
        'userName',
        'userAddress',
        'helpDescription',
        'userCity',
        'userHelpCategory',
        'userPin',
        'safeContact',
      ].map((field) => `helpRequest/fileHelpRequest ${field}`),
      'helpRequest/fileHelpRequest consentVersion',
      'scheme/updateRegistration/{id} note',
      'event/addRegisterUser name',
      'event/addRegisterUser partySize',
      'event/addRegisterUser answer',
      'event/checkIn/{eventId} checkIns.0.at',
      'volunteer/noteVolunteer/{id} note',
      'volunteer/confirmHours hours.0.hours',
      'donation/saveStatementLayout headings.0',
      'donation/recordRefund/{id} refunded',
      'donation/addDonationByHand amount',
      'donation/refundDonation/{id} amount',
      ...['addBankDetail', 'editBankDetail/{id}'].flatMap((name) =>
        ['accountNumber', 'accountNumberAgain', 'ifsc'].map((field) => `donation/${name} ${field}`),
      ),
    ]);
  });

  test('are compared by the service where texts stay public: new-contacts.test.ts writes into each', () => {
    const byService = endpoints.filter(({ rules }) => rules?.guardsContacts).map(({ name }) => name);
    expect(byService).toEqual([
      'POST /api/ngo/updateNgo',
      'POST /api/ngo/updateNgoPhoto/{id}',
      'POST /api/scheme/addNewScheme',
      'POST /api/scheme/updateScheme/{id}',
      'POST /api/event/addNewEvent',
      'POST /api/event/editEvent/{id}',
      'POST /api/event/cancelEvent/{id}',
      'POST /api/volunteer/addShift',
      'POST /api/volunteer/editShift/{id}',
      'POST /api/donation/addPurpose',
      'POST /api/donation/editPurpose/{id}',
      'POST /api/donation/saveDonationSetting',
    ]);
  });
});
