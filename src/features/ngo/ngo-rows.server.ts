import { distanceKm, findCity, type City } from '#src/features/reference/reference.server.ts';
import type { NgoSummary } from './ngo.contract.ts';
import type { NgoStatus } from './ngo.values.ts';

/** What a list shows of an NGO aliased `n`, as `SummaryRow`. Times become days of India. */
export const SUMMARY_COLUMNS = `n.id::text, n.name, n.name_gu, n.name_hi, n.category, n.city, n.mission, n.status,
  to_char(n.verified_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), to_char(n.reg_80g_valid_to, 'YYYY-MM-DD')`;

export type SummaryRow = [
  id: string,
  name: string,
  nameGu: string | null,
  nameHi: string | null,
  category: string,
  city: string,
  mission: string | null,
  status: NgoStatus,
  verifiedAt: string | null,
  reg80GValidTo: string | null,
];

/** The row as the API tells it; `from` is the town that distances are measured from. */
export function summaryOf({ row, from }: { row: SummaryRow; from: City | undefined }): NgoSummary {
  const [_id, name, nameGu, nameHi, category, cityName, mission, status, verifiedAt, reg80GValidTo] = row;
  const city = findCity(cityName);
  return {
    ...{
      _id,
      name,
      nameGu,
      nameHi,
      category,
      city: cityName,
      district: city?.district ?? '',
      mission,
      status,
    },
    ...{ verifiedAt, reg80GValidTo, distanceKm: from && city ? distanceKm({ from, to: city }) : null },
  };
}
