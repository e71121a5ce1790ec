import { beforeEach, describe, expect, test } from 'vitest';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  certificate,
  checkedCertificate,
  type Certificate,
  type CheckedCertificate,
} from './certificates.contract.ts';
import { MAIL_CERTIFICATE } from './certificates.service.server.ts';
import { dayIn } from '../../../../tests/support/days.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, signedIn, runJobs } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace } = volunteerTesting(app);

const HOURS_A_DAY = 24;
/** The days of the two shifts that every volunteer of these tests worked in. */
const FIRST = dayIn(-20);
const LAST = dayIn(-10);
type Body<Data> = {
  success: boolean;
  msg: string;
  data: Data;
  total: number;
  errors?: Record<string, string>;
};

let ngoId: string;
let token: string;
let volunteer: Awaited<ReturnType<typeof savedVolunteer>>;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  volunteer = await workedVolunteer();
});

/** Saves a volunteer with 605 confirmed minutes, and a shift that is not confirmed. */
async function workedVolunteer(input: Parameters<typeof savedVolunteer>[1] = {}) {
  const saved = await savedVolunteer(ngoId, input);
  for (const [days, minutes] of [
    [-20, 365],
    [-10, 240],
    [-5, undefined],
  ] as const) {
    const shiftId = await savedShift(ngoId, { startsInHours: days * HOURS_A_DAY });
    await savedPlace({ shiftId, volunteerId: saved._id, ...(minutes !== undefined && { minutes }) });
  }
  return saved;
}
const issue = (input: object = {}, by = token) =>
  callConfirmed<Body<Certificate>>('POST', 'volunteer/issueCertificate', {
    token: by,
    body: { volunteerId: volunteer._id, hours: '10', periodFrom: FIRST, periodTo: LAST, ...input },
  });
const list = async (query = '', by = token) =>
  (await call<Body<Certificate[]>>('GET', `volunteer/getAllCertificate?${query}`, { token: by })).body;
const check = (number: string, options: { address?: string } = {}) =>
  call<Body<CheckedCertificate>>('GET', `volunteer/checkCertificate/${encodeURIComponent(number)}`, options);
const withdraw = (id: string, reason = 'Wrong person', by = token) =>
  callConfirmed<Body<Certificate>>('POST', `volunteer/withdrawCertificate/${id}`, {
    token: by,
    body: { reason },
  });
const otherToken = async () => (await signedIn({ role: 'ngo', ngoId: await savedNgo() })).token;
const fileOf = (body: unknown) => readPdf(Buffer.from(body as string, 'base64'));

/** Reads the PDF that was mailed to an address. */
async function mailedPdf(email: string) {
  await runJobs(MAIL_CERTIFICATE);
  const mails = (await app.mailsTo(email)).filter(({ event }) => event === 'volunteerCertificate');
  expect(mails).toHaveLength(1);
  const { body: text, attachments } = mails[0]!;
  return { text, filename: attachments[0]!.filename, ...fileOf(attachments[0]!.base64) };
}

describe('issuing', () => {
  test('proposes the confirmed minutes and the days of the shifts, in all shifts or in a period', async () => {
    const propose = async (query = '') =>
      (await call<Body<object>>('GET', `volunteer/proposeCertificate/${volunteer._id}?${query}`, { token }))
        .body.data;
    expect(await propose()).toEqual({ minutes: 605, periodFrom: FIRST, periodTo: LAST });
    expect(await propose(`periodFrom=${dayIn(-12)}`)).toEqual({
      minutes: 240,
      periodFrom: LAST,
      periodTo: LAST,
    });
    expect(await propose(`periodTo=${dayIn(-30)}`)).toEqual({ minutes: 0, periodFrom: null, periodTo: null });
    expect(await propose('periodTo=never')).toMatchObject({ minutes: 605 });
  });

  test('stores the certificate, mails it with its link, and records it', async () => {
    const { status, body } = await issue();
    expect(status).toBe(201);
    expect(certificate.parse(body.data)).toMatchObject({
      name: 'કોકિલા પટેલ',
      initials: 'કો. પ.',
      minutes: 600,
      periodFrom: FIRST,
      periodTo: LAST,
      withdrawnAt: null,
    });
    const { number } = body.data;
    expect(number).toMatch(/^VC(-[2-9A-Z]{4}){3}$/);
    const mail = await mailedPdf(volunteer.email);
    expect(mail.text).toContain(`http://localhost/volunteer/certificate/${number}`);
    expect(mail.filename).toBe(`${number}.pdf`);
    expect(mail.lines).toEqual(
      expect.arrayContaining(['કોકિલા પટેલ', number, `localhost/volunteer/certificate/${number}`]),
    );
    expect(mail.lines.join(' ')).toContain('who has given 10 hours of voluntary work, from ');
    const [entry] = await runSql<[string, string]>(db, {
      text: `select action, after->>'certificateNumber' from audit_entry where entity = 'volunteerCertificate'
        order by id desc limit 1`,
      values: [],
    });
    expect(entry).toEqual(['issueCertificate', number]);
  });

  test.each([
    ['gu', 'તેમણે', '/gu/volunteer/certificate/'],
    ['hi', 'इन्होंने', '/hi/volunteer/certificate/'],
  ] as const)(
    'writes the certificate in the language of the volunteer: %s',
    async (language, words, path) => {
      const other = await workedVolunteer({ language, name: 'Kshitij શ્રીમાળી', mobile: '9123456789' });
      await issue({ volunteerId: other._id });
      const { lines, source } = await mailedPdf(other.email);
      expect(lines.join(' ')).toContain(words);
      expect(lines).toContain('Kshitij શ્રીમાળી');
      expect(source).toContain(path);
    },
  );

  test('refuses more hours than are confirmed in the period, with a sentence at the field', async () => {
    const { status, body } = await issue({ hours: '10.1' });
    expect(status).toBe(422);
    const sentence = 'You have confirmed 10 hours in this period. The certificate cannot say more.';
    expect(body.errors).toEqual({ hours: sentence });
    const { body: ofPeriod } = await issue({ hours: '4.1', periodFrom: dayIn(-12) });
    expect(ofPeriod.errors!['hours']).toContain('You have confirmed 4 hours');
    expect((await list()).total).toBe(0);
  });

  test('reports every wrong field at once', async () => {
    const { status, body } = await issue({
      hours: 'ten',
      periodFrom: '',
      periodTo: dayIn(2),
      volunteerId: '',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).toSorted()).toEqual(['hours', 'periodFrom', 'periodTo', 'volunteerId']);
  });

  test.each(['applied', 'declined'] as const)('is not possible for a volunteer who is %s', async (state) => {
    const other = await savedVolunteer(ngoId, { status: state, mobile: '9123456789' });
    expect((await issue({ volunteerId: other._id })).status).toBe(404);
  });

  test('is not possible for a volunteer of another NGO', async () => {
    const by = await otherToken();
    expect((await issue({}, by)).status).toBe(404);
    const proposal = await call('GET', `volunteer/proposeCertificate/${volunteer._id}`, { token: by });
    expect(proposal.status).toBe(404);
    const found = await call<Body<unknown[]>>('GET', 'volunteer/findCertificateHolder?q=', { token: by });
    expect(found.body.data).toEqual([]);
  });

  test('finds the volunteer by words in any script', async () => {
    await savedVolunteer(ngoId, { name: 'Asha Vaghela', status: 'applied', mobile: '9123456789' });
    const find = async (q: string) =>
      (await call<Body<{ name: string }[]>>('GET', `volunteer/findCertificateHolder?q=${q}`, { token })).body
        .data;
    expect((await find('kokila')).map(({ name }) => name)).toEqual(['કોકિલા પટેલ']);
    expect(await find('asha')).toEqual([]);
  });
});

describe('the list', () => {
  test('returns the certificates of the NGO, latest first, by page, words and number', async () => {
    const first = (await issue({ hours: '1' })).body.data;
    const other = await workedVolunteer({ name: 'Asha Vaghela', mobile: '9123456789' });
    const second = (await issue({ volunteerId: other._id })).body.data;
    expect(await list()).toMatchObject({ total: 2, data: [second, first] });
    expect(await list('page=2&pageSize=1')).toMatchObject({ total: 2, data: [first] });
    expect((await list('q=kokila')).data).toEqual([first]);
    expect((await list(`q=${second.number.toLowerCase()}`)).data).toEqual([second]);
    expect((await list('q=nobody')).total).toBe(0);
    expect((await list('', await otherToken())).total).toBe(0);
  });
});

describe('the file', () => {
  test('is for its NGO and its volunteer alone', async () => {
    const { _id, number } = (await issue()).body.data;
    const ofNgo = await call<string>('GET', `volunteer/getCertificateFile/${_id}`, { token });
    expect([ofNgo.status, ofNgo.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      (await call('GET', `volunteer/getCertificateFile/${_id}`, { token: await otherToken() })).status,
    ).toBe(404);
    const own = (secret: string, of = number) =>
      call('POST', 'volunteer/readOwnCertificateFile', { body: { token: secret, number: of } });
    expect((await own(volunteer.token)).status).toBe(200);
    const other = await savedVolunteer(ngoId, { mobile: '9123456789' });
    expect((await own(other.token)).status).toBe(404);
    expect((await own(volunteer.token, 'VC-2222-22')).status).toBe(404);
  });

  test('ends when the certificate is withdrawn', async () => {
    const { _id, number } = (await issue()).body.data;
    await withdraw(_id);
    expect((await call('GET', `volunteer/getCertificateFile/${_id}`, { token })).status).toBe(404);
    const body = { token: volunteer.token, number };
    expect((await call('POST', 'volunteer/readOwnCertificateFile', { body })).status).toBe(404);
  });
});

describe('checking', () => {
  test('says no more than initials, NGO, hours, period and whether it counts', async () => {
    const { number } = (await issue()).body.data;
    const { status, body } = await check(number.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(checkedCertificate.shape).toSorted());
    expect(body.data).toMatchObject({ number, initials: 'કો. પ.', minutes: 600, isWithdrawn: false });
    expect(JSON.stringify(body)).not.toContain('કોકિલા');
  });

  test('shows that it is withdrawn, but not why', async () => {
    const { _id, number } = (await issue()).body.data;
    const { body } = await withdraw(_id, 'Wrong person');
    expect(body.data).toMatchObject({ withdrawReason: 'Wrong person' });
    const checked = await check(number);
    expect(checked.body.data).toMatchObject({ isWithdrawn: true });
    expect(JSON.stringify(checked.body)).not.toContain('Wrong person');
  });

  test('of an earlier, short number works, and one network tries few of them', async () => {
    const { _id, number } = (await issue()).body.data;
    await runSql(db, {
      text: `update volunteer_certificate set number = 'VC-9QD3-73' where id = $1::bigint`,
      values: [_id],
    });
    const walker = { address: '203.0.113.77' };
    for (let tries = 0; tries < 20; tries++) expect((await check('VC-2222-22', walker)).status).toBe(404);
    expect((await check('VC-9QD3-73', walker)).status).toBe(429);
    // Another network, and new numbers from this one, are not affected.
    expect((await check('vc 9qd3 73')).body.data).toMatchObject({ number: 'VC-9QD3-73', minutes: 600 });
    expect((await check(number, walker)).status).toBe(404);
    expect((await check('VC-2222-2222-2222', walker)).status).toBe(404);
  });

  test.each(['VC-2222-22', 'VC-2222-23', 'VC-2222-2222-2222', 'nothing', '%'])(
    'an unknown number is a 404: %s',
    async (number) => {
      expect((await check(number)).status).toBe(404);
    },
  );

  test('still works with the initials when the volunteer is erased', async () => {
    const { _id, number } = (await issue()).body.data;
    await runSql(db, { text: 'delete from volunteer where id = $1::bigint', values: [volunteer._id] });
    expect((await check(number)).body.data).toMatchObject({ initials: 'કો. પ.', minutes: 600 });
    expect((await list()).data).toMatchObject([{ _id, name: null, initials: 'કો. પ.' }]);
    expect((await call('GET', `volunteer/getCertificateFile/${_id}`, { token })).status).toBe(404);
  });

  test('ends when the NGO is deleted for good', async () => {
    const { number } = (await issue()).body.data;
    await pool.query('delete from ngo where id = $1::bigint', [ngoId]);
    expect((await check(number)).status).toBe(404);
  });
});

describe('withdrawing', () => {
  test('needs a reason, and only the NGO of the certificate can do it', async () => {
    const { _id } = (await issue()).body.data;
    const { status, body } = await withdraw(_id, '  ');
    expect([status, body.errors]).toEqual([400, { reason: 'Write why you withdraw it.' }]);
    expect((await withdraw(_id, 'Mine now', await otherToken())).status).toBe(404);
    expect((await list()).data).toMatchObject([{ withdrawnAt: null }]);
  });

  test('a second time changes nothing', async () => {
    const { _id } = (await issue()).body.data;
    await withdraw(_id, 'Wrong person');
    const { status, body } = await withdraw(_id, 'Another reason');
    expect([status, body.data.withdrawReason]).toEqual([200, 'Wrong person']);
  });
});
