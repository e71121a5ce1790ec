import { beforeEach, describe, expect, test } from 'vitest';
import { GUARDED_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { bankTesting } from './bank-changes.fixture.ts';
import { changeOf, contactTesting, NEW, OLD } from './contacts.fixture.ts';

const app = await testApp();
const { call, pool, signedIn, confirmed, mailsTo } = app;
const { savedNgoWithAccount, change, add, passHours, applyDue, tokenTo } = bankTesting(app);
const { staff, own, save, publicNgo, decide } = await contactTesting(app);
const stop = async (email: string) =>
  call('POST', 'donation/stopChange', { body: { token: await tokenTo(email) } });

beforeEach(async () => {
  for (const table of ['ngo_guarded_change', 'bank_detail_freeze', 'bank_detail'])
    await pool.query(`delete from ${table}`);
});

describe('the link in the mail about a change of contact details', () => {
  test('says what changes and stops everything that waits, bank details too', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await add(token);
    await save(token, { phone: NEW.phone, name: NEW.name });
    const link = await tokenTo(email);
    const { body } = await call<{ data: object }>('POST', 'donation/readChangeToStop', {
      body: { token: link },
    });
    expect(body.data).toMatchObject({ state: 'open', isActive: false, requestedBy: email });
    expect((await stop(email)).body).toMatchObject({ data: { state: 'frozen' } });
    await passHours(49);
    expect(await applyDue()).toBe(0);
    expect((await own(token)).changes).toEqual([]);
    expect(await publicNgo(ngoId)).toMatchObject({ phone: OLD.phone });
  });

  test('freezes names and contact details until our team releases them, but not the rest of the page', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await add(token);
    await stop(email);
    for (const field of GUARDED_FIELDS) expect((await save(token, changeOf(field))).status).toBe(409);
    expect((await save(token, { mission: 'Light for all' })).status).toBe(200);
    // Taking something away sends calls nowhere.
    expect((await save(token, { phone: '' })).status).toBe(200);
    expect(await publicNgo(ngoId)).toMatchObject({ phone: null, mission: 'Light for all' });
    await change(`releaseBankDetails/${ngoId}`, { token: staff });
    expect((await save(token, { phone: NEW.phone })).status).toBe(200);
  });

  test('shows our team what is public already, to put it back', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone, website: NEW.website });
    await passHours(48);
    await applyDue();
    await save(token, { website: '' });
    await stop(email);
    const { body } = await call<{
      frozen: { active: { _id: string; destination: object; before: object }[] }[];
    }>('GET', 'donation/getAllBankChange', { token: staff });
    const { active } = body.frozen[0]!;
    expect(active.map(({ destination, before }) => [destination, before])).toEqual([
      [{ fields: { website: null } }, { fields: { website: NEW.website } }],
      [{ fields: { phone: NEW.phone } }, { fields: { phone: OLD.phone } }],
    ]);
    await decide('stopBankChange', active[1]!._id, { reason: 'Not your number' });
    expect((await publicNgo(ngoId))['phone']).toBe(OLD.phone);
  });

  test('tells whether the change is public by now', async () => {
    const { token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone });
    const link = await tokenTo(email);
    const read = async () =>
      (await call<{ data: object }>('POST', 'donation/readChangeToStop', { body: { token: link } })).body
        .data;
    await passHours(48);
    await applyDue();
    expect(await read()).toMatchObject({
      isActive: true,
      isPast: false,
      current: [{ fields: { phone: NEW.phone } }],
    });
    await save(token, { phone: '' });
    expect(await read()).toMatchObject({ isActive: false, isPast: true });
  });
});

describe('the mails about changes of money and contacts', () => {
  test('go to whoever was removed, and to the address that was replaced', async () => {
    const { ngoId, token } = await savedNgoWithAccount({ ...OLD, email: 'old@example.org' });
    const removed = await signedIn({ role: 'ngo', ngoId });
    const mails = async (to: string) =>
      (await mailsTo(to)).filter(({ event }) => event === 'bankChangeRequested');
    await save(token, { email: 'intruder@example.org' });
    await passHours(48);
    await applyDue();
    await call('POST', `auth/removePerson/${removed.id}`, {
      token,
      headers: await confirmed(token),
      body: {},
    });
    await add(token);
    expect([(await mails('old@example.org')).length, (await mails(removed.email)).length]).toEqual([2, 2]);
    expect((await mails('intruder@example.org')).length).toBe(1);
    await pool.query(
      `update ngo_guarded_change set decided_at = decided_at - interval '91 days' where ngo_id = $1`,
      [ngoId],
    );
    // The app itself may not change the log; the owner of its tables can.
    await pool.query(`update audit_entry set at = at - interval '91 days' where ngo_id = $1`, [ngoId]);
    await add(token);
    expect([(await mails('old@example.org')).length, (await mails(removed.email)).length]).toEqual([2, 2]);
  });

  test('do not go to whom our team disabled because of a takeover', async () => {
    const { ngoId, token } = await savedNgoWithAccount(OLD);
    const intruder = await signedIn({ role: 'ngo', ngoId });
    await pool.query('update account set disabled_at = now() where id = $1', [intruder.id]);
    await add(token);
    expect(await mailsTo(intruder.email)).toEqual([]);
  });
});
