import { daysBetween } from '#src/shared/dates.ts';
import { DATED_DOCUMENTS, type DatedDocument } from '#src/features/ngo/fields/documents.values.ts';
import { MISSING_PARTS, type MissingPart } from './own-ngo.values.ts';

type Profile = Partial<Record<MissingPart, unknown>>;

/** Returns the missing parts of the profile, the most useful first. */
export function missingParts(profile: Profile): MissingPart[] {
  return MISSING_PARTS.filter((part) => {
    const value = profile[part];
    return value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
  });
}

/** Number of days before the expiry date from which a document is listed. */
const EXPIRY_NOTICE_DAYS = 365;

export type PaperEnd = { paper: DatedDocument; validTo: string; days: number };

/**
 * Returns the documents that expire within a year or have expired, the nearest date first. Days are
 * YYYY-MM-DD, in India.
 */
export function paperEnds({
  papers,
  today,
}: {
  papers: Record<DatedDocument, { validTo: string | null } | null>;
  today: string;
}): PaperEnd[] {
  return DATED_DOCUMENTS.flatMap((paper) => {
    const validTo = papers[paper]?.validTo;
    return validTo ? [{ paper, validTo, days: daysBetween({ from: today, to: validTo }) }] : [];
  })
    .filter(({ days }) => days <= EXPIRY_NOTICE_DAYS)
    .sort((a, b) => a.days - b.days);
}

/** Returns the last twelve months as `2026-11`, ending with the month of `today`. */
export function lastTwelveMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) => {
    const count = year * 12 + month - 1 - (11 - at);
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
