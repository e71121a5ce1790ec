import { describe, expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  bankTesting,
  GATEWAY_FORM,
  SECRETS,
} from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import type { GatewayAccounts } from './gateway-account.contract.ts';
import { checkGatewayForm } from './gateway-account.rules.ts';
import { readGatewayAccount, readGatewayAccounts } from './gateway-keys.server.ts';

const app = await testApp();
const { call, callConfirmed, db, services, mailsTo } = app;
const { savedNgoWithAccount, change, passHours, applyDue, tokenTo } = bankTesting(app);

type Answer = { msg: string; errors?: Record<string, string>; data?: GatewayAccounts };
const save = (token: string, form: object = GATEWAY_FORM) =>
  change<Answer>('saveGatewayAccount', { token, body: form });
const read = async (token: string) =>
  (await call<{ data: GatewayAccounts }>('GET', 'donation/getGatewayAccount', { token })).body.data;
const other = { ...GATEWAY_FORM, keyId: 'rzp_live_otherKey1234', keySecret: 'anotherSecretOfTheNgo99' };

describe('the keys of the gateway', () => {
  test('wait for 48 hours before they are used', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const { status, body } = await save(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      active: null,
      waiting: { keyId: GATEWAY_FORM.keyId },
      webhookUrl: `http://localhost/api/donation/gatewayWebhook/${ngoId}`,
    });
    expect(await readGatewayAccount(services, ngoId)).toBeUndefined();
    expect(await readGatewayAccounts(services, ngoId)).toEqual([]);
    await passHours(48);
    expect(await applyDue()).toBe(1);
    expect(await readGatewayAccount(services, ngoId)).toMatchObject({ ngoId, ...GATEWAY_FORM });
    expect(await read(token)).toMatchObject({ active: { keyId: GATEWAY_FORM.keyId }, waiting: null });
  });

  test('are replaced by others in the same way; webhooks of the old ones count for a day', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    await save(token);
    await passHours(48);
    await applyDue();
    await save(token, { ...other, keyId: 'rzp_live_withdrawn123' });
    await save(token, other);
    expect(await readGatewayAccount(services, ngoId)).toMatchObject({ keyId: GATEWAY_FORM.keyId });
    await passHours(48);
    expect(await applyDue()).toBe(1);
    expect(await readGatewayAccount(services, ngoId)).toMatchObject({ keyId: other.keyId });
    const known = await readGatewayAccounts(services, ngoId);
    expect(known.map(({ keyId }) => keyId)).toEqual([other.keyId, GATEWAY_FORM.keyId]);
    await runSql(db, {
      text: `update gateway_account set webhook_until = webhook_until - interval '24 hours' where ngo_id = $1::bigint`,
      values: [ngoId],
    });
    expect((await readGatewayAccounts(services, ngoId)).map(({ keyId }) => keyId)).toEqual([other.keyId]);
  });

  test('end at once, with those they replaced, when they are removed', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    for (const form of [GATEWAY_FORM, other]) {
      await save(token, form);
      await passHours(48);
      await applyDue();
    }
    expect(await readGatewayAccounts(services, ngoId)).toHaveLength(2);
    expect((await change('removeGatewayAccount', { token })).status).toBe(200);
    expect(await readGatewayAccounts(services, ngoId)).toEqual([]);
  });

  test('can be withdrawn while they wait, and removed at once', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    const withdraw = () => callConfirmed('POST', 'donation/withdrawGatewayAccount', { token });
    const remove = () => change('removeGatewayAccount', { token });
    expect([(await withdraw()).status, (await remove()).status]).toEqual([409, 409]);
    await save(token);
    expect((await withdraw()).status).toBe(200);
    await passHours(48);
    expect(await applyDue()).toBe(0);
    await save(token);
    await passHours(48);
    await applyDue();
    await save(token, other);
    expect((await remove()).status).toBe(200);
    expect(await readGatewayAccount(services, ngoId)).toBeUndefined();
    expect(await read(token)).toMatchObject({ active: null, waiting: null });
    expect((await mailsTo(email))[0]!.subject).toContain('the Razorpay keys were removed');
    expect(await tokenTo(email, 'bankDetailRemoved')).toMatch(/^gateway-/);
  });

  test('need the password again, and no secret leaves the server', async () => {
    const { ngoId, token, email } = await savedNgoWithAccount();
    const refused = await call('POST', 'donation/saveGatewayAccount', { token, body: GATEWAY_FORM });
    expect(refused.status).toBe(403);
    const saved = await save(token);
    const audit = await runSql<[string, object]>(db, {
      text: 'select action, to_jsonb(a) from audit_entry a where ngo_id = $1::bigint',
      values: [ngoId],
    });
    expect(audit.map(([action]) => action)).toEqual(['saveGatewayAccount']);
    const [stored] = await runSql<[string]>(db, {
      text: 'select to_jsonb(g)::text from gateway_account g where ngo_id = $1::bigint',
      values: [ngoId],
    });
    const told = JSON.stringify([saved, await read(token), audit, await mailsTo(email), stored]);
    expect(told).toContain(GATEWAY_FORM.keyId);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
  });

  test('are checked all at once', async () => {
    const { token } = await savedNgoWithAccount();
    const { status, body } = await save(token, { keyId: 'x', keySecret: '', webhookSecret: 'short' });
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['keyId', 'keySecret', 'webhookSecret']]);
  });
});

describe('a form of keys', () => {
  const errorsOf = (form: object, allowsTest = false) =>
    checkGatewayForm({ ...GATEWAY_FORM, ...form }, { allowsTest }).errors;
  test.each([
    [{}, {}],
    [{ keyId: ' rzp_live_aB3dE5fG7hJ9 ' }, {}],
    [{ keyId: 'rzp_live_' }, { keyId: 'gatewayKeyIdWrong' }],
    [{ keyId: 'sk_live_aB3dE5fG7hJ9' }, { keyId: 'gatewayKeyIdWrong' }],
    [{ keyId: 'k'.repeat(61) }, { keyId: 'textLong' }],
    [{ keySecret: 'has a blank in it 123' }, { keySecret: 'gatewaySecretWrong' }],
    [{ webhookSecret: 'with a blank in it' }, { webhookSecret: 'gatewayWebhookWrong' }],
    [{ webhookSecret: GATEWAY_FORM.keySecret }, { webhookSecret: 'gatewaySecretsSame' }],
    [{ webhookSecret: 's'.repeat(101) }, { webhookSecret: 'textLong' }],
  ])('%o: %o', (form, errors) => {
    expect(errorsOf(form)).toEqual(errors);
  });

  test('accepts keys for tests only in a demo: they take no money', () => {
    const form = { keyId: 'rzp_test_aB3dE5fG7hJ9' };
    expect(errorsOf(form)).toEqual({ keyId: 'gatewayKeyIdTest' });
    expect(errorsOf(form, true)).toEqual({});
  });
});
