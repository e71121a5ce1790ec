import { documentRows, publicChecks } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { distanceKm, findCity, type City } from '#src/features/reference/reference.server.ts';
import { publicNeeds } from '#src/search/public-needs.server.ts';
import { maskPan, maskTaxNumber } from '#src/shared/india/registration-numbers.ts';
import type { DetailRow } from './profile/ngo-details-fragments.server.ts';
import type { NgoService } from './fields/services.values.ts';
import type { SummaryRow } from './row/ngo-summary.queries.server.ts';
import type { ListedNgo, NgoDetail } from './ngo.contract.ts';
import type { NgoStatus } from './ngo.values.ts';
import type { PublicPhoto } from './photos/photo.contract.ts';

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
export function listedNgoOf({ row, from }: { row: SummaryRow; from: City | undefined }): ListedNgo {
  const [id, name, nameGu, nameHi, category, cityName, mission, missionGu, missionHi, ...others] = row;
  const [status, phone, services, cover, takesRequests, verifiedAt, reg80GValidTo] = others;
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
    missionGu,
    missionHi,
    phone,
    services: services as NgoService[],
    cover: cover as PublicPhoto | null,
    takesRequests,
    // Lists never contain deleted NGOs.
    status: status as NgoStatus,
    verifiedAt: dayOf(verifiedAt),
    reg80GValidTo: dayOf(reg80GValidTo),
    distanceKm: from && city ? distanceKm({ from, to: city }) : null,
  };
}

/** Converts the NGO to the API format. The PAN is masked, also within the numbers that contain it. */
export function detailOf({ fields: { pan, ...fields }, checks, ...row }: DetailRow): NgoDetail {
  const documents = documentRows({ ngo: { pan, ...fields }, checks });
  return {
    ...row,
    ...fields,
    district: findCity(fields.city)?.district ?? '',
    panMasked: pan === null ? null : maskPan(pan),
    // Half a check is not published.
    documentChecks: row.verifiedAt === null ? [] : publicChecks(documents),
    needs: publicNeeds(fields.needs),
    reg12A: fields.reg12A && { ...fields.reg12A, number: maskTaxNumber(fields.reg12A.number) },
    reg80G: fields.reg80G && { ...fields.reg80G, number: maskTaxNumber(fields.reg80G.number) },
  };
}
