import { findPhraseError, isInCatalogue, setAssignedPhrases } from '#src/search/assigned-phrases.server.ts';
import { needById, needsInFiles } from '#src/search/need-catalogue.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { EVERYTHING } from '#src/server/http/cache-tags.server.ts';
import { writeCatalogueFile } from './catalogue-file.server.ts';
import {
  insertPhrase,
  lockNeedPhrases,
  selectPhraseById,
  selectPhraseOfTerm,
  selectPhrases,
  selectPhrasesInUse,
  updateRemoved,
  type NeedPhraseRow,
} from './need-phrase.queries.server.ts';
import { selectWordsOfTerm } from './search-counts.queries.server.ts';
import { partsOfTerms } from './search-note.server.ts';
import { languagesOf } from './search-term.rules.ts';
import type { ListedPhrase } from './search-terms.contract.ts';
import { firstDayOf, namedNeed } from './search-terms.service.server.ts';
import { PERIODS, type PhraseLanguage } from './search-terms.values.ts';

type Services = Pick<AppServices, 'db' | 'log' | 'dropResponses'>;

/** Words can be assigned for as long as any list shows them. */
const LONGEST_PERIOD = Math.max(...PERIODS.map(Number));

/** Loads the phrases in use into the search of this process only. */
export async function loadAssignedPhrases(db: Database): Promise<void> {
  setAssignedPhrases(await selectPhrasesInUse(db));
}

/**
 * Assigns words that enough people have searched to a need, with immediate effect. Returns the id that
 * removes the assignment.
 * @throws {AppError} 404 if the words are not visible to staff; 409 if they are already assigned; 422 if the
 * need or language is invalid, or if another need already has the phrase.
 */
export async function assignPhrase(
  services: Services,
  {
    term,
    need,
    language,
    call,
  }: { term: string; need: string; language: PhraseLanguage; call: SignedInCall },
): Promise<string> {
  const id = await services.db.transaction().execute(async (db) => {
    await lockNeedPhrases(db);
    const phrase =
      (await selectWordsOfTerm(db, { term, since: firstDayOf(LONGEST_PERIOD) })) ??
      (await selectPhraseOfTerm(db, term));
    if (phrase === undefined) throw notFound();
    if (!needById.has(need)) throw new AppError({ status: 422, key: 'askNeed', fields: { need: 'askNeed' } });
    if (!languagesOf(phrase).includes(language))
      throw new AppError({
        status: 422,
        key: 'askPhraseLanguage',
        fields: { language: 'askPhraseLanguage' },
      });
    const inUse = await selectPhrasesInUse(db);
    const same = inUse.find((row) => row.term === term);
    if (same)
      throw new AppError({ status: 409, key: 'phraseAssigned', data: { need: namedNeed(same.need) } });
    const phraseError = findPhraseError({ phrase, need }, inUse);
    if (phraseError) {
      const key = phraseError.reason === 'known' ? 'phraseKnown' : 'phraseTaken';
      const data = { need: namedNeed(phraseError.need.id) };
      throw new AppError({ status: 422, key, fields: { need: key }, data });
    }
    const assigned = await insertPhrase(db, { term, phrase, language, need, accountId: call.account.id });
    const change = { action: 'assignPhrase', entity: 'needPhrase', entityId: assigned };
    await recordChange(db, { call, change: { ...change, after: { phrase, need, language } } });
    return assigned;
  });
  await reload(services);
  return id;
}

/**
 * Removes the assignment of words to a need, with immediate effect. The assignment stays in the history.
 * @throws {AppError} 404 if the row does not exist; 409 if it was already removed.
 */
export async function removeAssignedPhrase(
  services: Services,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  if (!ROW_ID.test(id)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    await lockNeedPhrases(db);
    const row = await selectPhraseById(db, id);
    if (!row) throw notFound();
    if (row.removedAt !== null) throw new AppError({ status: 409, key: 'phraseRemovedBefore' });
    await updateRemoved(db, { id, accountId: call.account.id });
    const { phrase, need, language } = row;
    const change = { action: 'removeAssignedPhrase', entity: 'needPhrase', entityId: id };
    await recordChange(db, { call, change: { ...change, before: { phrase, need, language } } });
  });
  await reload(services);
}

/** Returns a page of all assignments ever made, latest first, and their total number. */
export async function listAssignedPhrases(
  db: Database,
  { q = '', page, pageSize }: { q?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: ListedPhrase[]; total: number }> {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectPhrases(db, { parts: partsOfTerms(q), ...window });
  return { rows: rows.map(listedPhrase), total };
}

/** Returns the phrases in use that the catalogue does not yet contain, in the format of its files. */
export async function catalogueFile(db: Database): Promise<string> {
  const missing = (await selectPhrasesInUse(db)).filter((row) => !isInCatalogue(row));
  return writeCatalogueFile({ phrases: missing, needs: needsInFiles });
}

function listedPhrase(row: NeedPhraseRow): ListedPhrase {
  return { ...row, need: namedNeed(row.need), isInCatalogue: isInCatalogue(row) };
}

/**
 * Reloads the phrases and drops all cached responses before this process responds. Other processes are
 * notified by the database.
 */
async function reload({ db, log, dropResponses }: Services): Promise<void> {
  // The change is already saved. A failed reload must not report it as failed.
  await loadAssignedPhrases(db).catch((error: unknown) =>
    log.warn({ err: error }, 'Assigned phrases could not be read'),
  );
  dropResponses?.([EVERYTHING]);
}
