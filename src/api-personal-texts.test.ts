import { beforeAll, expect, test } from 'vitest';
import { PEOPLE_A_DAY } from '#src/features/audit/personal-data/looks.values.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { saveRow } from '../tests/support/decoys.ts';
import { endpoints, isAllowed, type Endpoint } from '../tests/support/endpoints.ts';
import { testApp } from '../tests/support/test-app.ts';

// With the budget of the day used up, no response shows a number that somebody wrote into a text about a person.
const app = await testApp();
const { call, pool, signedIn } = app;
const { savedEvent, register } = eventTesting(app);
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);
const { saved, clearNgos, offerTo } = helpTesting(app);
const { added, register: registerForScheme } = schemeTesting(app);

/** The tables with what people wrote, or what others wrote about them. */
const TABLES = [
  'donation',
  'donation_receipt',
  'event_registration',
  'feedback',
  'help_message',
  'help_offer',
  'help_request',
  'mail',
  'scheme_registration',
  'volunteer',
  'volunteer_certificate',
];
/** Columns that no person fills in freely, with the reason. */
const NO_TEXTS: Record<string, string> = {
  'donation.cheque_number': 'the NGO compares it with its bank',
  'donation.gateway_order_id': 'from the gateway',
  'donation.gateway_payment_id': 'from the gateway',
  'donation.utr': 'the NGO compares it with its bank',
  'donation.donor_id': 'sealed',
  'donation_receipt.content': 'sealed',
  'help_request.user_city': 'a town of the list',
  'help_request.district': 'a district of the list',
  'help_request.searched': 'derived',
  'feedback.searched': 'derived',
  'volunteer_certificate.initials': 'derived',
  'mail.event': 'the name of an occasion',
  'mail.subject': 'written by us',
};

/** A paper about one person says the name, whatever it is. */
const PAPERS = new Set(['GET /api/volunteer/getCertificateFile/{id}']);

const ids: string[] = [];
let ngoId: string;
let eventId: string;
let schemeId: string;
const planted = new Map<string, string>();
const tokens = { verified: '', staff: '' };

beforeAll(async () => {
  await clearNgos();
  ngoId = await savedGivingNgo();
  const member = await signedIn({ role: 'ngo', ngoId });
  const staff = await signedIn({ role: 'staff' });
  Object.assign(tokens, { verified: member.token, staff: staff.token });
  eventId = await savedEvent(ngoId);
  await register(eventId);
  schemeId = await added(member.token);
  await registerForScheme(schemeId);
  await pool.query('update scheme_registration set confirmed_at = now()');
  const { _id: volunteer } = await savedVolunteer(ngoId, { isAdult: false });
  const { _id: other } = await savedVolunteer(ngoId);
  const shiftId = await savedShift(ngoId);
  await savedPlace({ shiftId, volunteerId: volunteer });
  const certificate = {
    ngo_id: ngoId,
    volunteer_id: volunteer,
    number: randomReference('VC'),
    name: 'Kokila Patel',
  };
  const period = { period_from: '2026-01-01', period_to: '2026-02-01', minutes: 60, language: 'en' } as const;
  await saveRow(pool, {
    table: 'volunteer_certificate',
    row: { ...certificate, ...period, initials: 'K P', issued_at: new Date() },
  });
  for (const status of ['received', 'refused', 'claimed', 'cancelled'] as const)
    ids.push((await savedDonation({ ngoId, status })).id);
  for (const email of ['kokila@example.org', undefined])
    await call('POST', 'feedback/addFeedback', {
      body: { rating: 3, message: 'Thank you', name: 'K', email },
    });
  const { id: request } = await saved();
  await offerTo(ngoId, request, { status: 'sent' });
  const written = { request_id: request, ngo_id: ngoId, by_person: true, text: 'Thank you' };
  await saveRow(pool, { table: 'help_message', row: { ...written, created_at: new Date() } });
  await pool.query(
    `insert into mail (event, recipient, subject, html, body, status, tries, last_error)
      values ('code', 'far@example.org', 'Your code', '', '', 'given up', 15, 'No such host')`,
  );
  const { rows } = await pool.query<{ id: string }>('select id::text from feedback');
  ids.push(volunteer, other, shiftId, request, ...rows.map(({ id }) => id));
  for (const table of TABLES) await plantIn(table);
  for (const [accountId, kind] of [
    [member.id, 'helpRequest'],
    [staff.id, 'helpRequest'],
  ])
    await pool.query(
      `insert into personal_data_look (account_id, day, kind, record_id)
        select $1, (now() at time zone 'Asia/Kolkata')::date, $2, 1000000 + n from generate_series(1, $3::int) n`,
      [accountId, kind, PEOPLE_A_DAY],
    );
});

/** Writes a number of its own into every text column of a table that takes one, in a sentence, alone, or in an address. */
async function plantIn(table: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and data_type = 'text' and column_name !~ '_hash$|_key$|^sealed$'`,
    [table],
  );
  for (const { name } of rows) {
    const column = `${table}.${name}`;
    const number = String(9_879_010_000 + planted.size);
    if (column in NO_TEXTS) continue;
    const addresses = [`<p${number}@example.org> is unknown`, `p${number}@example.org`];
    // Mail servers name addresses, and their numbers are no phone numbers.
    const texts = table === 'mail' ? addresses : [`Call my son: ${number}`, number, ...addresses];
    for (const text of texts) {
      // A check, or that the value is unique, refuses it.
      const done = await pool.query(`update ${table} set ${name} = $1`, [text]).catch(() => undefined);
      if (done === undefined) continue;
      planted.set(number, column);
      break;
    }
  }
}

/** Returns the paths of an endpoint with every id that fits. */
function pathsOf({ path }: Endpoint): string[] {
  const query = new URLSearchParams({ eventId, pageSize: '100', box: 'all', year: '2026-27', q: '' });
  const known = path
    .replace(/^\/api\//, '')
    .replace('{eventId}', eventId)
    .replace('{schemeId}', schemeId)
    .replace('{ngoId}', ngoId);
  const filled = known.includes('{id}') ? ids.map((id) => known.replace('{id}', id)) : [known];
  return filled.map((one) => `${one}?${query}`);
}

test.each(['verified', 'staff'] as const)(
  'above the budget, no response to %s shows a number from a text about people',
  async (caller) => {
    const shown = new Set<string>();
    let rows = 0;
    for (const endpoint of endpoints) {
      if (endpoint.method !== 'GET' || !isAllowed(endpoint, caller) || isAllowed(endpoint, 'visitor'))
        continue;
      if (PAPERS.has(endpoint.name)) continue;
      for (const path of pathsOf(endpoint)) {
        const { status, body } = await call<unknown>('GET', path, { token: tokens[caller] });
        expect(status, path).toBeLessThan(500);
        const text = JSON.stringify(body);
        if (text.includes('kokila') || text.includes('hidden')) rows++;
        for (const [number, column] of planted)
          if (text.includes(number)) shown.add(`${endpoint.name}: ${column}`);
      }
    }
    expect([...shown].sort(), 'show the rows with showPeople').toEqual([]);
    expect(rows).toBeGreaterThan(3);
  },
);

test('the columns that people fill in are planted', () => {
  const columns = [...planted.values()];
  expect(columns).toEqual(
    expect.arrayContaining([
      'event_registration.answer',
      'feedback.message',
      'volunteer.other_skills',
      'volunteer.note',
      'scheme_registration.note',
      'donation.refuse_reason',
      'help_request.help_description',
      'mail.last_error',
    ]),
  );
});
