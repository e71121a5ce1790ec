import { distanceKm, findCity, type City } from '#src/features/reference/reference.server.ts';
import { shownNeeds } from '#src/search/shown-needs.server.ts';
import type { RowOf } from '#src/server/database/statement.server.ts';
import { maskPan, maskTaxNumber } from '#src/shared/india/registration-numbers.ts';
import { fieldRules } from './fields/ngo-fields.server.ts';
import { type DatedDocument, partsOf } from './fields/documents.values.ts';
import { isDatedValue, NGO_VALUES, type NgoField } from './fields/ngo-fields.values.ts';
import type { NgoDetail, NgoSummary } from './ngo.contract.ts';
import type { NgoStatus } from './ngo.values.ts';
import { SHOWN_PHOTOS_JSON } from './photos/photo.queries.server.ts';

// A day as a number is a third of the work of writing it out, and most days come again and again.
const day = (date: string) => `${date} - date '2000-01-01'`;

/** What a list shows of an NGO aliased `n`. Times become days of India. */
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

/** `YYYY-MM-DD` of a day counted from 1 January 2000. */
function dayOf(number: number | null): string | null {
  if (number === null) return null;
  let text = days.get(number);
  if (text === undefined) {
    text = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
    days.set(number, text);
  }
  return text;
}

/** The row as the API tells it; `from` is the town that distances are measured from. */
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
    // Lists hold no deleted NGO.
    status: status as NgoStatus,
    verifiedAt: dayOf(verifiedAt),
    reg80GValidTo: dayOf(reg80GValidTo),
    distanceKm: from && city ? distanceKm({ from, to: city }) : null,
  };
}

/** Names and values of all fields of an NGO aliased `n`, for `json_build_object`. */
export const FIELDS_JSON = NGO_VALUES.map(
  (name) => `'${name}', ${isDatedValue(name) ? documentJson(name) : columnOf(name)}`,
).join(', ');

function documentJson(name: DatedDocument): string {
  const { number, validFrom, validTo } = partsOf(name);
  return `case when ${columnOf(number)} is not null then json_build_object('number', ${columnOf(number)},
    'validFrom', ${columnOf(validFrom)}, 'validTo', ${columnOf(validTo)}) end`;
}

function columnOf(field: NgoField): string {
  return `n.${fieldRules[field].column}`;
}

/** All that a listed NGO's page shows, as one JSON value of the shape of `NgoDetail` but for the district, the whole PAN and the ids of needs. */
export const DETAIL_JSON = `json_build_object('_id', n.id::text, ${FIELDS_JSON}, 'status', n.status,
  'verifiedAt', to_char(n.verified_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
  'lastConfirmedAt', to_char(n.last_confirmed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
  'papersChangedAt', to_char(n.papers_changed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
  'photos', ${SHOWN_PHOTOS_JSON})`;

export type DetailJson = Omit<NgoDetail, 'district' | 'panMasked' | 'needs'> & {
  pan: string | null;
  needs: string[];
};

/** The NGO as the API tells it: the PAN only masked, in the numbers made of it too. */
export function detailOf({ pan, ...ngo }: DetailJson): NgoDetail {
  return {
    ...ngo,
    district: findCity(ngo.city)?.district ?? '',
    panMasked: pan === null ? null : maskPan(pan),
    needs: shownNeeds(ngo.needs),
    reg12A: ngo.reg12A && { ...ngo.reg12A, number: maskTaxNumber(ngo.reg12A.number) },
    reg80G: ngo.reg80G && { ...ngo.reg80G, number: maskTaxNumber(ngo.reg80G.number) },
  };
}
