import { timesBeforeNow } from '../../../../tests/support/days.ts';
import { saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { BankDetail, BankDetails } from '../bank-details/bank-details.contract.ts';
import { donationTesting } from '../donation.fixture.ts';
import { readPaymentDetails } from '../bank-details/payment-details.server.ts';
import { applyDueBankDetails } from './activation.service.server.ts';

export const BANK_FORM = {
  accountHolder: 'Sathi Seva Mandal',
  accountNumber: '50100012345678',
  accountNumberAgain: '50100012345678',
  ifsc: 'SBIN0000001',
  branch: 'Rajkot',
  upiId: 'sathi@examplebank',
};
export const GATEWAY_FORM = {
  keyId: 'rzp_live_aB3dE5fG7hJ9',
  keySecret: 'keySecretOfTheGateway123',
  webhookSecret: 'webhook-secret-of-sathi',
};
/** What must be nowhere outside the sealed columns. */
export const SECRETS = [
  BANK_FORM.accountNumber,
  BANK_FORM.upiId,
  GATEWAY_FORM.keySecret,
  GATEWAY_FORM.webhookSecret,
];

type Body = {
  success: boolean;
  msg: string;
  errors?: Record<string, string>;
  data?: BankDetail & { confirm?: boolean };
};
let number = 0;

/** Helpers for the tests of bank details, bound to the app of the test file. */
export function bankTesting(app: TestApp) {
  const { call, db, services, signedIn, confirmed, mailsTo } = app;

  /** Saves a verified NGO with an account, and returns both. */
  async function savedNgoWithAccount(record: Parameters<typeof savedNgo>[1] = {}) {
    const ngoId = await savedNgo(db, { email: `page${++number}@example.org`, ...record });
    const account = await signedIn({ role: 'ngo', ngoId });
    return { ngoId, ...account };
  }

  /** Calls an endpoint of donations that changes something, with the password typed again. */
  async function change<Answer = Body>(path: string, { token, body }: { token: string; body?: unknown }) {
    const headers = await confirmed(token);
    return call<Answer>('POST', `donation/${path}`, {
      token,
      headers,
      ...(body !== undefined && { body }),
    });
  }
  const add = (token: string, form: object = BANK_FORM) => change('addBankDetail', { token, body: form });
  const edit = (token: string, { id, ...form }: { id: string } & Record<string, string>) =>
    change(`editBankDetail/${id}`, { token, body: form });

  async function list(token: string): Promise<BankDetails> {
    const { body } = await call<{ data: BankDetails }>('GET', 'donation/getAllBankDetail', { token });
    return body.data;
  }

  /**
   * Lets time pass for everything that waits, has waited or was decided. Its mails are sent first, if they
   * can be.
   */
  async function passHours(hours: number, { isMailDown = false } = {}): Promise<void> {
    if (!isMailDown)
      await runSql(db, {
        text: `update mail set status = 'sent', sent_at = created_at
          where event = 'bankChangeRequested' and status = 'queued'`,
        values: [],
      });
    await runSql(db, {
      text: `update mail set created_at = created_at - make_interval(mins => $1),
        sent_at = sent_at - make_interval(mins => $1) where event = 'bankChangeRequested'`,
      values: [hours * 60],
    });
    for (const table of ['bank_detail_version', 'gateway_account', 'ngo_guarded_change'])
      await runSql(db, {
        text: `update ${table} set requested_at = requested_at - make_interval(mins => $1),
          takes_effect_at = takes_effect_at - make_interval(mins => $1),
          decided_at = decided_at - make_interval(mins => $1)`,
        values: [hours * 60],
      });
  }

  /** Runs the job that makes due changes public, and returns how many there were. */
  const applyDue = () => applyDueBankDetails(services);

  /** Adds bank details and waits until donors see them. Returns their id. */
  async function addedAndActive(token: string, form: object = BANK_FORM): Promise<string> {
    const { body } = await add(token, form);
    await passHours(48);
    await applyDue();
    return body.data!._id;
  }

  const donorsSee = (ngoId: string, isForeign = false) => readPaymentDetails(services, { ngoId, isForeign });

  /** Returns the token in the latest mail of an event to an address that has a link. */
  async function tokenTo(email: string, event = 'bankChangeRequested'): Promise<string> {
    const mail = (await mailsTo(email)).find((sent) => sent.event === event);
    return /stopChange\?change=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  }

  return {
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
  };
}

/** Helpers for the tests of queries: rows in any state, copied from bank details that are active and primary. */
export function bankRowTesting(app: TestApp) {
  const { pool } = app;
  const { savedNgo: savedGivingNgo, savedBankDetail } = donationTesting(app);
  const { hoursAgo } = timesBeforeNow();
  /** Columns of a change that waits, and takes effect so many hours ago. */
  const waiting = (hours = 1) =>
    ({ status: 'waiting', decided_at: null, decided_by: null, takes_effect_at: hoursAgo(hours) }) as const;
  const decided = { decided_at: hoursAgo(1), decided_by: 'staff' } as const;
  /** The bank details of another NGO, of which the others are copies. */
  let origin = { detail: '', version: '' };
  let ngoId = '';

  /** Removes all rows, and returns the bank details to copy and the NGO of the copies. */
  async function begin() {
    for (const table of ['bank_detail', 'gateway_account', 'bank_detail_freeze'])
      await pool.query(`delete from ${table}`);
    const detail = await savedBankDetail(await savedGivingNgo());
    const { rows } = await pool.query<{ id: string }>('select id::text from bank_detail_version');
    origin = { detail, version: rows[0]!.id };
    ngoId = await savedGivingNgo();
    return { origin, ngoId };
  }

  const versionsLike = (but: Columns<'bank_detail_version'>[]) =>
    saveDecoys(pool, { table: 'bank_detail_version', like: origin.version, but });

  /** Saves bank details with one version. */
  async function saved(
    row: Columns<'bank_detail'> = {},
    version: Columns<'bank_detail_version'> = {},
  ): Promise<{ bankDetailId: string; versionId: string }> {
    const of = { ngo_id: row.ngo_id ?? ngoId };
    const [bankDetailId] = await saveDecoys(pool, {
      table: 'bank_detail',
      like: origin.detail,
      but: [{ ...row, ...of }],
    });
    const [versionId] = await versionsLike([{ ...of, bank_detail_id: bankDetailId, ...version }]);
    return { bankDetailId: bankDetailId!, versionId: versionId! };
  }

  const savedGateway = (columns: Columns<'gateway_account'>) =>
    saveRow(pool, {
      table: 'gateway_account',
      row: {
        ngo_id: ngoId,
        key_id: 'rzp_live_aB3dE5fG7hJ9',
        key_secret: 's',
        webhook_secret: 's',
        requested_by: 1,
        takes_effect_at: hoursAgo(1),
        requested_at: hoursAgo(2),
        ...columns,
      },
    });

  return { begin, saved, versionsLike, savedGateway, waiting, decided };
}
