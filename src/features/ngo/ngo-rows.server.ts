import { distanceKm, findCity, type City } from '#src/features/reference/reference.server.ts';
import { publicNeeds } from '#src/search/public-needs.server.ts';
import type { RowOf } from '#src/server/database/statement.server.ts';
import { maskPan, maskTaxNumber } from '#src/shared/india/registration-numbers.ts';
import type { DetailRow } from './profile/ngo-details.queries.server.ts';
import type { NgoDetail, NgoSummary } from './ngo.contract.ts';
import type { NgoStatus } from './ngo.values.ts';

// Sending a date as a number costs a third of formatting it, and most dates occur many times.
const day = (date: string) => `${date} - date '2000-01-01'`;

/** The columns that a list shows of an NGO (alias `n`). Times are converted to dates in India. */
export const SUMMARY_TEXT = `n.id, n.name, n.name_gu, n.name_hi, n.category, n.city, n.mission, n.status,
  ${day(`(n.verified_at at time zone 'Asia/Kolkata')::date`)} as verified_day, ${day('n.reg_80g_valid_to')} as reg_80g_last_day`;
export const SUMMARY_COLUMNS = [
  ...(['ngo.id', 'ngo.name', 'ngo.name_gu', 'ngo.name_hi', 'ngo.category', 'ngo.city'] as const),
  ...(['ngo.mission', 'ngo.status', 'verified_day integer null', 'reg_80g_last_day integer null'] as const),
] as const;

export type SummaryRow = RowOf<typeof SUMMARY_COLUMNS>;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const days = new Map<number, string>();

/** Converts a number of days since 1 January 2000 to `YYYY-MM-DD`. */
function dayOf(number: number | null): string | null {
  if (number === null) return null;
  let text = days.get(number);
  if (text === undefined) {
    text = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
    days.set(number, text);
  }
  return text;
}

/** Converts the row to the API format. Distances are measured from the town `from`. */
export function summaryOf({ row, from }: { row: SummaryRow; from: City | undefined }): NgoSummary {
  const [id, name, nameGu, nameHi, category, cityName, mission, status, verifiedAt, reg80GValidTo] = row;
  const city = findCity(cityName);
  return {
    _id: String(id),
    name,
    nameGu,
    nameHi,
    category,
    city: cityName,
    district: city?.district ?? '',
    mission,
    // Lists never contain deleted NGOs.
    status: status as NgoStatus,
    verifiedAt: dayOf(verifiedAt),
    reg80GValidTo: dayOf(reg80GValidTo),
    distanceKm: from && city ? distanceKm({ from, to: city }) : null,
  };
}

/** Converts the NGO to the API format. The PAN is masked, also within the numbers that contain it. */
export function detailOf({ fields: { pan, ...fields }, ...row }: DetailRow): NgoDetail {
  return {
    ...row,
    ...fields,
    district: findCity(fields.city)?.district ?? '',
    panMasked: pan === null ? null : maskPan(pan),
    needs: publicNeeds(fields.needs),
    reg12A: fields.reg12A && { ...fields.reg12A, number: maskTaxNumber(fields.reg12A.number) },
    reg80G: fields.reg80G && { ...fields.reg80G, number: maskTaxNumber(fields.reg80G.number) },
  };
}
