import { beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  BANK_FORM,
  bankTesting,
  GATEWAY_FORM,
  SECRETS,
} from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { readGatewayAccount } from '#src/features/donation/gateway-account/gateway-keys.server.ts';
import type { FrozenNgo, WaitingChange } from './bank-oversight.contract.ts';
import { sharesWord } from './holder-name.rules.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, services, signedIn, mailsTo } = app;
const { savedNgoWithAccount, change, add, edit, list, passHours, addedAndActive, donorsSee, tokenTo } =
  bankTesting(app);
const { token: staff } = await signedIn({ role: 'staff' });

type List = { data: WaitingChange[]; total: number; frozen: FrozenNgo[]; frozenTotal: number };
const waiting = async (query = '') =>
  (await call<List>('GET', `donation/getAllBankChange${query}`, { token: staff })).body;
const confirm = ({ kind, _id }: Pick<WaitingChange, 'kind' | '_id'>) =>
  change(`confirmBankChange/${kind}/${_id}`, { token: staff });
const stop = ({ kind, _id }: Pick<WaitingChange, 'kind' | '_id'>, reason = 'Please call us') =>
  callConfirmed('POST', `donation/stopBankChange/${kind}/${_id}`, { token: staff, body: { reason } });
const release = (ngoId: string) => change(`releaseBankDetails/${ngoId}`, { token: staff });
const stopByLink = async (email: string) =>
  call('POST', 'donation/stopChange', { body: { token: await tokenTo(email) } });

beforeEach(async () => {
  for (const table of ['bank_detail_freeze', 'bank_detail_version', 'bank_detail', 'gateway_account'])
    await pool.query(`delete from ${table}`);
});

describe('the list of changes that wait', () => {
  test('has the oldest first, with old and new masked, and who asked', async () => {
    const first = await savedNgoWithAccount({ name: 'Sathi Trust of Rajkot' });
    const second = await savedNgoWithAccount({ name: 'Jeevan Jyot' });
    const id = await addedAndActive(first.token);
    await edit(first.token, { id, ...BANK_FORM, upiId: 'other@examplebank' });
    await passHours(1);
    await add(second.token);
    await passHours(1);
    await change('saveGatewayAccount', { token: second.token, body: GATEWAY_FORM });
    const { data, total, frozen } = await waiting();
    expect([total, frozen]).toEqual([3, []]);
    expect(data).toMatchObject([
      {
        kind: 'bank',
        ngo: { _id: first.ngoId, name: 'Sathi Trust of Rajkot' },
        destination: { upiMasked: 'ot…@examplebank' },
        before: { upiMasked: 'sa…@examplebank' },
        sharesName: true,
        requestedBy: first.email,
      },
      // Another name than that of the NGO: somebody should look twice.
      { kind: 'bank', ngo: { _id: second.ngoId }, before: null, sharesName: false },
      { kind: 'gateway', destination: { keyId: GATEWAY_FORM.keyId }, before: null, sharesName: null },
    ]);
    for (const secret of [...SECRETS, 'other@examplebank'])
      expect(JSON.stringify(data)).not.toContain(secret);
    const second2 = await waiting('?page=2&pageSize=2');
    expect(second2.data.map(({ kind }) => kind)).toEqual(['gateway']);
  });

  test('names what another main account takes the place of', async () => {
    const { token } = await savedNgoWithAccount();
    await addedAndActive(token);
    await add(token, { ...BANK_FORM, upiId: 'second@bank', primary: 'yes' });
    expect((await waiting()).data).toMatchObject([
      { makesPrimary: true, before: { upiMasked: 'sa…@examplebank' } },
    ]);
  });

  test('names nothing that an account beside the main one takes the place of', async () => {
    const { token } = await savedNgoWithAccount();
    await addedAndActive(token);
    await add(token, { ...BANK_FORM, upiId: 'second@bank' });
    expect((await waiting()).data).toMatchObject([{ makesPrimary: false, before: null }]);
  });

  test('is only for our team', async () => {
    const { token } = await savedNgoWithAccount();
    expect((await call('GET', 'donation/getAllBankChange', { token })).status).toBe(403);
  });
});

describe('our team', () => {
  test('confirms a change: donors see it at once', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    await add(token);
    await change('saveGatewayAccount', { token, body: GATEWAY_FORM });
    const { data } = await waiting();
    for (const row of data) expect((await confirm(row)).status).toBe(200);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    expect(await readGatewayAccount(services, ngoId)).toMatchObject(GATEWAY_FORM);
    expect((await list(token)).details).toMatchObject([{ active: { decidedBy: 'staff' } }]);
    expect((await mailsTo(email))[0]!.body).toContain('Our team has confirmed it.');
    expect((await confirm(data[0]!)).status).toBe(409);
    expect((await waiting()).total).toBe(0);
  });

  test('needs the password to confirm and to release', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    await add(token);
    const [row] = (await waiting()).data;
    for (const path of [`confirmBankChange/bank/${row!._id}`, `releaseBankDetails/${ngoId}`])
      expect((await call('POST', `donation/${path}`, { token: staff })).status).toBe(403);
    expect(await donorsSee(ngoId)).toBeUndefined();
  });

  test('stops a change with a reason that the NGO gets', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    const id = await addedAndActive(token);
    await edit(token, { id, ...BANK_FORM, upiId: 'other@bank' });
    const [row] = (await waiting()).data;
    expect((await stop(row!, ' ')).body).toMatchObject({ errors: { reason: 'Write why you stop it.' } });
    expect((await stop(row!, 'r'.repeat(501))).status).toBe(400);
    expect((await stop(row!, 'Please call us')).status).toBe(200);
    expect((await stop(row!)).status).toBe(409);
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: BANK_FORM.upiId });
    const { past, frozenAt } = await list(token);
    expect([past[0], frozenAt]).toMatchObject([{ status: 'stopped', stopReason: 'Please call us' }, null]);
    expect((await mailsTo(email))[0]!.body).toContain('Our team stopped it. The reason: Please call us');
  });

  test('stops what donors see already: gifts stop rather than go elsewhere', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    await addedAndActive(token);
    await stopByLink(email);
    const { frozen, frozenTotal } = await waiting();
    expect(frozenTotal).toBe(1);
    expect(frozen).toMatchObject([
      { ngo: { _id: ngoId }, active: [{ kind: 'bank', destination: { upiMasked: 'sa…@examplebank' } }] },
    ]);
    expect((await stop(frozen[0]!.active[0]!)).status).toBe(200);
    expect(await donorsSee(ngoId)).toBeUndefined();
    expect((await waiting()).frozen[0]!.active).toEqual([]);
    expect((await release(ngoId)).status).toBe(200);
    await addedAndActive(token, { ...BANK_FORM, upiId: 'right@bank' });
    expect(await donorsSee(ngoId)).toMatchObject({ upiId: 'right@bank' });
  });

  test('shows what was stopped when an NGO was frozen, and who asked for it', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    const { token: other, email: otherEmail } = await savedNgoWithAccount();
    await add(token);
    await stop((await waiting()).data[0]!);
    await add(token, { ...BANK_FORM, upiId: 'thief@bank' });
    await add(other);
    await stopByLink(email);
    await stopByLink(otherEmail);
    const { frozen } = await waiting();
    expect(frozen.find(({ ngo }) => ngo._id === ngoId)!.stopped).toMatchObject([
      { kind: 'bank', destination: { upiMasked: 'th…@bank' }, requestedBy: email },
    ]);
  });

  test('releases a frozen NGO, which can then change where its gifts go', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    await add(token);
    await stopByLink(email);
    expect((await add(token)).status).toBe(409);
    expect((await release(ngoId)).status).toBe(200);
    expect((await release(ngoId)).status).toBe(409);
    expect((await mailsTo(email))[0]!.event).toBe('bankDetailsReleased');
    expect((await add(token)).status).toBe(201);
  });

  test('confirms nothing of a frozen NGO', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    await add(token);
    await runSql(db, { text: 'insert into bank_detail_freeze values ($1::bigint)', values: [ngoId] });
    const [row] = (await waiting()).data;
    expect((await confirm(row!)).status).toBe(409);
    expect(await donorsSee(ngoId)).toBeUndefined();
  });

  test('is told of what does not exist', async () => {
    for (const _id of ['1', '999999', 'x', '0'])
      for (const kind of ['bank', 'gateway'] as const)
        expect([(await confirm({ kind, _id })).status, (await stop({ kind, _id })).status]).toEqual([
          404, 404,
        ]);
    expect(
      (await callConfirmed('POST', 'donation/stopBankChange/odd/1', { token: staff, body: {} })).status,
    ).toBe(404);
    expect((await release('x')).status).toBe(404);
  });

  test('leaves a trace of every decision, without secrets', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    await add(token);
    await confirm((await waiting()).data[0]!);
    await add(token);
    await stop((await waiting()).data[0]!);
    await add(token);
    await stopByLink(email);
    await release(ngoId);
    const entries = await runSql<[string, object]>(db, {
      text: `select action, to_jsonb(a) from audit_entry a where ngo_id = $1::bigint and role = 'staff' order by id`,
      values: [ngoId],
    });
    expect(entries.map(([action]) => action)).toEqual([
      'confirmBankChange',
      'stopBankChange',
      'releaseBankDetails',
    ]);
    for (const secret of SECRETS) expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

test.each([
  ['Sathi Seva Mandal', ['Sathi Seva Mandal Trust'], true],
  ['SAATHI TRUST', ['Sathi Seva Mandal'], true],
  ['સાથી મંડળ', ['Sathi Seva Mandal'], true],
  ['Jivan', ['Life', 'જીવન', null], true],
  ['Rajesh Kumar', ['Sathi Seva Mandal'], false],
  ['Seva Trust', ['Sathi Seva Mandal'], false],
  ['', ['Sathi Seva Mandal'], false],
])('whether %s shares a word with %s: %s', (holder, names, expected) => {
  expect(sharesWord({ holder, names })).toBe(expected);
});
