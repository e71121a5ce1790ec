import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../tests/support/test-app.ts';
import { sealTotp } from './features/account/second-factor/totp-secrets.server.ts';
import { readPaymentDetails } from './features/donation/bank-details/payment-details.server.ts';
import { donationTesting } from './features/donation/donation.fixture.ts';
import { unsealDonorId } from './features/donation/donor/donor-id.server.ts';
import { updatePin } from './features/help-request/assisted/assisted.queries.server.ts';
import { isPin, sealPin } from './features/help-request/assisted/pin.server.ts';
import {
  readGatewayAccount,
  sealGatewaySecret,
} from './features/donation/gateway-account/gateway-keys.server.ts';
import { sealYearFile } from './features/donation/donor-year-file/year-file-content.server.ts';
import { readReceiptOfNgo } from './features/donation/receipts/receipt.service.server.ts';
import { readConfig } from './server/config.server.ts';
import { checkSecretKey } from './server/database/database-checks.server.ts';
import { startRuntime } from './server/runtime.server.ts';
import { deriveKeys, hashWith, sealPrefix } from './server/security/keys.server.ts';
import { sealedColumns } from './sealed-columns.server.ts';

const OLD = 'the secret key from before, which someone may have seen';
const NEW = 'the secret key from now on, which nobody else has seen';
const old = deriveKeys(OLD);
const current = deriveKeys(NEW);
const app = await testApp({ keys: old });
const { db, pool, services, signedIn, url } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);
const CLI = fileURLToPath(new URL('rotate-secrets.cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sahay-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ACCOUNT_NUMBER = '50100099887766';
const UPI_ID = 'sathi@examplebank';
const PAN = 'ABCPD1234E';
const PIN = '730194';
const GATEWAY_SECRET = 'gatewaySecretOfTheNgo';
const SECRETS = [ACCOUNT_NUMBER, UPI_ID, PAN, GATEWAY_SECRET, 'JBSWY3DPEHPK3PXP'];

function run(env: Record<string, string>): Promise<{ code: number; output: string; errors: string }> {
  const child = spawn(process.execPath, [CLI], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url, NODE_ENV: '', LOG_LEVEL: '', ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? -1, output, errors })));
}

/** Returns everything that a dump of the database contains, table by table. */
async function dump(): Promise<{ table: string; text: string }[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return Promise.all(
    rows.map(async ({ table }) => {
      const result = await pool.query<{ text: string | null }>(
        `select string_agg(to_jsonb(t)::text, ' ') as text from ${table} t`,
      );
      return { table, text: result.rows[0]!.text ?? '' };
    }),
  );
}

let ngoId: string;
let donation: Awaited<ReturnType<typeof savedDonation>>;
let receiptId: string;
let requestId: string;
beforeAll(async () => {
  ngoId = await savedGivingNgo();
  await pool.query('delete from bank_detail_version');
  await pool.query('delete from bank_detail');
  await donationTesting(app).savedBankDetail(ngoId, { accountNumber: ACCOUNT_NUMBER, upiId: UPI_ID });
  const sealed = (text: string) => sealGatewaySecret({ keys: old, ngoId, text });
  await pool.query(
    `insert into gateway_account (ngo_id, key_id, key_secret, webhook_secret, status, requested_by, takes_effect_at,
        decided_at, decided_by)
      values ($1, 'rzp_test_12345678', $2, $3, 'active', 1, now(), now(), 'staff')`,
    [ngoId, sealed(GATEWAY_SECRET), sealed(GATEWAY_SECRET)],
  );
  const account = await signedIn({ role: 'ngo', ngoId });
  const totp = sealTotp({ keys: old, id: account.id, secret: 'JBSWY3DPEHPK3PXP' });
  await pool.query('update account set totp_secret = $1 where id = $2', [totp, account.id]);
  donation = await savedDonation({ ngoId, status: 'received', donorId: { kind: 'pan', id: PAN } });
  await app.runJobs('mailReceipt');
  const { rows } = await pool.query<{ id: string }>('select id::text from donation_receipt');
  receiptId = rows[0]!.id;
  await pool.query(
    `insert into donor_year_file (email, year, language, contents, sealed, made_at) values ($1, 2026, 'en', 'x', $2, now())`,
    [donation.email, sealYearFile({ keys: old, email: donation.email, bytes: Buffer.from(PAN) })],
  );
  const requests = await pool.query<{ id: string }>(
    `insert into help_request (reference, is_assisted, may_mail, user_name, user_mobile, user_address, help_description,
        user_city, district, user_help_category, user_pin, language, sent_hash, content_hash)
      values ('SH-2222-22', true, false, 'Jivi', '9825012345', 'Well', 'Eyes', 'Rajkot', 'Rajkot', 'Health', '360001', 'gu',
        'sent', 'content') returning id::text`,
  );
  requestId = requests.rows[0]!.id;
  const pin = sealPin({ keys: old, requestId, pin: PIN });
  await pool.query(`insert into help_assistance (request_id, account_id, pin_sealed) values ($1, $2, $3)`, [
    requestId,
    account.id,
    pin,
  ]);
  await updatePin(db, { requestId, pinSealed: pin });
});

test('a dump of the database without the key shows no account number, UPI id, tax number or gateway secret', async () => {
  const tables = await dump();
  expect(tables.length).toBeGreaterThan(50);
  const all = tables.map(({ text }) => text).join(' ');
  // It does show what is not secret, so it is a dump.
  for (const shown of [donation.reference, donation.email, 'rzp_test_12345678', 'કોકિલા'])
    expect(all).toContain(shown);
  for (const secret of SECRETS)
    expect(
      tables.filter(({ text }) => text.includes(secret)).map(({ table }) => table),
      secret,
    ).toEqual([]);
});

test('every column that contains sealed texts is sealed anew by a rotation', async () => {
  const prefix = sealPrefix(old);
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.data_type = 'text' and t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query(`select 1 from "${table}" where starts_with("${column}", $1) limit 1`, [
      prefix,
    ]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  // A reminder of a standing gift contains the same column as a donation.
  expect(found.sort()).toEqual(declared.filter((name) => name !== 'standing_gift.donor_id').sort());
});

test('production does not start with a key that opens nothing, and writes nothing', async () => {
  const before = await dump();
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: `${url}&application_name=app`,
    DATABASE_OWNER_URL: url,
    NODE_ENV: 'production',
    MAIL_TO_FILES: 'on',
    LOG_LEVEL: 'silent',
    SECRET_KEY: NEW,
  });
  const refusal = await startRuntime(config, sealedColumns).catch((error: Error) => error.message);
  expect(refusal).toMatch(
    new RegExp(`^SECRET_KEY \\(id ${current.id}\\) does not open what is stored in .*`),
  );
  for (const part of ['donation.donor_id', `a key with the id ${old.id}`]) expect(refusal).toContain(part);
  expect(await dump()).toEqual(before);

  const check = (keys: typeof old, lost: string[] = []) =>
    checkSecretKey({ db, keys, lost, columns: sealedColumns });
  await check(old);
  await check(deriveKeys(NEW, OLD));
  await check(current, [old.id]);
  await expect(check(current)).rejects.toThrow('does not open');
});

test('after the rotation, the new key opens everything and the old one nothing', async () => {
  const wrong = await run({ SECRET_KEY: NEW });
  expect(wrong.code).toBe(1);
  expect(wrong.errors).toContain('is an earlier SECRET_KEY missing?');
  const rotated = await run({ SECRET_KEY: NEW, PREVIOUS_SECRET_KEY: OLD });
  expect(rotated).toMatchObject({ code: 0, errors: '' });
  expect(rotated.output).toContain('donation.donor_id: 1 sealed with the new key');
  const again = await run({ SECRET_KEY: NEW });
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(again.output).toContain('donation.donor_id: 0 sealed with the new key');
  expect((await dump()).filter(({ text }) => text.includes(sealPrefix(old)))).toEqual([]);

  const read = (keys: typeof old) => readPaymentDetails({ db, keys }, { ngoId, isForeign: false });
  expect(await read(current)).toMatchObject({ accountNumber: ACCOUNT_NUMBER, upiId: UPI_ID });
  await expect(read(old)).rejects.toThrow(/No key/);
  expect(await readGatewayAccount({ db, keys: current }, ngoId)).toMatchObject({ keySecret: GATEWAY_SECRET });
  const { rows } = await pool.query<{ sealed: string; hash: string }>(
    'select donor_id as sealed, donor_id_hash as hash from donation',
  );
  const { reference } = donation;
  expect(unsealDonorId({ keys: current, reference, sealed: rows[0]!.sealed })).toBe(PAN);
  expect(rows[0]!.hash).toBe(hashWith(current.code, PAN));
  const { receipt } = await readReceiptOfNgo({ ...services, keys: current }, { id: receiptId, ngoId });
  expect(receipt.content.donor.id).toEqual({ kind: 'pan', id: PAN });
  const pins = await pool.query<{ sealed: string }>('select pin_sealed as sealed from help_assistance');
  expect(isPin({ keys: current, requestId, sealed: pins.rows[0]!.sealed, digits: PIN })).toBe(true);
});
