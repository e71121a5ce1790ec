import { describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM, bankTesting } from './bank-changes.fixture.ts';
import { changeOfToken, changeToken } from '#src/features/ngo/guarded-changes/change-token.server.ts';

const app = await testApp();
const { call, confirmed, db, services, signedIn, mailsTo } = app;
const { savedNgoWithAccount, add, edit, passHours, applyDue, addedAndActive, donorsSee } = bankTesting(app);

const emailOf = async (ngoId: string) => {
  const [row] = await runSql<[string]>(db, {
    text: 'select email from ngo where id = $1::bigint',
    values: [ngoId],
  });
  return row![0];
};
/** Puts another mail address on the page of the NGO, as its manager does, waits, and returns the one before. */
async function setEmail({ ngoId, token }: { ngoId: string; token: string }, email: string): Promise<string> {
  const before = await emailOf(ngoId);
  const { body } = await call<{ data: Record<string, unknown> }>('GET', 'ngo/getOwnNgo', { token });
  const { status } = await call('POST', 'ngo/updateNgo', {
    token,
    headers: await confirmed(token),
    body: {
      revision: body.data['revision'],
      name: body.data['name'],
      category: 'health',
      city: 'Rajkot',
      phone: '9876543210',
      email,
    },
  });
  expect(status).toBe(200);
  await passHours(48);
  await applyDue();
  return before;
}
/** The mails to an address about bank details. */
const bankMailsTo = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.includes('bank details'));

describe('a change is mailed at once', () => {
  test('to every account in its language, and to the address on the page', async () => {
    const owner = await savedNgoWithAccount({ nameGu: 'સાથી સેવા મંડળ' });
    const colleague = await signedIn({ role: 'ngo', ngoId: owner.ngoId });
    const disabled = await signedIn({ role: 'ngo', ngoId: owner.ngoId });
    await runSql(db, {
      text: `update account set language = 'gu' where id = $1::bigint`,
      values: [colleague.id],
    });
    await runSql(db, {
      text: `update account set disabled_at = now() where id = $1::bigint`,
      values: [disabled.id],
    });
    await addedAndActive(owner.token);
    await edit(owner.token, { id: await onlyId(owner.token), ...BANK_FORM, upiId: 'other@examplebank' });
    const [mail] = await mailsTo(owner.email);
    expect(mail!.event).toBe('bankChangeRequested');
    for (const words of [
      `${owner.email} asked to change where gifts to`,
      'New: “Sathi Seva Mandal”, State Bank of India, “Rajkot”, IFSC SBIN0000001, account ending 5678, UPI id “ot…@examplebank”.',
      'Until now: “Sathi Seva Mandal”, State Bank of India, “Rajkot”, IFSC SBIN0000001, account ending 5678, UPI id “sa…@examplebank”.',
      'Donors see it from',
      'This was not us: stop it',
      'http://localhost/donate/stopChange?change=bank-',
    ])
      expect(mail!.body).toContain(words);
    const [gujarati] = await mailsTo(colleague.email);
    expect(gujarati!.subject).toBe('સાથી સેવા મંડળ: બેંકની નવી વિગતો રાહ જુએ છે');
    expect(gujarati!.body).toContain('/gu/donate/stopChange?change=bank-');
    expect(await mailsTo(await emailOf(owner.ngoId))).toHaveLength(3);
    // Only our team disables accounts, perhaps that of an intruder.
    expect(await mailsTo(disabled.email)).toEqual([]);
  });

  test('naming the account that a second one takes the place of', async () => {
    const owner = await savedNgoWithAccount();
    await addedAndActive(owner.token);
    await add(owner.token, { ...BANK_FORM, upiId: 'second@bank', primary: 'yes' });
    const [mail] = await mailsTo(owner.email);
    expect(mail!.body).toContain('UPI id “sa…@examplebank”.');
    expect(mail!.body).not.toContain('Until now there was nothing here.');
    // One beside it takes nobody's place.
    await add(owner.token, { ...BANK_FORM, upiId: 'third@bank' });
    expect((await mailsTo(owner.email))[0]!.body).toContain('Until now there was nothing here.');
  });

  test('to addresses that stood on the page within 90 days, whoever replaced them', async () => {
    const owner = await savedNgoWithAccount();
    const real = await setEmail(owner, 'intruder@example.com');
    // However often it is changed, the first one gets the mail.
    for (let turn = 0; turn < 12; turn++) await setEmail(owner, `intruder${turn}@example.com`);
    await add(owner.token);
    for (const address of [real, 'intruder@example.com', 'intruder11@example.com'])
      expect(await bankMailsTo(address), address).toHaveLength(1);
  });

  test('not to those replaced earlier', async () => {
    const owner = await savedNgoWithAccount();
    const real = await setEmail(owner, 'new@example.com');
    const longAgo = `update ngo_guarded_change set decided_at = now() - interval '91 days' where ngo_id = $1`;
    await app.pool.query(longAgo, [owner.ngoId]);
    await add(owner.token);
    expect(await bankMailsTo(real)).toEqual([]);
    expect(await bankMailsTo('new@example.com')).toHaveLength(1);
  });

  test('once to an address that is both an account and on the page', async () => {
    const owner = await savedNgoWithAccount();
    await setEmail(owner, owner.email.toUpperCase());
    await add(owner.token);
    expect(await bankMailsTo(owner.email)).toHaveLength(1);
  });
});

test('that donors see a change is mailed too', async () => {
  const owner = await savedNgoWithAccount();
  await addedAndActive(owner.token);
  const [mail] = await mailsTo(owner.email);
  expect(mail).toMatchObject({ event: 'bankChangeActive' });
  expect(mail!.body).toContain('The 48 hours are over.');
  expect(mail!.body).toContain('/donate/stopChange?change=bank-');
});

test('several processes make a due change public once', async () => {
  const owner = await savedNgoWithAccount();
  await add(owner.token);
  await passHours(48);
  const applied = await Promise.all([applyDue(), applyDue(), applyDue()]);
  expect(applied.reduce((sum, count) => sum + count)).toBe(1);
  expect((await mailsTo(owner.email)).map(({ event }) => event)).toEqual([
    'bankChangeActive',
    'bankChangeRequested',
  ]);
  expect(await donorsSee(owner.ngoId)).toBeDefined();
});

test('a token stops what it was made for, and nothing else', () => {
  const { keys } = services;
  const token = changeToken({ keys, change: { kind: 'gateway', id: '12' } });
  expect(changeOfToken({ keys, token })).toEqual({ kind: 'gateway', id: '12' });
  for (const odd of [
    token.replace('12', '13'),
    token.replace('gateway', 'bank'),
    `${token}x`,
    '',
    'bank-1',
    '.',
  ])
    expect(changeOfToken({ keys, token: odd })).toBeUndefined();
});

async function onlyId(token: string): Promise<string> {
  return (await bankTesting(app).list(token)).details[0]!._id;
}
