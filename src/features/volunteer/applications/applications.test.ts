import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#src/api.server.ts';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { VOLUNTEER_NOTE_MOST } from '#src/features/volunteer/volunteer.values.ts';
import { NGO_MAILS_A_DAY, NGO_MAILS_TO_ONE } from '#src/features/mail/ngo-mailing/ngo-mailing.values.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { Language } from '#src/shared/languages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { listedVolunteer, type ListedVolunteer } from './applications.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, services, signedIn, confirmed, mailsTo } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace, countPlaces } = volunteerTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Page = { data: ListedVolunteer[]; total: number; counts: Record<string, number> };
type Answer = { msg: string; data: ListedVolunteer; errors?: Record<string, string> };
const list = async (query = '') =>
  (await call<Page>('GET', `volunteer/getAllVolunteer?${query}`, { token })).body;
const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);
const decide = (id: string, body: object, by = token) =>
  callConfirmed<Answer>('POST', `volunteer/decideVolunteer/${id}`, { token: by, body });
const note = (id: string, text: string, by = token) =>
  callConfirmed<Answer>('POST', `volunteer/noteVolunteer/${id}`, { token: by, body: { note: text } });

describe('the list of volunteers', () => {
  test('returns all fields, latest first, without those whose mailbox is not proved', async () => {
    await savedVolunteer(ngoId, { name: 'First', status: 'applied' });
    const young = await savedVolunteer(ngoId, { name: 'Young', isAdult: false, skills: ['craft', 'health'] });
    await savedVolunteer(ngoId, { name: 'Unproved', status: 'unconfirmed' });
    await savedVolunteer(await savedNgo(), { name: 'Elsewhere' });
    const shiftId = await savedShift(ngoId, { startsInHours: -30 });
    await savedPlace({ shiftId, volunteerId: young._id, minutes: 150 });
    const { data, ...page } = await list('page=1&pageSize=1');
    expect(data.map((row) => listedVolunteer.parse(row))).toMatchObject([
      {
        name: 'Young',
        isAdult: false,
        guardianName: 'Ramesh Patel',
        guardianMobile: '9123456780',
        skills: ['craft', 'health'],
        status: 'accepted',
        minutes: 150,
        note: null,
      },
    ]);
    expect(page).toMatchObject({ total: 2, counts: { applied: 1, accepted: 1, declined: 0 } });
    expect(await namesOf('page=2&pageSize=1')).toEqual(['First']);
  });

  test.each([
    ['kokila', ['કોકિલા પટેલ']],
    ['કોકિલા', ['કોકિલા પટેલ']],
    ['98765 00001', ['कमला देवी']],
    ['98765', []],
    ['0001', ['कमला देवी']],
    ['kamala.devi', ['कमला देवी']],
    ['surat', ['कमला देवी']],
    ['kokila third', []],
  ])('finds for %s the volunteers %j, and none of another NGO', async (q, names) => {
    for (const id of [await savedNgo(), ngoId]) {
      await savedVolunteer(id, { name: 'કોકિલા પટેલ', mobile: '9123456789' });
      const other = { mobile: '9876500001', city: 'Surat', email: `kamala.devi${id}@example.org` };
      await savedVolunteer(id, { name: 'कमला देवी', ...other });
      await savedVolunteer(id, { name: 'Third', mobile: '9123456780', status: 'unconfirmed' });
    }
    expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
  });

  test('finds a reference however it is typed, and filters by status and skill', async () => {
    const { reference } = await savedVolunteer(ngoId, { name: 'One', skills: ['driving', 'craft'] });
    await savedVolunteer(ngoId, { name: 'Two', skills: ['craft'], status: 'applied' });
    expect(await namesOf(`q=${reference}`)).toEqual(['One']);
    expect(await namesOf(`q=${reference.slice(3)}`)).toEqual(['One']);
    expect(await namesOf('skill=driving')).toEqual(['One']);
    expect(await namesOf('skill=craft&status=applied')).toEqual(['Two']);
    expect(await namesOf('skill=craft&status=')).toEqual(['Two', 'One']);
    const odd = await call('GET', 'volunteer/getAllVolunteer?status=unconfirmed', { token });
    expect(odd.status).toBe(400);
  });
});

describe('a decision', () => {
  test('to accept is mailed once, with the link to the own page, in the language of the volunteer', async () => {
    const { _id, token: secret, email } = await savedVolunteer(ngoId, { status: 'applied', language: 'gu' });
    for (let time = 0; time < 2; time++) {
      const { body } = await decide(_id, { decision: 'accepted', sentence: 'રવિવારે મળીએ.' });
      expect([body.msg, body.data.status]).toEqual([apiMessages.en.volunteerAccepted, 'accepted']);
    }
    const mails = await mailsTo(email);
    expect(mails.map(({ event }) => event)).toEqual(['volunteerAccepted']);
    expect(mails[0]!.body).toContain(`/gu/volunteer/me?volunteer=${secret}`);
    expect(mails[0]!.body).toContain('રવિવારે મળીએ.');
    expect(mails[0]!.subject).toContain('સ્વાગત');
  });

  test('is saved above the mails of a day too, without the mail, and says so', async () => {
    const { _id, email } = await savedVolunteer(ngoId, { status: 'applied' });
    const flip = (time: number) => decide(_id, { decision: time % 2 === 0 ? 'accepted' : 'declined' });
    for (let time = 0; time < NGO_MAILS_TO_ONE; time++) expect((await flip(time)).status).toBe(200);
    const { status, body } = await flip(NGO_MAILS_TO_ONE);
    expect([status, body.msg]).toEqual([200, apiMessages.en.volunteerAcceptedUnmailed]);
    expect(body.data.status).toBe('accepted');
    expect(await mailsTo(email)).toHaveLength(NGO_MAILS_TO_ONE);
    await runSql(db, {
      text: `update ngo_mailing set created_at = now() - interval '25 hours' where ngo_id = $1::bigint`,
      values: [ngoId],
    });
    expect((await flip(NGO_MAILS_TO_ONE + 1)).body.msg).toBe(apiMessages.en.volunteerDeclined);
    expect(await mailsTo(email)).toHaveLength(NGO_MAILS_TO_ONE + 1);
  });

  test('is saved although the NGO has written to all the people of a day', async () => {
    const { _id, email } = await savedVolunteer(ngoId, { status: 'applied' });
    await runSql(db, {
      text: 'insert into ngo_mailing (ngo_id, recipients) values ($1::bigint, $2)',
      values: [ngoId, NGO_MAILS_A_DAY],
    });
    const { status, body } = await decide(_id, { decision: 'declined' });
    expect([status, body.msg]).toEqual([200, apiMessages.en.volunteerDeclinedUnmailed]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('to decline is mailed with the sentence, which is stored nowhere else, and frees coming places', async () => {
    const { _id, email } = await savedVolunteer(ngoId);
    const [past, coming] = [await savedShift(ngoId, { startsInHours: -30 }), await savedShift(ngoId)];
    await savedPlace({ shiftId: past, volunteerId: _id, minutes: 60 });
    await savedPlace({ shiftId: coming, volunteerId: _id });
    const sentence = 'We moved to another town.';
    const { body } = await decide(_id, { decision: 'declined', sentence });
    expect(body.data).toMatchObject({ status: 'declined', minutes: 60 });
    const [mail] = await mailsTo(email);
    expect(mail!.body).toContain(sentence);
    expect(mail!.body).toContain('others can take them');
    expect(mail!.body).not.toContain('/volunteer/me');
    expect(await countPlaces(coming)).toEqual({ held: 0, counted: 0 });
    expect(await countPlaces(past)).toEqual({ held: 1, counted: 1 });
    const [stored] = await runSql<[string]>(db, {
      text: `select (select to_jsonb(v) from volunteer v where id = $1::bigint)::text
        || (select string_agg(before::text || after::text, '') from audit_entry where entity_id = $1::bigint::text)`,
      values: [_id],
    });
    expect(stored![0]).toContain('declined');
    expect(stored![0]).not.toContain(sentence);
    // It can be changed later.
    expect((await decide(_id, { decision: 'accepted' })).body.data.status).toBe('accepted');
  });

  test('needs the password: the sentence reaches a person, and places are taken away', async () => {
    const { _id, email } = await savedVolunteer(ngoId);
    const shiftId = await savedShift(ngoId);
    await savedPlace({ shiftId, volunteerId: _id });
    const decision = { decision: 'declined', sentence: 'You are of no use.' };
    const refused = await call('POST', `volunteer/decideVolunteer/${_id}`, { token, body: decision });
    expect(refused).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect(await mailsTo(email)).toEqual([]);
    expect(await countPlaces(shiftId)).toEqual({ held: 1, counted: 1 });
    expect((await decide(_id, decision)).status).toBe(200);
    expect((await mailsTo(email))[0]!.body).toContain(decision.sentence);
  });

  test('with a wrong sentence is refused at the field, and nothing is mailed', async () => {
    const { _id, email } = await savedVolunteer(ngoId, { status: 'applied' });
    for (const sentence of ['x'.repeat(501), 'Show 2341 2341 2346 at the door']) {
      const { status, body } = await decide(_id, { decision: 'declined', sentence });
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['sentence']]);
    }
    expect(await mailsTo(email)).toEqual([]);
    expect((await list()).counts).toMatchObject({ applied: 1 });
  });

  test('about an application whose mailbox is not proved, or of another NGO, is a 404', async () => {
    const unproved = await savedVolunteer(ngoId, { status: 'unconfirmed' });
    const own = await savedVolunteer(ngoId, { status: 'applied' });
    const other = (await signedIn({ role: 'ngo', ngoId: await savedNgo() })).token;
    for (const [id, by] of [
      [unproved._id, token],
      [own._id, other],
      ['0', token],
      ['99999999999999999999', token],
    ] as const) {
      expect((await decide(id, { decision: 'accepted' }, by)).status).toBe(404);
      expect((await note(id, 'x', by)).status).toBe(404);
    }
    expect((await list()).data).toMatchObject([{ status: 'applied', note: null }]);
  });
});

test('a note that stands is replaced or removed only with the password, and goes on without it', async () => {
  const { _id } = await savedVolunteer(ngoId);
  const save = async (text: string) =>
    (await call('POST', `volunteer/noteVolunteer/${_id}`, { token, body: { note: text } })).status;
  expect(await save('Never alone with children.')).toBe(200);
  expect([await save(''), await save('x')]).toEqual([403, 403]);
  expect(await save('Never alone with children.\nHas a van.')).toBe(200);
});

test('a note is saved, replaced and removed, and stays out of the audit log', async () => {
  const { _id } = await savedVolunteer(ngoId);
  expect((await note(_id, ' Speaks\nMarathi. ')).body.data.note).toBe('Speaks\nMarathi.');
  expect((await note(_id, 'Has a van.')).body.data.note).toBe('Has a van.');
  const long = await note(_id, 'x'.repeat(VOLUNTEER_NOTE_MOST + 1));
  expect([long.status, Object.keys(long.body.errors!)]).toEqual([422, ['note']]);
  expect((await note(_id, ' ')).body.data.note).toBeNull();
  const entries = await runSql<[string]>(db, {
    text: `select after::text from audit_entry where entity_id = $1 and action = 'noteVolunteer'`,
    values: [_id],
  });
  expect(entries).toEqual(Array.from({ length: 3 }, () => ['{"noteChanged": true}']));
});

describe('the export', () => {
  async function fileOf(query: string, language: Language = 'en') {
    const request = new Request(`http://localhost/api/volunteer/exportVolunteer?${query}`, {
      headers: { authorization: token, ...(await confirmed(token)) },
    });
    const caller = { address: '192.0.2.1', language };
    const answer = await api.fetch(request, { ...services, caller, requestId: 'test' });
    expect(answer.status).toBe(200);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  }

  test('is a spreadsheet in the language of the caller, and nothing in it is a formula', async () => {
    await savedVolunteer(ngoId, { name: 'Unproved', status: 'unconfirmed' });
    await savedVolunteer(ngoId, { name: '=1+1', status: 'applied' });
    await savedVolunteer(ngoId, { isAdult: false, skills: ['teaching', 'driving'], city: 'Surat' });
    const { rows, name } = (await readXlsx((await fileOf('format=xlsx', 'gu')).bytes)).sheets[0]!;
    expect(name).toBe('સ્વયંસેવકો');
    expect(rows[0]!.slice(0, 4)).toEqual(['નામ', 'મોબાઇલ નંબર', 'ઈમેલ', 'શહેર']);
    expect(rows.slice(1).map((row) => row[0])).toEqual(['કોકિલા પટેલ', '=1+1']);
    expect(rows[1]!.slice(7, 11)).toEqual(['18થી નાના', 'Ramesh Patel', '9123456780', 'સ્વીકારી']);
    expect(rows[1]![3]).toBe('સુરત');
    const { bytes, headers } = await fileOf('format=csv&status=applied');
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"?'=1\+1/);
    expect(headers.get('content-disposition')).toBe('attachment; filename="volunteers.csv"');
  });
});
