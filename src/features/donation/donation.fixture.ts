import { rupees, type Paise } from '#src/shared/money.ts';
import { RAZORPAY_KEYS } from '../../../tests/support/razorpay-server.ts';
import { runSql } from '../../../tests/support/run-sql.ts';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import { sealBankSecret } from './bank-details/payment-details.server.ts';
import { sealGatewaySecret } from './gateway-account/gateway-keys.server.ts';
import type { DonationMethod, DonationStatus } from './donation.values.ts';
import { createDonation, type NewDonation } from './lifecycle/create-donation.service.server.ts';
import { lockDonation } from './lifecycle/lifecycle.queries.server.ts';
import {
  cancelDonation,
  claimDonation,
  failDonation,
  receiveDonation,
  refundDonation,
  refuseDonation,
} from './lifecycle/lifecycle.service.server.ts';

type TestingServices = Pick<TestApp, 'db'> & {
  services: Pick<TestApp['services'], 'keys' | 'queue' | 'origin'>;
};
type DonationInput = Partial<Omit<NewDonation, 'status' | 'amount' | 'method'>> & {
  ngoId: string;
  status?: DonationStatus;
  method?: DonationMethod;
  amount?: Paise;
  receivedOn?: string;
};
let number = 0;

/** An NGO that can receive gifts and issue receipts that say that they are deductible. */
export const GIVING_NGO = {
  pan: 'AAATS1234K',
  address: '12 Main Road',
  // Far from the NGOs that other journeys ask for help.
  city: 'Bhuj',
  pin: '370001',
  reg80G: { number: 'AAATS1234KF20214', validFrom: '2022-04-01', validTo: '2032-03-31' },
} as const;

/** Helpers for the tests of donations, bound to the app of the test file. */
export function donationTesting({ db, services }: TestingServices) {
  const { keys } = services;

  /** Saves active primary bank details with a UPI id, and returns their id. */
  async function savedBankDetail(
    ngoId: string,
    {
      accountNumber = '50100012345678',
      upiId = 'sathi@examplebank',
      isForeign = false,
    }: { accountNumber?: string; upiId?: string | null; isForeign?: boolean } = {},
  ): Promise<string> {
    const sealed = (text: string) => sealBankSecret({ keys, ngoId, text });
    const [row] = await runSql<[string]>(db, {
      text: `with detail as (
          insert into bank_detail (ngo_id, is_primary, is_foreign) values ($1::bigint, true, $2::boolean) returning id
        )
        insert into bank_detail_version (bank_detail_id, ngo_id, account_holder, account_number, account_last4, ifsc, bank,
          branch, upi_id, upi_masked, makes_primary, status, requested_by, takes_effect_at, decided_at, decided_by)
        select id, $1::bigint, 'Sathi Seva Mandal', $3, right($4, 4), 'SBIN0000001', 'State Bank of India', 'Rajkot',
          $5, $6, true, 'active', 1, now(), now(), 'staff' from detail
        returning bank_detail_id::text`,
      values: [
        ...[ngoId, isForeign, sealed(accountNumber), accountNumber],
        ...[upiId && sealed(upiId), upiId && upiId.replace(/^(..).*@/, '$1…@')],
      ],
    });
    return row![0];
  }

  /** Saves active keys of the payment gateway of the tests. */
  async function savedGatewayAccount(
    ngoId: string,
    { webhookSecret = RAZORPAY_KEYS.webhookSecret } = {},
  ): Promise<void> {
    const { keyId, keySecret } = RAZORPAY_KEYS;
    const sealed = (text: string) => sealGatewaySecret({ keys, ngoId, text });
    await runSql(db, {
      text: `insert into gateway_account (ngo_id, key_id, key_secret, webhook_secret, status, requested_by, takes_effect_at,
          decided_at, decided_by)
        values ($1::bigint, $2, $3, $4, 'active', 1, now(), now(), 'staff')`,
      values: [ngoId, keyId, sealed(keySecret), sealed(webhookSecret)],
    });
  }

  /** Says who signs receipts, so that received donations get one. */
  async function savedSetting(ngoId: string, { showsTotals = false } = {}): Promise<void> {
    await runSql(db, {
      text: `insert into donation_setting (ngo_id, signatory_name, signatory_designation, shows_totals, urn_issued_on)
        values ($1::bigint, 'Meena Shah', 'Trustee', $2::boolean, '2022-04-05')`,
      values: [ngoId, showsTotals],
    });
  }

  /** Saves a purpose and returns its id. */
  async function savedPurpose(
    ngoId: string,
    { title = 'Eye camps', goal = null }: { title?: string; goal?: Paise | null } = {},
  ): Promise<string> {
    const [row] = await runSql<[string]>(db, {
      text: `insert into donation_purpose (ngo_id, title, title_gu, goal) values ($1::bigint, $2, 'આંખના કેમ્પ', $3::bigint)
        returning id::text`,
      values: [ngoId, title, goal],
    });
    return row![0];
  }

  /** Saves a donation by UPI of ₹500 that a named donor began, and takes it to a status. */
  async function savedDonation({ status = 'created', receivedOn, ...input }: DonationInput) {
    const donor = `donor${++number}@example.org`;
    const utr = input.utr ?? String(400_000_000_000 + number);
    const day = receivedOn ?? '2026-11-20';
    return db.transaction().execute(async (transaction) => {
      const inside = { ...services, db: transaction };
      const created = await createDonation(inside, {
        method: 'upi',
        amount: rupees(500),
        purposeId: null,
        nature: 'others',
        kindDescription: null,
        isForeign: false,
        donorName: 'કોકિલા પટેલ',
        donorEmail: donor,
        donorMobile: '9876543210',
        donorAddress: '5 Station Road, Rajkot 360001',
        donorId: { kind: 'pan', id: 'ABCPD1234E' },
        hidesName: true,
        language: 'en',
        byNgo: false,
        standingGiftId: null,
        chequeNumber: null,
        receivedOn: null,
        consentText: 'donation-1',
        ...input,
        utr: null,
        status: 'created',
      });
      const { reference } = created;
      const locked = async () => (await lockDonation(transaction, { reference }))!;
      const claims = { method: 'upi', utr } as const;
      const receives = { actor: 'ngo', receivedOn: day, proof: 'ngo', utr } as const;
      if (status === 'failed') await failDonation(inside, await locked());
      if (status === 'claimed' || status === 'refused')
        await claimDonation(inside, { donation: await locked(), ...claims });
      if (status === 'refused')
        await refuseDonation(inside, { donation: await locked(), reason: 'Not in our bank' });
      if (status === 'received' || status === 'refunded')
        await receiveDonation(inside, { donation: await locked(), ...receives });
      if (status === 'refunded') {
        const donation = await locked();
        const refund = { actor: 'ngo', refunded: donation.amount, reason: 'Sent back' } as const;
        await refundDonation(inside, { donation, ...refund });
      }
      if (status === 'cancelled')
        await cancelDonation(inside, { donation: await locked(), actor: 'donor', reason: null });
      return { ...created, email: donor, utr };
    });
  }

  /** Saves an NGO that takes gifts: verified, with bank details, an 80G registration and somebody who signs. */
  async function savedGivingNgo({ showsTotals = false } = {}): Promise<string> {
    const ngoId = await savedNgo(db, GIVING_NGO);
    await savedBankDetail(ngoId);
    await savedSetting(ngoId, { showsTotals });
    return ngoId;
  }

  /** Returns the receipts of a donation, oldest first. */
  async function receiptsOf(donationId: string) {
    const rows = await runSql<[string, number, number, boolean, string | null, boolean, number]>(db, {
      text: `select code, year::int, number, is_deductible, reason, cancelled_at is not null, amount::int
        from donation_receipt where donation_id = $1::bigint order by id`,
      values: [donationId],
    });
    return rows.map(([code, year, receiptNumber, isDeductible, reason, isCancelled, amount]) => ({
      code,
      year,
      number: receiptNumber,
      isDeductible,
      reason,
      isCancelled,
      amount,
    }));
  }

  return {
    savedNgo: (record: Parameters<typeof savedNgo>[1] = {}) => savedNgo(db, record),
    savedBankDetail,
    savedGatewayAccount,
    savedSetting,
    savedPurpose,
    savedDonation,
    savedGivingNgo,
    receiptsOf,
  };
}
