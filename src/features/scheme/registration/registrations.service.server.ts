import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { readReplacement } from '#src/features/audit/personal-data/looks.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readOwnScheme } from '#src/features/scheme/management/management.service.server.ts';
import { personQuery } from '#src/search/person-words.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { RegistrationStatus } from '#src/features/scheme/scheme.values.ts';
import type { Registration, RegistrationFilters } from './registrations.contract.ts';
import {
  COUNTED_MOST,
  lockRegistration,
  selectCounts,
  selectFewFitting,
  selectLines,
  selectRegistrations,
  updateRegistrationRow,
  type RegistrationLine,
  type RegistrationCriteria,
} from './registrations.queries.server.ts';

/** Rows per batch of an export, few enough for the garbage collector to free each batch early. */
const EXPORTED_AT_ONCE = 200;

/** From this number of registrations, the search of a scheme uses another query plan. */
const LARGE = 10_000;

type OfScheme = { schemeId: string; ngoId: string; filters: RegistrationFilters };

export type RegistrationPage = {
  data: Registration[];
  total: number;
  totalIsExact: boolean;
  counts: Record<RegistrationStatus, number>;
  scheme: { _id: string; schemeName: string; schemeNameGu: string | null; schemeNameHi: string | null };
};

/**
 * Returns a page of the registrations for a scheme of the NGO, latest first.
 * @throws {AppError} 404 if the scheme does not exist, is deleted, or belongs to another NGO.
 */
export async function listRegistrations(
  db: Database,
  query: OfScheme & { page: number; pageSize: number },
): Promise<RegistrationPage> {
  const { schemeId, ngoId, filters, page, pageSize } = query;
  const { _id, schemeName, translations } = await readOwnScheme(db, { id: schemeId, ngoId });
  const names = {
    schemeName,
    schemeNameGu: translations.gu?.schemeName ?? null,
    schemeNameHi: translations.hi?.schemeName ?? null,
  };
  const criteria = criteriaOf({ schemeId, filters });
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const counts = await selectCounts(db, schemeId);
  const registered = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isLarge = registered > LARGE;
  const few = criteria.words ? await selectFewFitting(db, { criteria, ...window, isLarge }) : undefined;
  const summary = { counts, scheme: { _id, ...names } };
  if (few) return { data: few.rows, total: few.total, totalIsExact: true, ...summary };
  const data = await selectRegistrations(db, { criteria, ...window });
  if (criteria.words) return { data, total: COUNTED_MOST, totalIsExact: false, ...summary };
  const { status } = criteria;
  const total = status ? counts[status] : registered;
  return { data, total, totalIsExact: true, ...summary };
}

/**
 * Returns all matching registrations in batches, latest first, read on demand.
 * @throws {AppError} 404 if the scheme does not exist, is deleted, or belongs to another NGO. This is thrown
 * before any row is read.
 */
export async function exportRegistrations(
  db: Database,
  { schemeId, ngoId, filters }: OfScheme,
): Promise<AsyncGenerator<RegistrationLine[]>> {
  await readOwnScheme(db, { id: schemeId, ngoId });
  return eachPart(db, criteriaOf({ schemeId, filters }));
}

async function* eachPart(db: Database, criteria: RegistrationCriteria): AsyncGenerator<RegistrationLine[]> {
  let before: string | undefined;
  for (;;) {
    const { lines, last } = await selectLines(db, { criteria, limit: EXPORTED_AT_ONCE, before });
    yield lines;
    if (lines.length < EXPORTED_AT_ONCE) return;
    before = last;
  }
}

/**
 * Sets the status or note of a registration for a scheme of the NGO of the caller. The audit log records the
 * status, and that the note changed but not its text.
 * @throws {AppError} 404 if the registration does not exist or belongs to another NGO; 429 as `readReplacement`.
 */
export async function changeRegistration(
  db: Database,
  input: {
    id: string;
    change: { status?: RegistrationStatus | undefined; note?: string | undefined };
    call: SignedInCall;
  },
): Promise<Registration> {
  const { id, change, call } = input;
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(id)) throw notFound();
  const typed = change.note;
  const newNote = typed === undefined ? undefined : await noteOf(db, { id, ngoId, after: typed, call });
  return db.transaction().execute(async (transaction) => {
    const current = await lockRegistration(transaction, { id, ngoId });
    if (!current) throw notFound();
    const status = change.status ?? current.status;
    const note = newNote ?? current.note;
    if (status === current.status && note === current.note) return current;
    const saved = await updateRegistrationRow(transaction, { id, ngoId, status, note });
    const about = { action: 'updateRegistration', entity: 'schemeRegistration', entityId: id, ngoId };
    const noteChanged = note !== current.note && { noteChanged: true };
    const sides = { before: { status: current.status }, after: { status, ...noteChanged } };
    await recordChange(transaction, { call, change: { ...about, ...sides } });
    return saved;
  });
}

async function noteOf(
  db: Database,
  { id, ngoId, after, call }: { id: string; ngoId: string; after: string; call: SignedInCall },
): Promise<string> {
  const before = (await lockRegistration(db, { id, ngoId }))?.note ?? '';
  const look = { action: 'getAllRegistration', entity: 'schemeRegistration', entityId: id };
  return readReplacement(db, { ...look, kind: 'schemeRegistration', call, id, before, after });
}

function criteriaOf({ schemeId, filters }: Pick<OfScheme, 'schemeId' | 'filters'>): RegistrationCriteria {
  return { schemeId, status: filters.status ?? '', words: personQuery(filters.q ?? '') };
}
