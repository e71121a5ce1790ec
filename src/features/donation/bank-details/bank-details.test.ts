import { describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM, bankTesting } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';

const app = await testApp();
const { call, callConfirmed, db, services } = app;
const { savedNgoWithAccount, add, edit, list, passHours, applyDue, addedAndActive, donorsSee } =
  bankTesting(app);

const FCRA = { fcra: { number: '041910123', validFrom: '2022-04-01', validTo: '2032-03-31' } };
describe('new bank details', () => {
  test('wait for 48 hours, then donors see them', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const { status, body } = await add(token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      isPrimary: false,
      active: null,
      waiting: { bank: 'State Bank of India', accountLast4: '5678', upiMasked: 'sa…@examplebank' },
    });
    const { requestedAt, takesEffectAt } = body.data!.waiting!;
    expect(Date.parse(takesEffectAt) - Date.parse(requestedAt)).toBe(48 * 3_600_000);
    expect(await donorsSee(ngoId)).toBeUndefined();
    await passHours(47.9);
    expect(await applyDue()).toBe(0);
    expect(await donorsSee(ngoId)).toBeUndefined();
    await passHours(0.2);
    expect(await applyDue()).toBe(1);
    expect(await donorsSee(ngoId)).toEqual({
      accountHolder: 'Sathi Seva Mandal',
      accountNumber: '50100012345678',
      ifsc: 'SBIN0000001',
      bank: 'State Bank of India',
      branch: 'Rajkot',
      upiId: 'sathi@examplebank',
    });
    expect((await list(token)).details).toMatchObject([{ isPrimary: true, waiting: null }]);
    // Again changes nothing.
    expect(await applyDue()).toBe(0);
  });

  test('need the password again', async () => {
    const { token } = await savedNgoWithAccount();
    const answer = await call('POST', 'donation/addBankDetail', { token, body: BANK_FORM });
    expect(answer).toMatchObject({ status: 403, body: { data: { confirm: true } } });
    expect((await list(token)).details).toEqual([]);
  });

  test('every wrong field is named at once, and an unknown bank is refused', async () => {
    const { token } = await savedNgoWithAccount();
    const form = {
      accountHolder: '',
      accountNumber: '12345678',
      accountNumberAgain: '12345679',
      ifsc: 'QQQQ0000001',
      branch: '',
      upiId: 'sathi@gmail.com',
      foreign: 'yes',
    };
    const { status, body } = await add(token, form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual([
      'accountHolder',
      'accountNumber',
      'accountNumberAgain',
      'branch',
      'foreign',
      'ifsc',
      'upiId',
    ]);
    expect(body.errors!['ifsc']).toContain('No bank');
    expect(body.errors!['upiId']).toContain('email address');
  });

  test('an unknown branch is asked about, and accepted if it is right', async () => {
    const { token } = await savedNgoWithAccount();
    const ifsc = 'SBIN0999999';
    const asked = await add(token, { ...BANK_FORM, ifsc });
    expect([asked.status, asked.body.errors!['ifsc']]).toEqual([
      422,
      expect.stringContaining('We do not know this branch. Check the IFSC on your cheque book.'),
    ]);
    expect((await add(token, { ...BANK_FORM, ifsc, ifscRight: 'yes' })).status).toBe(201);
  });

  test('are at most five', async () => {
    const { token } = await savedNgoWithAccount();
    for (let turn = 0; turn < 5; turn++) expect((await add(token)).status).toBe(201);
    expect(await add(token)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('5') } });
  });

  test('for gifts from abroad are for NGOs with a valid FCRA registration, at the State Bank of India', async () => {
    const without = await savedNgoWithAccount();
    expect((await add(without.token, { ...BANK_FORM, foreign: 'yes' })).body.errors).toHaveProperty(
      'foreign',
    );
    const { ngoId, token } = await savedNgoWithAccount(FCRA);
    expect((await list(token)).allowsForeign).toBe(true);
    const other = await add(token, { ...BANK_FORM, foreign: 'yes', ifsc: 'HDFC0000001' });
    expect(other.body.errors).toEqual({ ifsc: expect.stringContaining('State Bank of India') });
    await addedAndActive(token, { ...BANK_FORM, foreign: 'yes' });
    expect(await donorsSee(ngoId)).toBeUndefined();
    expect(await donorsSee(ngoId, true)).toMatchObject({ ifsc: 'SBIN0000001' });
  });

  test('a UPI id may contain an underscore where the operator allows it', async () => {
    const { token } = await savedNgoWithAccount();
    const form = { ...BANK_FORM, upiId: 'sathi_seva@bank' };
    expect((await add(token, form)).status).toBe(422);
    services.upiUnderscore = true;
    expect((await list(token)).allowsUnderscore).toBe(true);
    expect((await add(token, form)).status).toBe(201);
    services.upiUnderscore = false;
  });
});

describe('the IFSC', () => {
  const lookUp = async (ifsc: string) => {
    const { token } = await savedNgoWithAccount();
    return call<{ data: unknown }>('GET', `donation/getBankByIfsc/${ifsc}`, { token });
  };
  test('is looked up as it is typed', async () => {
    expect((await lookUp('sbin%200000001')).body.data).toEqual({
      ifsc: 'SBIN0000001',
      bank: 'State Bank of India',
      isBranchKnown: true,
    });
    expect((await lookUp('HDFC0CAMBLA')).body.data).toMatchObject({
      bank: 'Akola Merchant Co-operative Bank',
    });
    for (const odd of ['QQQQ0000001', 'SBIN', 'સાથી', 'SBIN1000001'])
      expect((await lookUp(odd)).status).toBe(404);
  });
});

describe('a change', () => {
  test('leaves what donors see until it has waited', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    const { accountNumber, accountNumberAgain } = BANK_FORM;
    const form = { ...BANK_FORM, accountNumber, accountNumberAgain, upiId: 'other@examplebank' };
    const { status, body } = await edit(token, { id, ...form });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      active: { upiMasked: 'sa…@examplebank' },
      waiting: { upiMasked: 'ot…@examplebank' },
    });
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'sathi@examplebank' });
    await passHours(48);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'other@examplebank' });
    const { past } = await list(token);
    expect(past).toMatchObject([{ status: 'replaced', upiMasked: 'sa…@examplebank', decidedBy: 'time' }]);
  });

  test('keeps numbers that are not typed again', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    const form = { accountHolder: 'Sathi Trust', ifsc: BANK_FORM.ifsc, branch: 'Rajkot Main' };
    expect((await edit(token, { id, ...form })).status).toBe(200);
    await passHours(48);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({
      accountHolder: 'Sathi Trust',
      accountNumber: BANK_FORM.accountNumber,
      upiId: BANK_FORM.upiId,
    });
  });

  test('to another bank or UPI id needs the account number again', async () => {
    const { token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    const same = { accountHolder: 'Sathi Seva Mandal', ifsc: BANK_FORM.ifsc, branch: 'Rajkot' };
    for (const form of [
      { ...same, ifsc: 'HDFC0000001' },
      { ...same, upiId: 'other@bank' },
    ]) {
      const { status, body } = await edit(token, { id, ...form });
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['accountNumber']]);
    }
    expect((await edit(token, { id, ...same })).status).toBe(409);
  });

  test('takes the place of one that waits, and waits for 48 hours itself', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    await edit(token, { id, ...BANK_FORM, upiId: 'first@bank' });
    await passHours(47);
    await edit(token, { id, ...BANK_FORM, upiId: 'second@bank' });
    await passHours(2);
    expect(await applyDue()).toBe(0);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    expect((await list(token)).past).toMatchObject([{ upiMasked: 'fi…@bank', status: 'withdrawn' }]);
    await passHours(46);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'second@bank' });
  });

  test('starts from what is active, not from a change that waits: the number of an intruder is not kept', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    const theirs = { accountNumber: '99999999999999', accountNumberAgain: '99999999999999' };
    await edit(token, { id, ...BANK_FORM, ...theirs, upiId: 'intruder@bank' });
    const { ifsc } = BANK_FORM;
    await edit(token, { id, accountHolder: 'Sathi Trust', ifsc, branch: 'Rajkot Main' });
    await passHours(48);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({
      accountHolder: 'Sathi Trust',
      accountNumber: BANK_FORM.accountNumber,
      upiId: BANK_FORM.upiId,
    });
  });

  test('of bank details that were never active needs everything again', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const { body } = await add(token, { ...BANK_FORM, upiId: 'intruder@bank' });
    const id = body.data!._id;
    const { upiId: _, accountNumber, accountNumberAgain, ...rest } = BANK_FORM;
    expect((await edit(token, { id, ...rest })).body.errors).toEqual({ accountNumber: expect.any(String) });
    await edit(token, { id, ...rest, accountNumber, accountNumberAgain });
    await passHours(48);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({ accountNumber, upiId: null });
  });

  test('can be withdrawn while it waits', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    const withdraw = (which = id) => callConfirmed('POST', `donation/withdrawBankDetail/${which}`, { token });
    expect((await withdraw()).status).toBe(409);
    await edit(token, { id, ...BANK_FORM, upiId: 'first@bank' });
    expect((await withdraw()).status).toBe(200);
    await passHours(48);
    expect(await applyDue()).toBe(0);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    // New ones are gone with their first version.
    const { body } = await add(token);
    expect((await withdraw(body.data!._id)).status).toBe(200);
    expect((await list(token)).details).toHaveLength(1);
  });

  test('waits while the NGO is not verified', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    await add(token);
    await passHours(48);
    const setStatus = (status: string) =>
      runSql(db, {
        text: `update ngo set status = $2, verified_at = case $2 when 'verified' then now() end where id = $1::bigint`,
        values: [ngoId, status],
      });
    await setStatus('suspended');
    expect(await applyDue()).toBe(0);
    await setStatus('verified');
    expect(await applyDue()).toBe(1);
    expect(await donorsSee(ngoId)).toBeDefined();
  });
});
