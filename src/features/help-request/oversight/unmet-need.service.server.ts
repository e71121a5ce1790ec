import type { AppServices } from '#src/server/http/app-services.server.ts';
import { cities, findCity } from '#src/features/reference/reference.server.ts';
import {
  HELP_CATEGORIES,
  NGO_CATEGORIES_OF_HELP,
  type HelpCategory,
} from '#src/features/help-request/help-request.values.ts';
import { countAvailable } from '#src/features/help-request/routing/routing.queries.server.ts';
import type { HelpWaiting, NeedCounts, NeedRow, RequestStates } from './unmet-need.contract.ts';
import { countWaiting, selectNeed, selectRecentStates } from './unmet-need.queries.server.ts';

type Services = Pick<AppServices, 'db'>;

const DISTRICTS = [...new Set(cities.map(({ district }) => district))].toSorted();
const helpOfNgoCategory = new Map(
  HELP_CATEGORIES.flatMap((help) =>
    NGO_CATEGORIES_OF_HELP[help].map((category) => [category, help] as const),
  ),
);
const NOTHING: NeedCounts = { asked: 0, open: 0, overdue: 0, withStaff: 0, medianHours: null };

/**
 * Returns how much help is requested and how much is missing, by district and category. Includes districts
 * without requests.
 */
export async function readUnmetNeed({
  db,
}: Services): Promise<{ rows: NeedRow[]; total: NeedCounts; recent: RequestStates }> {
  const [needs, ngosOf, recent] = await Promise.all([
    selectNeed(db),
    countNgos({ db }),
    selectRecentStates(db),
  ]);
  const counts = new Map(needs.map((row) => [keyOf(row.district, row.category), row]));
  const rows = DISTRICTS.flatMap((district) =>
    [null, ...HELP_CATEGORIES].map((category) => ({
      ...(counts.get(keyOf(district, category)) ?? NOTHING),
      district,
      category,
      ngos: ngosOf.get(keyOf(district, category)) ?? 0,
    })),
  );
  // The rollup has a total even if there are no requests.
  const { district: _, category: __, ...total } = counts.get(keyOf(null, null))!;
  return { rows, total, recent };
}

/** Returns the number of requests that are overdue or wait for staff. */
export async function readHelpWaiting({ db }: Services): Promise<HelpWaiting> {
  return countWaiting(db);
}

/**
 * Returns the number of verified NGOs that can be asked, by district and help category, and by district
 * alone.
 */
async function countNgos({ db }: Services): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { city, category, ngos } of await countAvailable(db)) {
    const district = findCity(city)?.district;
    if (district === undefined) continue;
    for (const help of [null, helpOfNgoCategory.get(category)]) {
      if (help === undefined) continue;
      const key = keyOf(district, help);
      counts.set(key, (counts.get(key) ?? 0) + ngos);
    }
  }
  return counts;
}

function keyOf(district: string | null, category: HelpCategory | null): string {
  return `${district ?? ''} ${category ?? ''}`;
}
