import { CERTAIN_LEAST, planSearch, type SearchPlan } from '#src/search/search-plan.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { confidentNeeds, urgentHelpline } from '#src/search/confident-needs.ts';
import { publicNeed } from '#src/search/public-needs.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  facetsOfCells,
  type NgoFacets,
  type NgoFilters,
} from '#src/features/ngo/counts/ngo-counts.server.ts';
import { lexeme, nameQuery, quoteLexeme, WHOLE_NAME_GAIN } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoListRequest } from '#src/features/ngo/ngo-list-request.server.ts';
import { listedNgoOf } from '#src/features/ngo/ngo-rows.server.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import { MATCHES_COUNTED_MOST } from '#src/features/ngo/ngo.values.ts';
import { matchingTextOf } from './matching-text.server.ts';
import { findMarks } from './name-marks.server.ts';
import { selectMatches, type Matches } from './ngo-search.queries.server.ts';
import {
  distancesFrom,
  placePhrases,
  type Place,
  type TownDistance,
} from '#src/features/reference/places.server.ts';
import { findCompletions, findCorrections } from './word-corrections.server.ts';

type SearchRequest = NgoListRequest & { text: string };
type Query = ReadQuery<Place>;
type Selection = { matches: Matches; facets: NgoFacets };
type SearchResult = Selection & { query: Query };

/** In kilometres. If only a place was entered, NGOs within this distance are listed. */
const AROUND_KM = 80;
/** The maximum number of those towns. Only several places together can exceed it. */
const AROUND_MOST = 40;
/**
 * The score from which an NGO counts as what was searched for, rather than as related. It is higher if no
 * need is known, and highest if the needs are uncertain.
 */
const NEEDED_LEAST = { withNeeds: 0.45, onlyWords: 0.6, unsure: 1.5 };
/**
 * The score of an NGO that only belongs to the right category or is only near. It is lower than all values of
 * `NEEDED_LEAST`.
 */
const SOMETHING_GAIN = 0.1;
/** The maximum number of needs reported as understood. */
const NEEDS_SHOWN = 3;
const NOTHING: Selection = {
  matches: { rows: [], cells: [], isWide: false, bestScore: 0 },
  facets: facetsOfCells({ cells: [], filters: {} }),
};

/**
 * Returns a page of the NGOs that serve the needs in the text, the best and nearest first. It finds them by
 * need, by name in any script and spelling, and by their texts. A place in the text, or a chosen one, only
 * determines distances; it does not filter. Unknown words are corrected if they complete a phrase, or if the
 * text as entered finds nothing that fits, unless the request is exact. Up to `MATCHES_COUNTED_MOST` matches
 * are counted and can be paged through.
 */
export async function searchNgos(db: Database, request: SearchRequest): Promise<NgoPage> {
  const read = readQuery({ text: request.text, places: placePhrases });
  const { query, matches, facets } = await find(db, { request, read });
  const { filters, page, pageSize, sort } = request;
  const { category, city, verified } = filters;
  const matchCount = matches.cells
    .filter((cell) => !category || cell.category === category)
    .filter((cell) => !city || cell.city === city)
    .filter((cell) => !verified || cell.verified)
    .reduce((sum, { count }) => sum + count, 0);
  const total = Math.min(matchCount, MATCHES_COUNTED_MOST);
  const data = rowsOf({ request, query, matches });
  const names = data.flatMap((ngo) => {
    const { first, second } = namesToShow({ ngo, language: request.language });
    return second ? [first.text, second.text] : [first.text];
  });
  return {
    success: true,
    data,
    understood: understandingOf({ request, query, read }),
    exactMatch: matches.bestScore >= neededLeast(query),
    total,
    totalIsExact: !matches.isWide,
    page,
    pageSize,
    sort,
    facets,
    marks: findMarks({ names, query }),
    corrections: query.corrections.map(({ typed, used }) => ({ typed, used: [used] })),
    nearestTo: null,
  };
}

/**
 * Searches for the text as entered, then with unknown words corrected, then by category or place alone,
 * because an empty page helps nobody.
 */
async function find(
  db: Database,
  { request, read }: { request: SearchRequest; read: Query },
): Promise<SearchResult> {
  const completed = request.isExact ? new Map<string, string>() : await findCompletions(db, request.text);
  const completedRead =
    completed.size > 0 ? readQuery({ text: request.text, places: placePhrases, corrected: completed }) : read;
  const entered = request.isExact ? withoutNeeds(read) : completedRead;
  const first = await findBy(db, { request, query: entered });
  if (request.isExact || first.matches.bestScore >= neededLeast(entered)) return { query: entered, ...first };
  const corrected = await findCorrections(db, request.text);
  const query =
    corrected.size > 0 ? readQuery({ text: request.text, places: placePhrases, corrected }) : entered;
  const result = corrected.size > 0 ? await findBy(db, { request, query }) : first;
  if (result.matches.cells.length > 0) return { query, ...result };
  const something = await findSomething(db, { request, query });
  return { query, ...(something.matches.cells.length > 0 ? something : result) };
}

type Search = { request: SearchRequest; query: Query };

async function findBy(db: Database, { request, query }: Search): Promise<Selection> {
  const around = lexemesAround({ request, query });
  if (query.words.length === 0 && around.length > 0) {
    return select(db, { request, query, plan: planOfAny(around, 1) });
  }
  const plan = planSearch(query);
  const name = nameQuery(request.text);
  if (plan.candidates === '' && name === '') return NOTHING;
  const planWithName = name === '' ? plan : withGain(plan, { query: name, gain: WHOLE_NAME_GAIN });
  return select(db, { request, query, plan: planWithName });
}

/** Finds NGOs of the categories that the needs belong to or, without needs, those near the place. */
async function findSomething(db: Database, { request, query }: Search): Promise<Selection> {
  const kinds = query.needs.flatMap(({ need }) =>
    need.ngoCategories.map((slug) => quoteLexeme(lexeme.category(slug))),
  );
  const lexemes = kinds.length > 0 ? kinds : lexemesAround({ request, query });
  return lexemes.length === 0
    ? NOTHING
    : select(db, { request, query, plan: planOfAny(lexemes, SOMETHING_GAIN) });
}

function withGain(plan: SearchPlan, step: { query: string; gain: number }): SearchPlan {
  const either = (text: string) => (text === '' ? `(${step.query})` : `${text} | (${step.query})`);
  return {
    ...plan,
    best: either(plan.best),
    candidates: either(plan.candidates),
    gains: [...plan.gains, step],
  };
}

function planOfAny(lexemes: readonly string[], gain: number): SearchPlan {
  const any = lexemes.join(' | ');
  return { prime: '', best: any, candidates: any, gains: [{ query: any, gain }], least: 0 };
}

async function select(
  db: Database,
  { request, query, plan }: Search & { plan: SearchPlan },
): Promise<Selection> {
  const { filters, sort, page, pageSize, text, language } = request;
  const { category, city, verified } = filters;
  const towns = distancesOf({ request, query });
  // For a place alone, prefer only NGOs exactly there: the whole query is already about what is near.
  const isPlaceAlone = query.words.length === 0;
  const nearby = towns
    .filter(({ isNear, km }) => (isPlaceAlone ? km === 0 : isNear))
    .map(({ name }) => quoteLexeme(lexeme.city(name)))
    .join(' | ');
  const near = isPlaceAlone || nearby === '' ? nearby : `(${plan.best || plan.candidates}) & (${nearby})`;
  const search = (within: NgoFilters, limit: number) =>
    selectMatches(db, {
      ...plan,
      near,
      towns,
      text,
      within,
      filters,
      sort,
      offset: (page - 1) * pageSize,
      limit,
      language,
    });
  const all = await search({}, pageSize);
  const facetsOf = ({ cells }: Matches) => facetsOfCells({ cells, filters });
  if (!all.isWide || !(category || city || verified)) return { matches: all, facets: facetsOf(all) };
  // If there are too many matches to count, the filters apply first, and each facet is counted with the
  // others applied.
  const [matches, byCategory, byCity, byVerified] = await Promise.all([
    search(filters, pageSize),
    category ? search({ city, verified }, 0) : undefined,
    city ? search({ category, verified }, 0) : undefined,
    verified ? search({ category, city }, 0) : undefined,
  ]);
  return {
    matches,
    facets: {
      category: facetsOf(byCategory ?? matches).category,
      city: facetsOf(byCity ?? matches).city,
      verified: facetsOf(byVerified ?? matches).verified,
    },
  };
}

/** Returns the places in the text or, without any, the chosen one. */
function placesOf({ request: { from }, query }: Search): readonly Place[] {
  if (query.places.length > 0) return query.places;
  return from ? [{ kind: 'city', name: from.name, towns: [from] }] : [];
}

/** Returns every town with its distance from the places, the nearest first. Empty without a place. */
function distancesOf(search: Search): readonly TownDistance[] {
  const places = placesOf(search);
  return places.length === 0 ? [] : distancesFrom(places);
}

function lexemesAround(search: Search): string[] {
  return distancesOf(search)
    .filter(({ km }) => km <= AROUND_KM)
    .slice(0, AROUND_MOST)
    .map(({ name }) => quoteLexeme(lexeme.city(name)));
}

function neededLeast({ needs, certainty }: Query): number {
  if (needs.length > 0 && certainty < CERTAIN_LEAST) return NEEDED_LEAST.unsure;
  return needs.length > 0 ? NEEDED_LEAST.withNeeds : NEEDED_LEAST.onlyWords;
}

function rowsOf({ request, query, matches }: Search & { matches: Matches }): NgoPage['data'] {
  const near = new Set(
    distancesOf({ request, query })
      .filter(({ isNear }) => isNear)
      .map(({ name }) => name),
  );
  const places = placesOf({ request, query });
  const from = request.from ?? (places.length === 1 ? places[0]!.towns[0] : undefined);
  const { language } = request;
  return matches.rows.map(({ score, row, texts }) => {
    const isNear = near.size === 0 || near.has(row[5]);
    const isNeeded = score >= neededLeast(query);
    const { services, ...summary } = listedNgoOf({ row, from });
    const { mission, missionGu, missionHi } = summary;
    const missionText = mission && inLanguage({ text: mission, gu: missionGu, hi: missionHi }, language);
    const ngo = { ...texts, services, mission: missionText ?? missionGu ?? missionHi };
    const match = matchingTextOf({ ngo, query, language });
    return {
      ...summary,
      group: !isNeeded ? 'related' : isNear ? 'needed' : 'further',
      service: match?.service ?? services[0] ?? null,
      isServiceMatch: !!match?.service,
      matchingText: match?.pieces ?? null,
    };
  });
}

function understandingOf({ request, query, read }: Search & { read: Query }): NgoPage['understood'] {
  const [place] = placesOf({ request, query });
  return {
    needs: confidentNeeds(query.needs)
      .slice(0, NEEDS_SHOWN)
      .map(({ need }) => publicNeed(need)),
    place: place ? { kind: place.kind, name: place.name } : null,
    withoutPlace: query.places.length > 0 ? enteredWords(query) : null,
    // Someone in danger sees it even if the search is exact and ignores needs.
    urgentHelpline: urgentHelpline((query.needs.length > 0 ? query : read).needs),
  };
}

/** The words that do not name a place, as entered. */
function enteredWords({ words }: Query): string {
  return [...new Set(words.map(({ original }) => original))].join(' ');
}
