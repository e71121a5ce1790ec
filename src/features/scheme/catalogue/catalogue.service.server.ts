import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { PhraseIndex } from '#src/search/phrase-index.ts';
import { closestNeedWord, findUnknownWords } from '#src/search/need-corrections.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { planSearch } from '#src/search/search-plan.server.ts';
import { audienceGains, indexScheme } from '#src/features/scheme/scheme-lexemes.server.ts';
import { ROW_ID } from '#src/features/scheme/scheme-rows.server.ts';
import { ALL_STATES, isAllStates } from '#src/features/scheme/scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './catalogue.contract.ts';
import { selectMatching, selectShown, selectShownById } from './catalogue.queries.server.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

const builtinSearches = new Map(
  builtinSchemes.map((scheme) => [
    scheme,
    indexScheme({ ...scheme, needs: scheme.needs.map(({ id }) => id) }).search,
  ]),
);
/** Schemes hold in all of Gujarat: a place says nothing about them. */
const noPlaces = new PhraseIndex<never>();

/** A page of what the public sees: with words what fits them best, else the built-in schemes, then the NGOs' own; and how many. */
export async function listSchemes(
  db: Database,
  { filters, page, pageSize }: { filters: SchemeFilters; page: number; pageSize: number },
): Promise<{ rows: PublicScheme[]; total: number }> {
  const { q = '', ...rest } = filters;
  const narrowed = { ...rest, state: rest.state && isAllStates(rest.state) ? ALL_STATES : rest.state };
  const builtin = fittingBuiltins(narrowed);
  const first = (page - 1) * pageSize;
  if (wordsOfText(q).length > 0) {
    const read = readQuery({ text: q, places: noPlaces, corrected: correctNeedWords(q) });
    const builtins = builtinSchemes.map((scheme) => ({
      search: builtinSearches.get(scheme)!,
      fits: builtin.includes(scheme),
    }));
    const window = { limit: pageSize, offset: first };
    const find = (query: ReadQuery<never>) => {
      const plan = planSearch(query);
      if (plan.candidates === '') return { rows: [], total: 0 };
      const gains = [...plan.gains, ...audienceGains(q)];
      return selectMatching(db, { plan: { ...plan, gains }, builtins, filters: narrowed, ...window });
    };
    const byNeeds = await find(read);
    // No scheme serves what is needed: perhaps one speaks of it all the same.
    const found = byNeeds.total > 0 || read.needs.length === 0 ? byNeeds : await find(withoutNeeds(read));
    return {
      rows: found.rows.map(({ scheme, builtin: place }) => scheme ?? builtinSchemes[place!]!),
      total: found.total,
    };
  }
  const rows = builtin.slice(first, first + pageSize);
  const window = { limit: pageSize - rows.length, offset: Math.max(0, first - builtin.length) };
  const own = await selectShown(db, { filters: narrowed, ...window });
  return { rows: [...rows, ...own.rows], total: builtin.length + own.total };
}

/**
 * A scheme as the public sees it: a built-in one, or an NGO's own.
 * @throws {AppError} 404 when there is none, it is deleted, or its NGO is not shown.
 */
export async function readScheme(db: Database, id: string): Promise<PublicScheme> {
  const builtin = builtinSchemes.find(({ _id }) => String(_id) === id);
  return builtin ?? readNgoScheme(db, id);
}

/**
 * An NGO's own scheme as the public sees it.
 * @throws {AppError} 404 when there is none, it is deleted, or its NGO is not shown.
 */
export async function readNgoScheme(db: Database, id: string): Promise<NgoScheme> {
  const found = ROW_ID.test(id) ? await selectShownById(db, id) : undefined;
  if (!found) throw notFound();
  return found;
}

/** Words of needs that words of the text are misspellings of. */
function correctNeedWords(text: string): Map<string, string> {
  const close = findUnknownWords({ text, places: noPlaces }).map(
    ({ word }) => [word, closestNeedWord(word, text)?.word] as const,
  );
  return new Map(close.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The built-in schemes that the filters leave; all of them are for all states. */
function fittingBuiltins({ category, beneficiary, gender, ngoId }: Omit<SchemeFilters, 'q'>) {
  if (ngoId) return [];
  return builtinSchemes.filter(
    (scheme) =>
      (!category || scheme.category.includes(category)) &&
      (!beneficiary || scheme.beneficiary.includes(beneficiary)) &&
      (!gender || scheme.gender === gender || scheme.gender === 'All'),
  );
}
