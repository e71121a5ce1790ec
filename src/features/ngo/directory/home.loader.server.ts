import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { daysBetween, formatDay, todayInIndia } from '#src/shared/dates.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import type { VerifiedNgo } from '#src/features/ngo/newly-verified/newly-verified.contract.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { withTown } from '#src/ui/link.tsx';
import type { HomeView } from './directory.views.ts';
import { drawTownMap, townOnMap } from './town-map.server.ts';

type Context = Readonly<RouterContextProvider>;
type Town = { value: string; count: number };

/** Loads the data of the home page: the number of NGOs, in total and by town and category. */
export async function loadHome({
  request,
  context,
}: {
  request: Request;
  context: Context;
}): Promise<HomeView> {
  const { api, language } = context.get(pageContext);
  const [{ counts, names }, answered, verified] = await Promise.all([
    loadCounts(context),
    api.helpRequest.getAnsweredRequests.$get().then(readResponse),
    api.ngo.getNewlyVerifiedNgo.$get().then(readResponse),
  ]);
  const { total, categories, cities } = counts;
  const countOf = new Map(categories.map(({ value, count }) => [value, count]));
  return {
    total,
    categories: Object.entries(names.categories).map(([slug, label]) => ({
      slug,
      label,
      count: countOf.get(slug) ?? 0,
    })),
    towns: townsToChoose(cities, names),
    map: mapOf({ cities, names, language, from: new URL(request.url).searchParams.get('from') ?? '' }),
    answered: answeredText({ ...answered.data, language }),
    verified: verified.data.map((ngo) => verifiedView({ ngo, names, language })),
  };
}

/** Says how many requests were answered this year, and how long ago the last one was. */
function answeredText(input: {
  thisYear: number | null;
  lastDay: string | null;
  language: Language;
}): string | null {
  const { thisYear, lastDay, language } = input;
  if (thisYear === null || lastDay === null) return null;
  const t = catalogues[language]['ngo/directory/home'];
  return t.answered(formatCount(thisYear), t.daysAgo(daysBetween({ from: lastDay, to: todayInIndia() })));
}

function verifiedView({
  ngo,
  names,
  language,
}: {
  ngo: VerifiedNgo;
  names: ReferenceNames;
  language: Language;
}): HomeView['verified'][number] {
  const { _id, category, city, verifiedAt } = ngo;
  const { evidence: t, site } = catalogues[language];
  const { first } = namesToShow({ ngo, language });
  const checked = t.checkedOn(formatDay({ day: verifiedAt, months: site.months }));
  return {
    to: `/${category}/detailpage/${_id}`,
    name: textView(first.text, language),
    note: [names.cities[city] ?? city, checked].join(' · '),
  };
}

/** Loads the towns that have NGOs, to choose one. */
export async function loadTowns(context: Context): Promise<HomeView['towns']> {
  const { counts, names } = await loadCounts(context);
  return townsToChoose(counts.cities, names);
}

async function loadCounts(context: Context) {
  const { api } = context.get(pageContext);
  const [counts, names] = await Promise.all([
    api.ngo.getNgoCounts.$get().then(readResponse),
    loadReferenceNames(context),
  ]);
  return { counts: counts.data, names };
}

function townsToChoose(cities: readonly Town[], names: ReferenceNames): HomeView['towns'] {
  return cities
    .map(({ value }) => ({ value, label: names.cities[value] ?? value }))
    .sort((a, b) => a.value.localeCompare(b.value));
}

/** Draws the towns with NGOs. A ring leads to the page of its town. */
function mapOf(input: {
  cities: readonly Town[];
  names: ReferenceNames;
  language: Language;
  /** The chosen town, or ''. */
  from: string;
}): string {
  const { cities, names, language, from } = input;
  return drawTownMap({
    title: catalogues[language]['ngo/directory/home'].map,
    language,
    towns: cities.map((town) => {
      const path = pathInLanguage({ path: `/detailpage/${encodeURIComponent(town.value)}`, language });
      return townOnMap({ town, names, language, href: withTown({ path, town: from }) });
    }),
  });
}
