import { beforeEach, describe, expect, test } from 'vitest';
import { formFieldsOf, GUARDED_FIELDS, waitsFor } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { formValuesOf } from '#src/features/ngo/editing/ngo-form-values.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { bankTesting } from './bank-changes.fixture.ts';
import { changeOf, contactTesting, NEW, OLD } from './contacts.fixture.ts';

const app = await testApp();
const { call, callConfirmed, pool, signedIn, mailsTo } = app;
const { savedNgoWithAccount, addedAndActive, donorsSee, passHours, applyDue } = bankTesting(app);
const { own, formWith, save, publicNgo, waiting, decide } = await contactTesting(app);

beforeEach(async () => {
  for (const table of ['ngo_guarded_change', 'bank_detail_freeze', 'bank_detail'])
    await pool.query(`delete from ${table}`);
});

describe.each(GUARDED_FIELDS)('the value %s of a public page', (field) => {
  const [formField = 'name'] = formFieldsOf(field);
  const value = async (token: string) => formValuesOf(await own(token))[formField];

  test('needs the password, and then waits while the old value stays public, or is public at once', async () => {
    const { token, email } = await savedNgoWithAccount(OLD);
    const before = await value(token);
    expect((await save(token, changeOf(field), false)).status).toBe(403);
    const waits = waitsFor({ field, isChecked: true });
    const saved = await save(token, { ...changeOf(field), mission: 'Light for all' });
    // What is not guarded is saved at once.
    expect(saved).toMatchObject({ status: 200, body: { data: { mission: 'Light for all' } } });
    expect(saved.body.data.changes.map(({ after }) => Object.keys(after))).toEqual(
      waits === 'nothing' ? [] : [[field]],
    );
    expect(await value(token)).toBe(waits === 'nothing' ? NEW[field] : before);
    const event = waits === 'nothing' ? 'bankChangeActive' : 'bankChangeRequested';
    expect((await mailsTo(email)).map((mail) => mail.event)).toEqual([event]);
    await passHours(48);
    await applyDue();
    expect(await value(token)).toBe(waits === 'staff' ? before : NEW[field]);
    expect((await own(token)).changes).toHaveLength(waits === 'staff' ? 1 : 0);
  });

  test('cannot be changed by a member', async () => {
    const { ngoId } = await savedNgoWithAccount(OLD);
    const { token } = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    for (const confirm of [true, false])
      expect(await save(token, changeOf(field), confirm)).toMatchObject({
        status: 422,
        body: { errors: { [formField]: expect.stringContaining('manager') } },
      });
    expect((await save(token, { mission: 'By a member' })).status).toBe(200);
  });
});

describe('a new phone number', () => {
  test('is public after 48 hours, not earlier, and everyone is told', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone });
    await passHours(47);
    expect(await applyDue()).toBe(0);
    await passHours(1);
    expect(await applyDue()).toBe(1);
    expect((await publicNgo(ngoId))['phone']).toBe(NEW.phone);
    const [active, requested] = await mailsTo(email);
    expect(active).toMatchObject({ event: 'bankChangeActive', body: expect.stringContaining(NEW.phone) });
    expect(requested!.body).toContain(OLD.phone);
  });

  test('waits even where nothing was before, and is gone at once when it is cleared', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    await save(token, { phone: NEW.phone });
    expect((await publicNgo(ngoId))['phone']).toBeNull();
    await passHours(48);
    await applyDue();
    expect(await save(token, { phone: '' })).toMatchObject({ status: 200, body: { data: { changes: [] } } });
    expect((await publicNgo(ngoId))['phone']).toBeNull();
    expect((await mailsTo(email))[0]).toMatchObject({
      event: 'bankDetailRemoved',
      body: expect.stringContaining(NEW.phone),
    });
  });

  test('goes on waiting when something else is saved, and starts anew when it is typed again', async () => {
    const { token } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone, website: NEW.website });
    await passHours(1);
    const [first] = (await own(token)).changes;
    await save(token, { mission: 'Light for all' });
    await save(token, { email: NEW.email });
    await save(token, { phone: NEW.phone });
    expect((await own(token)).changes).toMatchObject([first, { after: { email: NEW.email } }]);
    // The form starts from what is public: nothing of the first change comes along.
    await save(token, { phone: '9812300002' });
    expect((await own(token)).changes.map(({ after }) => after)).toEqual([
      { website: NEW.website },
      { email: NEW.email },
      { phone: '9812300002' },
    ]);
  });

  test('is refused for a mistake before anybody types the password', async () => {
    const { token } = await savedNgoWithAccount(OLD);
    const statusOf = async (phone: string) => {
      const body = await formWith(token, { phone });
      return (await call('POST', 'ngo/updateNgo', { token, body })).status;
    };
    expect([await statusOf('12345'), await statusOf(NEW.phone)]).toEqual([422, 403]);
    expect((await own(token)).changes).toEqual([]);
  });

  test('goes on waiting when the old one is cleared', async () => {
    const { ngoId, token } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone });
    expect((await save(token, { phone: '' })).body.data).toMatchObject({
      phone: null,
      changes: [{ after: { phone: NEW.phone } }],
    });
    await passHours(48);
    await applyDue();
    expect((await publicNgo(ngoId))['phone']).toBe(NEW.phone);
  });

  test('does not become public while the NGO is suspended', async () => {
    const { ngoId, token } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone });
    await pool.query(`update ngo set status = 'suspended', suspended_reason = 'x' where id = $1`, [ngoId]);
    await passHours(48);
    expect(await applyDue()).toBe(0);
    expect((await own(token)).phone).toBe(OLD.phone);
  });

  test('can be withdrawn by a manager of the NGO only', async () => {
    const { ngoId, token } = await savedNgoWithAccount(OLD);
    const { token: other } = await savedNgoWithAccount();
    const { token: member } = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    await save(token, { phone: NEW.phone });
    const [{ _id: id } = { _id: '' }] = (await own(token)).changes;
    const withdraw = (as: string, of = id) =>
      callConfirmed('POST', `ngo/withdrawNgoChange/${of}`, { token: as, body: {} });
    expect([await withdraw(other), await withdraw(member), await withdraw(token, 'x')]).toMatchObject([
      { status: 404 },
      { status: 403 },
      { status: 404 },
    ]);
    expect([(await withdraw(token)).status, (await withdraw(token)).status]).toEqual([200, 409]);
    await passHours(48);
    expect(await applyDue()).toBe(0);
  });

  test('is put back by our team when it was not right', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone, website: NEW.website });
    const [{ _id: id } = { _id: '' }] = await waiting();
    await passHours(48);
    await applyDue();
    await save(token, { website: '' });
    expect((await decide('stopBankChange', id, { reason: 'Not your number' })).status).toBe(200);
    // The website has been changed again since.
    expect(await publicNgo(ngoId)).toMatchObject({ phone: OLD.phone, website: null });
    expect((await mailsTo(email))[0]!.body).toContain('Not your number');
    expect((await decide('stopBankChange', id, { reason: 'Again' })).status).toBe(409);
  });
});

describe('a new name of a checked NGO', () => {
  test('is shown to our team beside the old one, with what is odd about it', async () => {
    await savedNgoWithAccount({ name: 'Sakhivruksh Mahila Mandal', city: 'Surat' });
    const { token, email } = await savedNgoWithAccount({ name: 'Drishti Kiran Trust', ...OLD });
    await save(token, { name: 'Sakhi Vruksh Mahila Mandal', nameGu: 'ગુજરાત સરકાર સહાય કેન્દ્ર' });
    expect(await waiting()).toMatchObject([
      {
        kind: 'ngo',
        before: { fields: { name: 'Drishti Kiran Trust', nameGu: OLD.nameGu } },
        destination: { fields: { name: 'Sakhi Vruksh Mahila Mandal' } },
        nameWarnings: { reserved: ['ગુજરાત સરકાર'], similar: [{ name: 'Sakhivruksh Mahila Mandal' }] },
        requestedBy: email,
        takesEffectAt: null,
        isDue: false,
      },
    ]);
  });

  test('is public once our team accepts it, under the same check', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await save(token, { name: NEW.name, nameGu: NEW.nameGu });
    const [{ _id: id } = { _id: '' }] = await waiting();
    expect((await decide('confirmBankChange', id)).status).toBe(200);
    expect(await publicNgo(ngoId)).toMatchObject({ name: NEW.name, nameGu: NEW.nameGu, nameHi: OLD.nameHi });
    expect((await own(token)).standing).toMatchObject({ status: 'verified', papersChangedAt: null });
    expect(await call('GET', 'ngo/getAllNgo?q=prakash')).toMatchObject({ body: { data: [{ _id: ngoId }] } });
    expect((await mailsTo(email))[0]!.event).toBe('bankChangeActive');
    expect((await decide('confirmBankChange', id)).status).toBe(409);
    const { rows } = await pool.query(
      `select before ->> 'name' as before, after ->> 'name' as after from audit_entry
        where ngo_id = $1 and action = 'confirmBankChange'`,
      [ngoId],
    );
    expect(rows).toEqual([{ before: expect.stringMatching(/^Sathi/), after: NEW.name }]);
  });

  test('stays as it was when our team refuses it, and the NGO gets the reason', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    const { name } = await own(token);
    await save(token, { name: 'PM CARES Fund' });
    const [{ _id: id } = { _id: '' }] = await waiting();
    await decide('stopBankChange', id, { reason: 'It is the name of a public fund' });
    expect((await publicNgo(ngoId))['name']).toBe(name);
    expect((await own(token)).changes).toEqual([]);
    expect((await mailsTo(email))[0]!.body).toContain('It is the name of a public fund');
  });
});

describe('an NGO that is not checked', () => {
  const UNSEEN = { ...OLD, status: 'pending', verifiedAt: null } as const;
  const { sensitiveNeeds, ...values } = { ...NEW, needs: `${NEW.sensitiveNeeds};${NEW.needs}` };

  test('changes everything at once while nobody sees its page, contact details with the password', async () => {
    const { token } = await savedNgoWithAccount(UNSEEN);
    const { phone, email, website, ...others } = values;
    expect(await save(token, others, false)).toMatchObject({ status: 200, body: { data: { changes: [] } } });
    for (const [field, value] of Object.entries({ phone, email, website }))
      expect((await save(token, { [field]: value }, false)).status).toBe(403);
    expect(await save(token, values)).toMatchObject({ status: 200, body: { data: { changes: [] } } });
    expect(values.needs).toContain(sensitiveNeeds);
    expect(formValuesOf(await own(token))).toMatchObject(values);
  });

  test('lets a member change its needs, its town and its address while nobody sees its page', async () => {
    const { ngoId } = await savedNgoWithAccount(UNSEEN);
    const { token } = await signedIn({ role: 'ngo', ngoId, ngoRole: 'member' });
    const { category, city, address, pin, needs } = values;
    expect((await save(token, { category, city, address, pin, needs }, false)).status).toBe(200);
    expect((await save(token, { pan: NEW.pan }, false)).status).toBe(422);
  });

  test('needs the password for its documents and sensitive needs once its page is public, but need not wait', async () => {
    const { token, email } = await savedNgoWithAccount({ ...UNSEEN, source: 'imported' });
    expect((await save(token, { pan: NEW.pan }, false)).status).toBe(403);
    const change = { pan: NEW.pan, needs: NEW.sensitiveNeeds };
    expect((await save(token, change)).body).toMatchObject({ data: { ...change, needs: [{}], changes: [] } });
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['bankChangeActive']);
  });

  test('waits like every other once its page is public', async () => {
    const { ngoId, token } = await savedNgoWithAccount({
      ...OLD,
      status: 'pending',
      source: 'imported',
      verifiedAt: null,
    });
    expect((await save(token, { phone: NEW.phone }, false)).status).toBe(403);
    await save(token, { phone: NEW.phone });
    expect((await publicNgo(ngoId))['phone']).toBe(OLD.phone);
    await passHours(48);
    expect(await applyDue()).toBe(1);
  });
});

test('money and contacts are decided apart: bank details become active beside a name that waits', async () => {
  const { ngoId, token } = await savedNgoWithAccount(OLD);
  await save(token, { name: NEW.name });
  await addedAndActive(token);
  expect(await donorsSee(ngoId)).toBeDefined();
  expect((await own(token)).changes).toHaveLength(1);
});
