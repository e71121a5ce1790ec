import { beforeAll, expect, test } from 'vitest';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { VIEWS_A_DAY } from '#src/features/help-request/show-contact.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { PEOPLE_A_DAY, type RecordKind } from './looks.values.ts';

// What somebody can read who has the token of a session, but not the password: what is left of the day’s budget.
const app = await testApp();
const { call, pool, signedIn } = app;
const { savedEvent, partyOf, register } = eventTesting(app);
const { savedGivingNgo, savedDonation } = donationTesting(app);
const { savedVolunteer } = volunteerTesting(app);
const { saved, clearNgos } = helpTesting(app);

type Stolen = 'member' | 'manager' | 'staff' | 'admin';
const PEOPLE_OF_EACH_KIND = 6;
const LEFT = 4;

function stolenSession(caller: Stolen, ngoId: string) {
  if (caller === 'staff' || caller === 'admin') return signedIn({ role: caller });
  return signedIn({ role: 'ngo', ngoId, ngoRole: caller });
}

/** Lets the account have looked at all people of the day but some. */
const leave = (accountId: string, { kind, looks }: { kind: RecordKind; looks: number }) =>
  pool.query(
    `insert into personal_data_look (account_id, day, kind, record_id)
      select $1, (now() at time zone 'Asia/Kolkata')::date, $2, 1000000 + n from generate_series(1, $3::int) n`,
    [accountId, kind, looks],
  );

let ngoId: string;
let eventId: string;
let donations: string[];
let requests: string[];
const mobiles = new Set<string>();
const newMobile = () => {
  const mobile = String(9_700_000_001 + mobiles.size);
  mobiles.add(mobile);
  return mobile;
};
beforeAll(async () => {
  await clearNgos();
  ngoId = await savedGivingNgo();
  eventId = await savedEvent(ngoId, { capacity: 50 });
  donations = [];
  requests = [];
  for (let turn = 0; turn < PEOPLE_OF_EACH_KIND; turn++) {
    await register(eventId, partyOf({ mobile: newMobile() }));
    await savedVolunteer(ngoId, { mobile: newMobile() });
    const gift = { ngoId, status: 'received', donorMobile: newMobile() } as const;
    donations.push((await savedDonation(gift)).id);
    requests.push((await saved({ userMobile: newMobile() })).id);
  }
});
/** Returns how many people's numbers stand in the responses to these calls. */
async function seen(token: string, calls: readonly (readonly ['GET' | 'POST', string])[]): Promise<number> {
  const found = new Set<string>();
  for (const [method, path] of calls) {
    const { body } = await call<unknown>(method, path, { token });
    const text = JSON.stringify(body);
    for (const mobile of mobiles) if (text.includes(mobile)) found.add(mobile);
  }
  return found.size;
}
const files = () =>
  ['event/exportRegisterUser/', 'donation/exportDonation?', 'volunteer/exportVolunteer?'].map(
    (path) => ['GET', path.endsWith('/') ? path + eventId : path] as const,
  );

test.each(['member', 'manager'] as const)(
  'a stolen session of a %s reads few of the people of its NGO',
  async (caller) => {
    const { id, token } = await stolenSession(caller, ngoId);
    const lists = [
      `event/getAllRegisterUserByEventId?eventId=${eventId}`,
      'donation/getAllDonationByNgoId',
      ...donations.map((donation) => `donation/getDonationOfNgo/${donation}`),
      'volunteer/getAllVolunteer',
      'donation/getYearlyStatement',
    ].map((path) => ['GET', path] as const);
    await leave(id, { kind: 'donation', looks: PEOPLE_A_DAY - LEFT });
    expect(await seen(token, [...lists, ...files(), ...lists])).toBe(LEFT);
    const { rows } = await pool.query(`select 1 from audit_entry where account_id = $1`, [id]);
    expect(rows.length).toBeGreaterThan(0);
  },
);

test.each(['staff', 'admin'] as const)(
  'a stolen session of %s reads few of those who asked for help',
  async (caller) => {
    const { id, token } = await stolenSession(caller, ngoId);
    await leave(id, { kind: 'helpRequest', looks: VIEWS_A_DAY - LEFT });
    const contacts = requests.map(
      (request) => ['POST', `helpRequest/seeContactForStaff/${request}`] as const,
    );
    const details = requests.map(
      (request) => ['GET', `helpRequest/getHelpRequestForStaff/${request}`] as const,
    );
    expect(await seen(token, [...contacts, ...details, ...contacts])).toBe(LEFT);
    const { rows } = await pool.query(
      `select 1 from audit_entry where account_id = $1 and action = 'seeHelpContact'`,
      [id],
    );
    expect(rows).toHaveLength(LEFT);
  },
);
