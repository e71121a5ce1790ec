import { rupees } from '#src/shared/money.ts';

/** In the order of `donation.rules.ts`. Only 'received' and 'refunded' mean that money arrived. */
export const DONATION_STATUSES = [
  'created',
  'failed',
  'claimed',
  'refused',
  'received',
  'refunded',
  'cancelled',
] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

export const DONATION_METHODS = ['upi', 'gateway', 'bankTransfer', 'cheque', 'cash', 'kind'] as const;
export type DonationMethod = (typeof DONATION_METHODS)[number];
/** The ways to give on the site. */
export const ONLINE_METHODS = ['upi', 'bankTransfer', 'gateway'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];
/** The ways of gifts that an NGO adds by hand. */
export const HAND_METHODS = ['cash', 'cheque', 'kind', 'bankTransfer', 'upi'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/**
 * Why a payment that arrived at the gateway does not count as received: another amount or currency than
 * asked for, or keys that our team had stopped.
 */
export const GATEWAY_PROBLEMS = ['amount', 'currency', 'stopped'] as const;
export type GatewayProblem = (typeof GATEWAY_PROBLEMS)[number];

/** The nature of a donation, as the yearly statement names it. */
export const NATURES = ['others', 'specificGrant', 'corpus'] as const;
export type Nature = (typeof NATURES)[number];

/** The numbers by which a donor can be named in the yearly statement, PAN first. Never Aadhaar. */
export const DONOR_ID_KINDS = [
  'pan',
  'taxNumber',
  'passport',
  'voter',
  'drivingLicence',
  'rationCard',
] as const;
export type DonorIdKind = (typeof DONOR_ID_KINDS)[number];

/** The smallest and the largest gift that the site takes. */
export const AMOUNT_LEAST = rupees(1);
export const AMOUNT_MOST = rupees(1_00_00_000);
/** The largest amount that an NGO can add by hand. */
export const HAND_AMOUNT_MOST = rupees(99_99_99_999);
/** Amounts that the form offers. */
export const AMOUNT_PRESETS = [rupees(500), rupees(1000), rupees(2500), rupees(5000)] as const;
/** From here on a PAN is usual, and the form says so. */
export const PAN_USUAL_FROM = rupees(50_000);

export const ADDRESS_MOST = 500;
/** Why a claim is refused, a receipt is cancelled, a donation was a mistake. */
export const DONATION_REASON_MOST = 500;
export const KIND_DESCRIPTION_MOST = 500;
/** A UTR as people type it, with blanks. */
export const UTR_TEXT_MOST = 40;
export const DONOR_ID_MOST = 40;

/** Days for which a gift is stored that was begun and never paid. */
export const UNPAID_RETENTION_DAYS = 30;
/** Days after which the details of the donor of a refused or cancelled gift are erased. */
export const REFUSED_RETENTION_DAYS = 180;
/** Financial years for which received gifts stay, as long as the Companies Act, 2013 (section 128) keeps books. */
export const RECEIVED_RETENTION_YEARS = 8;

/** The version of the consent text that donors agree to. */
export const DONATION_CONSENT_TEXT = 'donation-1';
