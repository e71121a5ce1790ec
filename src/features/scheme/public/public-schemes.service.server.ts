import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { builtinSchemes } from '../builtin-schemes.server.ts';
import { indexScheme, readSchemeQuery, type SchemeQuery } from '../scheme-lexemes.server.ts';
import { ROW_ID } from '../scheme-rows.server.ts';
import { ALL_STATES, isAllStates } from '../scheme.values.ts';
import type { PublicScheme, SchemeFilters } from './public-schemes.contract.ts';
import { selectFitting, selectShown, selectShownById } from './public-schemes.queries.server.ts';

type NgoScheme = Extract<PublicScheme, { type: 'ngo' }>;

const builtinSearches = builtinSchemes.map((scheme) => indexScheme(scheme).search);

/** A page of what the public sees: the built-in schemes that fit, then the NGOs' own; and how many there are of both. */
export async function listSchemes(
  db: Database,
  { filters, page, pageSize }: { filters: SchemeFilters; page: number; pageSize: number },
): Promise<{ rows: PublicScheme[]; total: number }> {
  const { q = '', ...rest } = filters;
  const narrowed = { ...rest, state: rest.state && isAllStates(rest.state) ? ALL_STATES : rest.state };
  const query = readSchemeQuery(q);
  const builtin = await fittingBuiltins(db, { filters: narrowed, query });
  const first = (page - 1) * pageSize;
  const rows = builtin.slice(first, first + pageSize);
  const window = { limit: pageSize - rows.length, offset: Math.max(0, first - builtin.length) };
  const own = await selectShown(db, { filters: narrowed, query, ...window });
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

async function fittingBuiltins(
  db: Database,
  { filters, query }: { filters: Omit<SchemeFilters, 'q'>; query: SchemeQuery },
): Promise<PublicScheme[]> {
  const { category, beneficiary, gender, ngoId } = filters;
  if (ngoId) return [];
  const places = query.length
    ? await selectFitting(db, { searches: builtinSearches, query })
    : builtinSchemes.map((_, place) => place);
  // All of them are for all states.
  return places
    .map((place) => builtinSchemes[place]!)
    .filter(
      (scheme) =>
        (!category || scheme.category.includes(category)) &&
        (!beneficiary || scheme.beneficiary.includes(beneficiary)) &&
        (!gender || scheme.gender === gender || scheme.gender === 'All'),
    );
}
