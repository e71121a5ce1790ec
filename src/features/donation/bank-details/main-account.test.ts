import { describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM, bankTesting, SECRETS } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';

const app = await testApp();
const { call, callConfirmed, db, services, mailsTo } = app;
const { savedNgoWithAccount, change, add, edit, list, passHours, applyDue, addedAndActive, donorsSee } =
  bankTesting(app);

/** Everything that the database contains in plain, but what donors see by design. */
async function textsOf(table: string): Promise<string> {
  const [row] = await runSql<[string | null]>(db, {
    text: `select string_agg(to_jsonb(t)::text, ' ') from ${table} t`,
    values: [],
  });
  return row![0] ?? '';
}
const auditOf = (ngoId: string) =>
  runSql<[string, Record<string, unknown>, Record<string, unknown>]>(db, {
    text: `select action, before, after from audit_entry where ngo_id = $1::bigint order by id`,
    values: [ngoId],
  });

describe('the main account', () => {
  const makePrimary = (token: string, id: string) => change(`makePrimaryBankDetail/${id}`, { token });

  test('is the first one; another one becomes it after 48 hours', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const first = await addedAndActive(token);
    const second = await addedAndActive(token, { ...BANK_FORM, upiId: 'second@bank' });
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    expect((await makePrimary(token, first)).status).toBe(409);
    expect((await makePrimary(token, second)).body.data).toMatchObject({ waiting: { makesPrimary: true } });
    expect((await makePrimary(token, second)).status).toBe(409);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    await passHours(48);
    await applyDue();
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'second@bank' });
    expect((await list(token)).details.map(({ _id, isPrimary }) => [_id, isPrimary])).toEqual([
      [second, true],
      [first, false],
    ]);
  });

  test('can be chosen together with new details', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    await addedAndActive(token);
    await addedAndActive(token, { ...BANK_FORM, upiId: 'second@bank', primary: 'yes' });
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'second@bank' });
  });

  test('is removed last; gifts stop then', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const remove = (id: string) => change(`removeBankDetail/${id}`, { token });
    const first = await addedAndActive(token);
    const second = await addedAndActive(token, { ...BANK_FORM, upiId: 'second@bank' });
    expect((await remove(first)).status).toBe(409);
    expect((await remove(second)).status).toBe(200);
    expect(await donorsSee(ngoId)).toBeDefined();
    expect((await remove(first)).status).toBe(200);
    expect(await donorsSee(ngoId)).toBeUndefined();
    expect((await remove(first)).status).toBe(404);
    const { details, past } = await list(token);
    expect([details, past.map(({ removedAt }) => removedAt !== null)]).toEqual([[], [true, true]]);
    // The next one is the first again.
    await addedAndActive(token, { ...BANK_FORM, upiId: 'third@bank' });
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'third@bank' });
  });
});

test('bank details of another NGO do not exist', async () => {
  const owner = await savedNgoWithAccount();
  const id = await addedAndActive(owner.token);
  const { token } = await savedNgoWithAccount();
  const before = await textsOf('bank_detail_version');
  const get = await call('GET', `donation/getBankDetailById/${id}`, { token });
  const answers = [
    get,
    await callConfirmed('POST', `donation/withdrawBankDetail/${id}`, { token }),
    await edit(token, { id, ...BANK_FORM }),
    await change(`makePrimaryBankDetail/${id}`, { token }),
    await change(`removeBankDetail/${id}`, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await textsOf('bank_detail_version')).toBe(before);
  for (const odd of ['0', 'x', '99999999999999999999'])
    expect((await call('GET', `donation/getBankDetailById/${odd}`, { token })).status).toBe(404);
});

test('no account number and no UPI id is in a response, in the audit log, in a mail or in plain in a table', async () => {
  const { ngoId, token, email } = await savedNgoWithAccount();
  const answers: unknown[] = [];
  const added = await add(token);
  const id = added.body.data!._id;
  answers.push(added);
  await passHours(48);
  await applyDue();
  answers.push(await edit(token, { id, ...BANK_FORM, accountHolder: 'Sathi Trust' }));
  answers.push(await list(token), await call('GET', `donation/getBankDetailById/${id}`, { token }));
  await change(`removeBankDetail/${id}`, { token });
  const audit = await auditOf(ngoId);
  expect(audit.map(([action]) => action)).toEqual(['addBankDetail', 'editBankDetail', 'removeBankDetail']);
  expect(audit[0]![2]).toMatchObject({
    accountHolder: 'Sathi Seva Mandal',
    accountLast4: '5678',
    ifsc: 'SBI…01',
    upiMasked: 'sa…@examplebank',
  });
  const mails = await mailsTo(email);
  expect(mails.map(({ event }) => event).reverse()).toEqual([
    'bankChangeRequested',
    'bankChangeActive',
    'bankChangeRequested',
    'bankDetailRemoved',
  ]);
  const told = [answers, audit, mails].map((texts) => JSON.stringify(texts));
  const tables = ['bank_detail_version', 'audit_entry', 'mail', 'security_event'];
  told.push(...(await Promise.all(tables.map(textsOf))));
  expect(told.join(' ')).toContain('sa…@examplebank');
  for (const secret of SECRETS) for (const text of told) expect(text).not.toContain(secret);
});

test('an NGO that is erased leaves nothing of where its gifts went, and keeps its donations', async () => {
  const { features } = services;
  const { ngoId, token } = await savedNgoWithAccount();
  await addedAndActive(token);
  await runSql(db, { text: 'insert into bank_detail_freeze (ngo_id) values ($1::bigint)', values: [ngoId] });
  const [account] = await runSql<[string]>(db, {
    text: `insert into gateway_account (ngo_id, key_id, key_secret, webhook_secret, status, requested_by, takes_effect_at,
        decided_at, decided_by)
      values ($1::bigint, 'rzp_live_12345678', 'a.b', 'a.b', 'active', 1, now(), now(), 'staff') returning id::text`,
    values: [ngoId],
  });
  await runSql(db, {
    text: `insert into donation (ngo_id, reference, status, method, amount, language, search, gateway_account_id,
        gateway_order_id, received_on, received_at, proof)
      values ($1::bigint, 'DN-2345-67', 'received', 'gateway', 50000, 'en', '', $2::bigint, 'order_1', '2026-11-20', now(),
        'gateway')`,
    values: [ngoId, account![0]],
  });
  await db.transaction().execute(async (transaction) => {
    for (const { eraseNgo } of features) await eraseNgo?.({ ...services, db: transaction }, ngoId);
  });
  const counts = await runSql<[string, number]>(db, {
    text: `select 'detail', count(*)::int from bank_detail where ngo_id = $1::bigint
      union all select 'version', count(*)::int from bank_detail_version where ngo_id = $1::bigint
      union all select 'gateway', count(*)::int from gateway_account where ngo_id = $1::bigint
      union all select 'freeze', count(*)::int from bank_detail_freeze where ngo_id = $1::bigint
      union all select 'donation', count(*)::int from donation
        where ngo_id = $1::bigint and gateway_order_id = 'order_1' and gateway_account_id is null`,
    values: [ngoId],
  });
  expect(Object.fromEntries(counts)).toEqual({ detail: 0, version: 0, gateway: 0, freeze: 0, donation: 1 });
});
