import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  BANK_FORM,
  bankTesting,
  GATEWAY_FORM,
  SECRETS,
} from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { contactTesting, NEW, OLD } from '#src/features/donation/bank-changes/contacts.fixture.ts';
import type { ChangeToStop } from './stop-change.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, signedIn, mailsTo } = app;
const {
  savedNgoWithAccount,
  change,
  add,
  edit,
  list,
  passHours,
  applyDue,
  addedAndActive,
  donorsSee,
  tokenTo,
} = bankTesting(app);
const { own, save } = await contactTesting(app);
const staff = await signedIn({ role: 'staff' });

type Answer = { data: ChangeToStop };
const read = (token: string) => call<Answer>('POST', 'donation/readChangeToStop', { body: { token } });
const stop = (token: string) => call<Answer>('POST', 'donation/stopChange', { body: { token } });
const events = async () =>
  (
    await pool.query<{ details: object; network: string }>(`select details, network from security_event
    where kind = 'bankChangeStopped'`)
  ).rows;

beforeEach(async () => {
  await pool.query('delete from security_event');
});

/** An NGO whose UPI id somebody with its password has changed. */
async function swapped() {
  const owner = await savedNgoWithAccount();
  const id = await addedAndActive(owner.token);
  await edit(owner.token, { id, ...BANK_FORM, upiId: 'intruder@examplebank' });
  return { ...owner, id, link: await tokenTo(owner.email) };
}

describe('the link in the mail about a change', () => {
  test('shows what it stops, masked, and changes nothing by being opened', async () => {
    const { ngoId, link, token, email } = await swapped();
    const { status, body } = await read(link);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'open',
      destination: { upiMasked: 'in…@examplebank', accountLast4: '5678' },
      isActive: false,
      requestedBy: email,
      current: [{ upiMasked: 'sa…@examplebank' }],
    });
    for (const secret of [...SECRETS, 'intruder@examplebank'])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect((await list(token)).frozenAt).toBeNull();
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
  });

  test('blames nobody if several people asked for what it stops', async () => {
    const readBlamed = async (ngoId: string) =>
      (await pool.query('select requested_by from bank_detail_freeze where ngo_id = $1', [ngoId])).rows;
    const alone = await swapped();
    await stop(alone.link);
    expect(await readBlamed(alone.ngoId)).toEqual([{ requested_by: alone.email }]);
    const { ngoId, link } = await swapped();
    const second = await signedIn({ role: 'ngo', ngoId });
    await add(second.token);
    await stop(link);
    expect(await readBlamed(ngoId)).toEqual([{ requested_by: null }]);
  });

  test('stops it, freezes the NGO, tells everyone and is in the security log', async () => {
    const { ngoId, link, token, id, email } = await swapped();
    expect((await stop(link)).body.data).toMatchObject({ state: 'frozen' });
    await passHours(49);
    expect(await applyDue()).toBe(0);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    const { frozenAt, details, past } = await list(token);
    expect([frozenAt !== null, details[0]!.waiting]).toEqual([true, null]);
    expect(past).toMatchObject([{ upiMasked: 'in…@examplebank', status: 'stopped', decidedBy: 'link' }]);
    const refused = [
      await edit(token, { id, ...BANK_FORM, upiId: 'third@bank' }),
      await add(token),
      await change(`makePrimaryBankDetail/${id}`, { token }),
      await callConfirmed('POST', `donation/withdrawBankDetail/${id}`, { token }),
      await change('saveGatewayAccount', { token, body: GATEWAY_FORM }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(refused[0]!.body.msg).toContain('Someone said that a change was not yours.');
    expect(await events()).toEqual([{ details: { ngo: ngoId }, network: expect.any(String) }]);
    expect((await mailsTo(email))[0]).toMatchObject({ event: 'bankChangeStopped' });
    const [alarm] = await mailsTo(staff.email);
    expect(alarm).toMatchObject({ event: 'bankChangeAlarm' });
    expect(alarm!.body).toContain('UPI id “in…@examplebank”');
    expect(alarm!.body).toContain('/sahay/bankDetails');
  });

  test('does so once, however often the button is pressed', async () => {
    const { link, email } = await swapped();
    const answers = await Promise.all([stop(link), stop(link), stop(link)]);
    expect(answers.map(({ body }) => body.data.state)).toEqual(['frozen', 'frozen', 'frozen']);
    expect(await events()).toHaveLength(1);
    expect((await mailsTo(email)).filter(({ event }) => event === 'bankChangeStopped')).toHaveLength(1);
  });

  test('also stops what an intruder did since: further changes, new bank details and keys', async () => {
    const { ngoId, link, token, id } = await swapped();
    await edit(token, { id, ...BANK_FORM, upiId: 'second@examplebank' });
    await add(token, { ...BANK_FORM, upiId: 'third@examplebank', primary: 'yes' });
    await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
    // The first change was withdrawn by the second.
    expect((await read(link)).body.data).toMatchObject({ state: 'open', isPast: true });
    await stop(link);
    await runSql(db, { text: 'delete from bank_detail_freeze', values: [] });
    await passHours(49);
    expect(await applyDue()).toBe(0);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    expect((await list(token)).details).toHaveLength(1);
  });

  test('still freezes the NGO when donors see the change already, and says so to our team', async () => {
    const { ngoId, link, email } = await swapped();
    await passHours(48);
    await applyDue();
    for (const token of [link, await tokenTo(email, 'bankChangeActive')])
      expect((await read(token)).body.data).toMatchObject({ state: 'open', isActive: true });
    await stop(link);
    // What donors see is for our team to decide.
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'intruder@examplebank' });
    expect((await mailsTo(staff.email))[0]!.body).toContain('is public already.');
  });

  test('lets the NGO take an account off that is not its own: gifts then go nowhere until our team releases it', async () => {
    const { ngoId, token, id, link } = await swapped();
    await add(token, { ...BANK_FORM, upiId: 'second@bank' });
    await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
    await passHours(48);
    await applyDue();
    await stop(link);
    // With the password, as ever.
    expect((await call('POST', `donation/removeBankDetail/${id}`, { token })).status).toBe(403);
    expect((await change(`removeBankDetail/${id}`, { token })).status).toBe(200);
    expect((await change('removeGatewayAccount', { token })).status).toBe(200);
    expect(await donorsSee(ngoId)).toBeUndefined();
    const { details } = await list(token);
    expect(details).toMatchObject([{ isPrimary: false, active: { upiMasked: 'se…@bank' } }]);
    const [other] = details;
    for (const [path, body] of [
      ['addBankDetail', BANK_FORM],
      [`editBankDetail/${other!._id}`, { ...BANK_FORM, upiId: 'third@bank' }],
      [`makePrimaryBankDetail/${other!._id}`, undefined],
      ['saveGatewayAccount', GATEWAY_FORM],
    ] as const)
      expect((await change(path, { token, body })).status, path).toBe(409);
    await change(`releaseBankDetails/${ngoId}`, { token: staff.token });
    expect((await change(`makePrimaryBankDetail/${other!._id}`, { token })).status).toBe(200);
  });

  test('freezes the NGO when its bank details or keys were removed', async () => {
    const { ngoId, token, id, email } = await swapped();
    const remover = await signedIn({ role: 'ngo', ngoId });
    await change(`removeBankDetail/${id}`, { token: remover.token });
    const link = await tokenTo(email, 'bankDetailRemoved');
    const removal = { by: remover.email, at: expect.any(String) };
    expect((await read(link)).body.data).toMatchObject({ state: 'open', isPast: true, removal, current: [] });
    expect((await stop(link)).body.data).toMatchObject({ state: 'frozen', removal });
    expect((await add(token)).status).toBe(409);
  });

  test('says who removed keys or contact details, and nothing of the kind of what was withdrawn', async () => {
    const { token, email } = await savedNgoWithAccount(OLD);
    await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
    await passHours(48);
    await applyDue();
    await change('removeGatewayAccount', { token });
    const keys = await tokenTo(email, 'bankDetailRemoved');
    await pool.query('delete from mail');
    await save(token, { phone: '' });
    const phone = await tokenTo(email, 'bankDetailRemoved');
    const removal = { by: email, at: expect.any(String) };
    expect((await read(keys)).body.data).toMatchObject({
      removal,
      destination: { keyId: GATEWAY_FORM.keyId },
    });
    expect((await read(phone)).body.data).toMatchObject({
      removal,
      destination: { fields: { phone: OLD.phone } },
    });
    await add(token);
    const [detail] = (await list(token)).details;
    const link = await tokenTo(email);
    await callConfirmed('POST', `donation/withdrawBankDetail/${detail!._id}`, { token });
    expect((await read(link)).body.data).toMatchObject({ isPast: true, removal: null });
  });

  test('does nothing any more once our team has cleared it up', async () => {
    const { ngoId, link, token } = await swapped();
    await stop(link);
    const release = await change(`releaseBankDetails/${ngoId}`, { token: staff.token });
    expect(release.status).toBe(200);
    expect((await stop(link)).body.data.state).toBe('over');
    expect((await list(token)).frozenAt).toBeNull();
    expect(await events()).toHaveLength(1);
  });

  test('stops what waits now, also through the mail of a change that was stopped and cleared up', async () => {
    const { ngoId, link, token } = await swapped();
    await stop(link);
    await change(`releaseBankDetails/${ngoId}`, { token: staff.token });
    const second = { accountNumber: '50100012344599', accountNumberAgain: '50100012344599' };
    await add(token, { ...BANK_FORM, ...second });
    const { data } = (await read(link)).body;
    expect(data).toMatchObject({
      state: 'open',
      destination: { upiMasked: 'in…@examplebank' },
      isPast: true,
      waiting: [{ destination: { accountLast4: '4599' }, current: [{ upiMasked: 'sa…@examplebank' }] }],
    });
    expect((await stop(link)).body.data).toMatchObject({ state: 'frozen', waiting: [] });
    await passHours(49);
    expect(await applyDue()).toBe(0);
    expect(await events()).toHaveLength(2);
  });

  test('tells everyone and our team all that it stopped, money first', async () => {
    const { token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone, pan: NEW.pan, website: NEW.website });
    const link = await tokenTo(email);
    await add(token);
    await stop(link);
    for (const [to, subject] of [
      [email, ': 3 changes were stopped'],
      [staff.email, 'Please call '],
    ] as const) {
      const [mail] = await mailsTo(to);
      expect(mail!.subject).toContain(subject);
      expect(mail!.subject).toContain(': 3 changes were stopped');
      expect(mail!.body).toMatch(/Stopped: “Sathi[\s\S]*account ending 5678[\s\S]*Stopped: [\s\S]*Stopped: /);
      for (const words of ['98123', 'AAATX9999X', 'new.example.org']) expect(mail!.body).toContain(words);
    }
  });

  test('lists everything that waits, money first, also through the mail of what was withdrawn', async () => {
    const { token, email } = await savedNgoWithAccount(OLD);
    await save(token, { phone: NEW.phone, name: NEW.name });
    const link = await tokenTo(email);
    for (const { _id } of (await own(token)).changes)
      await callConfirmed('POST', `ngo/withdrawNgoChange/${_id}`, { token });
    await save(token, { website: NEW.website });
    await add(token);
    await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
    expect((await read(link)).body.data).toMatchObject({
      state: 'open',
      isPast: true,
      waiting: [
        { destination: { accountLast4: '5678' }, requestedBy: email, current: [] },
        { destination: { keyId: GATEWAY_FORM.keyId } },
        {
          destination: { fields: { website: NEW.website } },
          current: [{ fields: { website: OLD.website } }],
        },
      ],
    });
  });

  test('works for 30 days', async () => {
    const { link } = await swapped();
    const requestedAt = Date.parse((await read(link)).body.data.requestedAt);
    vi.useFakeTimers({ toFake: ['Date'], now: requestedAt + 30 * 24 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await read(link)).status).toBe(200);
    vi.advanceTimersByTime(1);
    expect([(await read(link)).status, (await stop(link)).status]).toEqual([404, 404]);
    expect(await events()).toEqual([]);
  });
});

test('an unknown link is a 404 and changes nothing', async () => {
  const { link, token } = await swapped();
  for (const odd of ['nothing', link.slice(0, -1), `${link}.x`, 'bank-1.', '.'])
    expect([(await read(odd)).status, (await stop(odd)).status], odd).toEqual([404, 404]);
  expect((await call('POST', 'donation/stopChange', { body: { token: 'x'.repeat(201) } })).status).toBe(400);
  expect((await list(token)).frozenAt).toBeNull();
});
