import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eraseOldSchemeData } from '#src/features/scheme/erase-schemes.service.server.ts';
import { schemeTesting, type PageBody } from '#src/features/scheme/scheme.fixture.ts';
import { HIDDEN_RETENTION_DAYS, UNCONFIRMED_OF_NUMBER_MOST } from '#src/features/scheme/scheme.values.ts';
import type { Registration } from './registrations.contract.ts';

const app = await testApp();
const { call, db, pool, mailsTo } = app;
const { ngoWithUser, added, personOf, register } = schemeTesting(app);

let token: string;
let schemeId: string;
beforeAll(async () => {
  ({ token } = await ngoWithUser());
});
beforeEach(async () => {
  schemeId = await added(token);
});

const stored = async () =>
  (await pool.query('select * from scheme_registration where scheme_id = $1 order by id', [schemeId])).rows;
const shownCount = async () =>
  (await call<{ data: { registerUser: number } }>('GET', `scheme/getOwnSchemeById/${schemeId}`, { token }))
    .body.data.registerUser;
/** Returns the registrations of the scheme that the NGO sees. */
const listed = async () =>
  (await call<PageBody<Registration>>('GET', `scheme/getAllRegistration/${schemeId}`, { token })).body.data;
/** Returns the link in the latest mail to an address. */
const linkTo = async (email: string) =>
  /scheme\/confirm\/([\w-]+)/.exec((await mailsTo(email))[0]!.body)?.[1];
const confirm = (link: string | undefined) =>
  call('POST', 'scheme/confirmRegistration', { body: { token: link } });
const HER = { email: 'asha@example.org', mobileNumber: '9876543210' };

describe('the link in the mail', () => {
  test('confirms a registration for seven days, and changes nothing when used again', async () => {
    const person = personOf();
    await register(schemeId, person);
    expect(await listed()).toMatchObject([{ confirmation: 'unconfirmed' }]);
    const link = await linkTo(person.email);
    await pool.query(`update scheme_registration set confirm_until = now() where scheme_id = $1`, [schemeId]);
    for (const bad of [link, 'x', 'x'.repeat(100)])
      expect((await confirm(bad)).body).toMatchObject({ success: false, msg: apiMessages.en.schemeLinkOld });
    expect(await listed()).toMatchObject([{ confirmation: 'unconfirmed' }]);
    await pool.query(
      `update scheme_registration set confirm_until = now() + interval '1 minute' where scheme_id = $1`,
      [schemeId],
    );
    for (let times = 0; times < 2; times++) expect((await confirm(link)).status).toBe(200);
    expect(await listed()).toMatchObject([{ ...person, confirmation: 'confirmed' }]);
    const json = JSON.stringify(await stored());
    expect(json).not.toContain(link);
  });

  test('shows the confirmed registration and marks an earlier one with the same number as superseded', async () => {
    const abuser = personOf({ ...HER, email: 'abuser@example.org', name: 'Nobody' });
    await register(schemeId, abuser);
    const her = personOf({ ...HER, name: 'Asha' });
    await register(schemeId, her);
    expect(await listed()).toMatchObject([
      { name: 'Asha', confirmation: 'unconfirmed' },
      { name: 'Nobody', confirmation: 'unconfirmed' },
    ]);
    await confirm(await linkTo(HER.email));
    expect(await listed()).toMatchObject([
      { name: 'Asha', confirmation: 'confirmed' },
      { name: 'Nobody', confirmation: 'superseded' },
    ]);
    // Another mailbox with the same number can be confirmed without affecting the first registration.
    await confirm(await linkTo('abuser@example.org'));
    expect(await listed()).toMatchObject([
      { name: 'Asha', confirmation: 'confirmed' },
      { name: 'Nobody', confirmation: 'confirmed' },
    ]);
  });

  test('replaces an earlier registration of the same person and keeps the note of the NGO', async () => {
    await register(schemeId, personOf({ ...HER, address: 'A wrong address' }));
    const [{ _id }] = (await listed()) as [Registration];
    const body = { status: 'contacted', note: 'Called her' };
    await call('POST', `scheme/updateRegistration/${_id}`, { token, body });
    const wrong = await linkTo(HER.email);
    await register(schemeId, personOf({ ...HER, address: 'Her address' }));
    expect(await listed()).toMatchObject([{ address: 'A wrong address' }]);
    await confirm(await linkTo(HER.email));
    const right = {
      address: 'Her address',
      status: 'contacted',
      note: 'Called her',
      confirmation: 'confirmed',
    };
    expect(await listed()).toMatchObject([right]);
    expect((await confirm(wrong)).status).toBe(200);
    expect([await listed(), await shownCount()]).toMatchObject([[right], 1]);
  });

  test('shows a hidden registration once confirmed, and unconfirmed hidden ones are erased', async () => {
    for (let count = 0; count < UNCONFIRMED_OF_NUMBER_MOST + 4; count++)
      await register(schemeId, personOf({ mobileNumber: HER.mobileNumber }));
    expect(await listed()).toHaveLength(UNCONFIRMED_OF_NUMBER_MOST);
    await register(schemeId, personOf({ ...HER, name: 'Asha' }));
    expect(await shownCount()).toBe(UNCONFIRMED_OF_NUMBER_MOST);
    await confirm(await linkTo(HER.email));
    expect((await listed())[0]).toMatchObject({ name: 'Asha', confirmation: 'confirmed' });
    expect(await shownCount()).toBe(UNCONFIRMED_OF_NUMBER_MOST + 1);
    await pool.query(
      `update scheme_registration set created_at = now() - make_interval(days => $1) where scheme_id = $2`,
      [HIDDEN_RETENTION_DAYS + 1, schemeId],
    );
    await eraseOldSchemeData({ db });
    expect(await stored()).toHaveLength(UNCONFIRMED_OF_NUMBER_MOST + 1);
    expect(await shownCount()).toBe(UNCONFIRMED_OF_NUMBER_MOST + 1);
  });

  test('leaves one registration when two links of the same person are opened at once', async () => {
    const links: (string | undefined)[] = [];
    for (let count = 0; count < 4; count++) {
      await register(schemeId, personOf(HER), { address: `192.0.2.${count}` });
      links.push(await linkTo(HER.email));
    }
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await listed(), await shownCount()]).toMatchObject([[{ confirmation: 'confirmed' }], 1]);
  });
});
