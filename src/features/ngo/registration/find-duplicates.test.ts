import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { GOOD, registrationSteps, PLAIN } from './registration.fixture.ts';

const app = await testApp();
const { db, pool, signedIn } = app;
const { requestCode, register, ngos } = registrationSteps(app);

beforeEach(async () => {
  await pool.query('delete from ngo');
});

describe('registering an NGO that may already exist', () => {
  test.each([
    ['Jivan Rekh  trust', {}],
    ['Jeevan Jyot Kendra', { nameGu: 'જીવનરેખ ટ્રસ્ટ' }],
    ['Jeevan Jyot Kendra', { nameHi: 'जीवन रेख' }],
    ['JEEVANREKH TRUST', {}],
    ['Jeevanrkeh Foundation', {}],
    // Cyrillic letters.
    ['J\u0435\u0435v\u0430nr\u0435kh Trust', {}],
  ])('finds a similar name: %s', async (similar, more) => {
    const id = await savedNgo(db, { name: GOOD.name });
    const before = await ngos();
    const contact = await requestCode();
    expect(await register({ ...PLAIN, ...contact, ...more, name: similar })).toMatchObject({
      status: 409,
      body: {
        success: false,
        data: {
          similar: [{ _id: id, name: GOOD.name, hasAccount: false }],
          waits: false,
          mayBeAnother: true,
        },
      },
    });
    expect((await register({ ...PLAIN, ...contact, ...more, name: similar, city: 'Surat' })).status).toBe(
      201,
    );
    expect((await ngos())[0]).toEqual(before[0]);
  });

  test('finds the Gujarati name among many other NGOs', async () => {
    for (let other = 0; other < 30; other++) await savedNgo(db, { name: `Mahila Seva Trust ${other}` });
    const id = await savedNgo(db, { name: 'Welfare of Saurashtra', nameGu: 'જીવનરેખ ટ્રસ્ટ' });
    const response = await register({ ...PLAIN, ...(await requestCode()), name: 'Jivan-Rekh Trust' });
    expect(response.body.data!.similar.map(({ _id }) => _id)).toEqual([id]);
  });

  test('adds another NGO with the same name and changes none', async () => {
    await savedNgo(db, { name: GOOD.name, mission: 'Blood' });
    const [before] = await ngos();
    expect((await register({ ...PLAIN, ...(await requestCode()), isAnother: true })).status).toBe(201);
    const [first, second, ...more] = await ngos();
    expect(first).toEqual(before);
    expect(second).toMatchObject({ name: GOOD.name, status: 'pending', mission: null });
    expect(more).toEqual([]);
  });

  test.each(['darpanId', 'pan'] as const)(
    'is the same one when its %s is the same, whatever it is called',
    async (field) => {
      const id = await savedNgo(db, { name: 'Quite Another Name', city: 'Surat', [field]: GOOD[field] });
      const user = await signedIn({ role: 'ngo', ngoId: id });
      const contact = await requestCode();
      const response = await register({
        ...PLAIN,
        ...contact,
        isAnother: true,
        [field]: GOOD[field].toLowerCase(),
      });
      expect(response).toMatchObject({
        status: 409,
        body: { data: { similar: [{ _id: id, hasAccount: true }], mayBeAnother: false } },
      });
      expect(JSON.stringify(response.body)).not.toContain(user.email);
      expect(await ngos()).toHaveLength(1);
    },
  );

  test('does not reveal an unlisted NGO', async () => {
    await savedNgo(db, { name: GOOD.name, status: 'pending', verifiedAt: null, pan: GOOD.pan });
    for (const same of [{}, { pan: GOOD.pan }]) {
      const response = await register({ ...PLAIN, ...(await requestCode()), ...same });
      expect(response).toMatchObject({ status: 409, body: { data: { similar: [], waits: true } } });
      expect(response.body.msg).toMatch(/already registered/);
    }
  });

  test('compares only the Darpan id of a deleted NGO', async () => {
    const id = await savedNgo(db, { name: GOOD.name, darpanId: GOOD.darpanId, pan: GOOD.pan });
    await pool.query(
      `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id = $1`,
      [id],
    );
    const contact = await requestCode();
    expect((await register({ ...PLAIN, ...contact, darpanId: GOOD.darpanId })).status).toBe(409);
    expect((await register({ ...PLAIN, ...contact, pan: GOOD.pan })).status).toBe(201);
  });
});
