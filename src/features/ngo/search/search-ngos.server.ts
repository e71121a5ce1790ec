import { CERTAIN_LEAST, planSearch, type SearchPlan } from '#src/search/search-plan.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { confidentNeeds, urgentHelpline } from '#src/search/confident-needs.ts';
import { shownNeed } from '#src/search/shown-needs.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { facetsOfCells, type NgoFacets, type NgoFilters } from '#src/features/ngo/ngo-counts.server.ts';
import { lexeme, nameQuery } from '#src/features/ngo/ngo-lexemes.server.ts';
import { nearestWithNgos, type NgoListRequest } from '#src/features/ngo/ngo-list-request.server.ts';
import { summaryOf } from '#src/features/ngo/ngo-rows.server.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import { namesToShow } from '#src/features/ngo/ngo-names.ts';
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
type Selected = { matches: Matches; facets: NgoFacets };
type Found = Selected & { query: Query };

/** Kilometres around a place in which its NGOs are listed where nothing but the place was typed. */
const AROUND_KM = 80;
/** More towns than these are around several places only. */
const AROUND_MOST = 40;
/** A score from which on an NGO is what was asked for, not only something like it; more is asked where no need is known. */
const NEEDED_LEAST = { withNeeds: 0.45, onlyWords: 0.6, unsure: 1.5 };
/** What an NGO gains that only does such work, or is only near: less than what is needed. */
const SOMETHING_GAIN = 0.1;
/** The whole name was typed, the words too that say nothing by themselves. */
const WHOLE_NAME_GAIN = 0.6;
/** Needs that are named as understood, at most. */
const NEEDS_SHOWN = 3;
const NOTHING: Selected = {
  matches: { rows: [], cells: [], isWide: false, bestScore: 0 },
  facets: facetsOfCells({ cells: [], filters: {} }),
};

/**
 * A page of the NGOs that serve what the words need, the best and nearest first: by needs, by name in any script and spelling, by
 * their texts. A place named or chosen is where distances are measured from, no condition. Words that nothing knows are corrected when they
 * find nothing as they stand, unless they are to be taken so. Up to `MATCHES_COUNTED_MOST` matches are counted and can be paged through.
 */
export async function searchNgos(db: Database, request: SearchRequest): Promise<NgoPage> {
  const read = readQuery({ text: request.text, places: placePhrases });
  const { query, matches, facets } = await find(db, { request, read });
  const { filters, page, pageSize, sort } = request;
  const { category, city, verified } = filters;
  const counted = matches.cells
    .filter((cell) => !category || cell.category === category)
    .filter((cell) => !city || cell.city === city)
    .filter((cell) => !verified || cell.verified)
    .reduce((sum, { count }) => sum + count, 0);
  const total = Math.min(counted, MATCHES_COUNTED_MOST);
  const data = shownRows({ request, query, matches });
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
    nearest: total === 0 ? nearestWithNgos({ city, facet: facets.city }) : null,
  };
}

/** As typed, then with unknown words corrected, then by the kind of work or the place alone: an empty page helps nobody. */
async function find(
  db: Database,
  { request, read }: { request: SearchRequest; read: Query },
): Promise<Found> {
  const completed = request.isExact ? new Map<string, string>() : await findCompletions(db, request.text);
  const completedRead =
    completed.size > 0 ? readQuery({ text: request.text, places: placePhrases, corrected: completed }) : read;
  const asTyped = request.isExact ? withoutNeeds(read) : completedRead;
  const first = await findBy(db, { request, query: asTyped });
  if (request.isExact || first.matches.bestScore >= neededLeast(asTyped)) return { query: asTyped, ...first };
  const corrected = await findCorrections(db, request.text);
  const query =
    corrected.size > 0 ? readQuery({ text: request.text, places: placePhrases, corrected }) : asTyped;
  const found = corrected.size > 0 ? await findBy(db, { request, query }) : first;
  if (found.matches.cells.length > 0) return { query, ...found };
  const something = await findSomething(db, { request, query });
  return { query, ...(something.matches.cells.length > 0 ? something : found) };
}

type Asked = { request: SearchRequest; query: Query };

async function findBy(db: Database, { request, query }: Asked): Promise<Selected> {
  const around = lexemesAround({ request, query });
  if (query.words.length === 0 && around.length > 0) {
    return select(db, { request, query, plan: planOfAny(around, 1) });
  }
  const plan = planSearch(query);
  const name = nameQuery(request.text);
  if (plan.candidates === '' && name === '') return NOTHING;
  const named = name === '' ? plan : withGain(plan, { query: name, gain: WHOLE_NAME_GAIN });
  return select(db, { request, query, plan: named });
}

/** What is there of the kind of work that the needs belong to, else what is near the place. */
async function findSomething(db: Database, { request, query }: Asked): Promise<Selected> {
  const kinds = query.needs.flatMap(({ need }) =>
    need.ngoCategories.map((one) => quoted(lexeme.category(one))),
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
  { request, query, plan }: Asked & { plan: SearchPlan },
): Promise<Selected> {
  const { filters, sort, page, pageSize, text } = request;
  const { category, city, verified } = filters;
  const towns = distancesOf({ request, query });
  // Of nothing but a place only what is right there: the whole query is about what is near.
  const isPlaceAlone = query.words.length === 0;
  const nearby = towns
    .filter(({ isNear, km }) => (isPlaceAlone ? km === 0 : isNear))
    .map(({ name }) => quoted(lexeme.city(name)))
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
    });
  const all = await search({}, pageSize);
  const facetsOf = ({ cells }: Matches) => facetsOfCells({ cells, filters });
  if (!all.isWide || !(category || city || verified)) return { matches: all, facets: facetsOf(all) };
  // Among very many the filters come first, and each facet is counted with the others on.
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

/** The places that were typed, else the one that was chosen. */
function placesOf({ request: { from }, query }: Asked): readonly Place[] {
  if (query.places.length > 0) return query.places;
  return from ? [{ kind: 'city', name: from.name, towns: [from] }] : [];
}

/** Every town with its distance, from the places, the nearest first; none without a place. */
function distancesOf(asked: Asked): readonly TownDistance[] {
  const places = placesOf(asked);
  return places.length === 0 ? [] : distancesFrom(places);
}

function lexemesAround(asked: Asked): string[] {
  return distancesOf(asked)
    .filter(({ km }) => km <= AROUND_KM)
    .slice(0, AROUND_MOST)
    .map(({ name }) => quoted(lexeme.city(name)));
}

function neededLeast({ needs, certainty }: Query): number {
  if (needs.length > 0 && certainty < CERTAIN_LEAST) return NEEDED_LEAST.unsure;
  return needs.length > 0 ? NEEDED_LEAST.withNeeds : NEEDED_LEAST.onlyWords;
}

function shownRows({ request, query, matches }: Asked & { matches: Matches }): NgoPage['data'] {
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
    const summary = summaryOf({ row, from });
    const ngo = { ...texts, mission: summary.mission };
    return {
      ...summary,
      group: !isNeeded ? 'related' : isNear ? 'needed' : 'further',
      matchingText: matchingTextOf({ ngo, query, language }),
    };
  });
}

function understandingOf({ request, query, read }: Asked & { read: Query }): NgoPage['understood'] {
  const [place] = placesOf({ request, query });
  return {
    needs: confidentNeeds(query.needs)
      .slice(0, NEEDS_SHOWN)
      .map(({ need }) => shownNeed(need)),
    place: place ? { kind: place.kind, name: place.name } : null,
    withoutPlace: query.places.length > 0 ? typedWords(query) : null,
    // Whoever is in danger sees it however the words are searched.
    urgentHelpline: urgentHelpline((query.needs.length > 0 ? query : read).needs),
  };
}

/** The words that name no place, as they were typed. */
function typedWords({ words }: Query): string {
  return [...new Set(words.map(({ typed }) => typed))].join(' ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '')}'`;
}
