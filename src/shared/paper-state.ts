import { daysBetween } from './dates.ts';

/** A paper counts as ending soon from 180 days before its last day (design, 'Evidence is a sentence with a date'). */
const ENDS_SOON_DAYS = 180;

export type PaperState = 'valid' | 'ending' | 'ended';

/** How a paper stands on `today`, its last day included; one without an end is valid. Days as `2026-11-21`. */
export function paperState({ validTo, today }: { validTo: string | null; today: string }): PaperState {
  if (!validTo) return 'valid';
  const left = daysBetween({ from: today, to: validTo });
  if (left < 0) return 'ended';
  return left <= ENDS_SOON_DAYS ? 'ending' : 'valid';
}
