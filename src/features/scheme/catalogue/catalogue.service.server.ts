import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { builtinSchemes } from '#src/features/scheme/builtin-schemes.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { correctNeedWords } from '#src/search/need-corrections.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { planSearch } from '#src/search/search-plan.server.ts';
import { audienceGains, indexScheme } from '#src/features/scheme/scheme-lexemes.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { ALL_STATES, isAllStates } from '#src/features/scheme/scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './catalogue.contract.ts';
import { selectMatching, selectVisibleSchemes, selectVisibleScheme } from './catalogue.queries.server.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

const builtinSearches = new Map(
  builtinSchemes.map((scheme) => [
    scheme,
    indexScheme({ ...scheme, needs: scheme.needs.map(({ id }) => id) }).search,
  ]),
);
/** Schemes apply to all of Gujarat, so places in a query are ignored. */
const noPlaces = new PhraseIndex<never>();

/**
 * Returns a page of the schemes visible to the public, and their total number. With words in the query, the
 * best match comes first; otherwise the built-in schemes come before those of NGOs.
 */
export async function listSchemes(
  db: Database,
  { filters, page, pageSize }: { filters: SchemeFilters; page: number; pageSize: number },
): Promise<{ rows: PublicScheme[]; total: number }> {
  const { q = '', ...rest } = filters;
  const normalized = { ...rest, state: rest.state && isAllStates(rest.state) ? ALL_STATES : rest.state };
  const builtin = fittingBuiltins(normalized);
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
      return selectMatching(db, { plan: { ...plan, gains }, builtins, filters: normalized, ...window });
    };
    const byNeeds = await find(read);
    // No scheme serves the need, but a scheme may still mention the words.
    const result = byNeeds.total > 0 || read.needs.length === 0 ? byNeeds : await find(withoutNeeds(read));
    return {
      rows: result.rows.map(({ scheme, builtin: place }) => scheme ?? builtinSchemes[place!]!),
      total: result.total,
    };
  }
  const rows = builtin.slice(first, first + pageSize);
  const window = { limit: pageSize - rows.length, offset: Math.max(0, first - builtin.length) };
  const ngoSchemes = await selectVisibleSchemes(db, { filters: normalized, ...window });
  return { rows: [...rows, ...ngoSchemes.rows], total: builtin.length + ngoSchemes.total };
}

/**
 * Returns a built-in scheme, or the scheme of an NGO, as shown to the public.
 * @throws {AppError} 404 if it does not exist, is deleted, or its NGO is not visible.
 */
export async function readScheme(db: Database, id: string): Promise<PublicScheme> {
  const builtin = builtinSchemes.find(({ _id }) => String(_id) === id);
  return builtin ?? readNgoScheme(db, id);
}

/**
 * Returns the scheme of an NGO as shown to the public.
 * @throws {AppError} 404 if it does not exist, is deleted, or its NGO is not visible.
 */
export async function readNgoScheme(db: Database, id: string): Promise<NgoScheme> {
  const scheme = ROW_ID.test(id) ? await selectVisibleScheme(db, id) : undefined;
  if (!scheme) throw notFound();
  return scheme;
}

/** Returns the built-in schemes that pass the filters. All of them apply to every state. */
function fittingBuiltins({ category, beneficiary, gender, ngoId }: Omit<SchemeFilters, 'q'>) {
  if (ngoId) return [];
  return builtinSchemes.filter(
    (scheme) =>
      (!category || scheme.category.includes(category)) &&
      (!beneficiary || scheme.beneficiary.includes(beneficiary)) &&
      (!gender || scheme.gender === gender || scheme.gender === 'All'),
  );
}
