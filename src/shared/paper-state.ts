import { daysBetween } from './dates.ts';

/**
 * Days before its last valid day from which a document is ending soon.
 * Source: the design, 'Evidence is a sentence with a date'.
 */
const ENDS_SOON_DAYS = 180;

export type PaperState = 'valid' | 'ending' | 'ended';

/**
 * Returns the state of a document on `today`. It is valid through its last day, and always if it has none.
 * Days are in the form `2026-11-21`.
 */
export function paperState({ validTo, today }: { validTo: string | null; today: string }): PaperState {
  if (!validTo) return 'valid';
  const daysLeft = daysBetween({ from: today, to: validTo });
  if (daysLeft < 0) return 'ended';
  return daysLeft <= ENDS_SOON_DAYS ? 'ending' : 'valid';
}
