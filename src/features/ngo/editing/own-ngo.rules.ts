import { MISSING_PARTS, type MissingPart } from './own-ngo.values.ts';

type Profile = Partial<Record<MissingPart, unknown>>;

/** Returns the missing parts of the profile, the most useful first. */
export function missingParts(profile: Profile): MissingPart[] {
  return MISSING_PARTS.filter((part) => {
    const value = profile[part];
    return value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
  });
}

/** Returns the last twelve months as `2026-11`, ending with the month of `today`. */
export function lastTwelveMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) => {
    const count = year * 12 + month - 1 - (11 - at);
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
