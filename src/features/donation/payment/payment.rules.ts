import { addDays } from '#src/shared/india-time.ts';
import type { DonationStatus } from '#src/features/donation/donation.values.ts';

/** Days within which NGOs usually look for a payment. */
const LOOK_DAYS = 2;
const SUNDAY = 0;

/** Returns the day by which an NGO has usually looked for a payment that was claimed on a day. Never a Sunday. */
export function lookedForBy(claimedOn: string): string {
  const day = addDays(claimedOn, LOOK_DAYS);
  return new Date(day).getUTCDay() === SUNDAY ? addDays(day, 1) : day;
}

/**
 * Returns by which way a gift was paid. Money from abroad is only transferred, and only a bank transfer has a number of
 * 16 or 22 characters.
 */
export function claimedMethod({
  method,
  utr,
  isForeign,
}: {
  method: 'upi' | 'bankTransfer' | undefined;
  utr: string;
  isForeign: boolean;
}): 'upi' | 'bankTransfer' {
  const isOfTransfer = /^([A-Z0-9]{16}|[A-Z0-9]{22})$/.test(utr);
  return isForeign || isOfTransfer ? 'bankTransfer' : (method ?? 'upi');
}

/** Whether the donor of a gift in this status can still pay it. */
export function isPayable(status: DonationStatus): boolean {
  return status === 'created' || status === 'failed';
}
