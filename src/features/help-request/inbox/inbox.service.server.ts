import { isDeepStrictEqual } from 'node:util';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { dayInIndia, daysBetween } from '#src/shared/dates.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { cities, distanceKm, findCity } from '#src/features/reference/reference.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { Inbox } from '#src/features/help-request/help-request.values.ts';
import { selectEvents, selectMessages } from '#src/features/help-request/records/history.queries.server.ts';
import { hideDetails } from '#src/features/audit/personal-data/hide-details.server.ts';
import { hideInMessages } from '#src/features/help-request/hide-details.server.ts';
import { mayReadTexts, showContact } from '#src/features/help-request/show-contact.server.ts';
import { isHandled, maskContact } from './inbox.rules.ts';
import type { HelpContact, InboxRequest, InboxRow, SavedRequest } from './inbox.contract.ts';
import {
  countFitting,
  countInbox,
  savePause,
  selectInbox,
  selectOfInbox,
  selectPause,
  selectToSave,
  type SavedRow,
  type SearchWord,
  type UnmaskedRow,
} from './inbox.queries.server.ts';

const PAUSE_MOST_DAYS = 366;
/** Public pages show whether an NGO can be asked, so every change invalidates their cached responses. */
const PAUSES: RateLimit = { name: 'help-pause', requests: 20, seconds: 3600 };
/** The maximum number of search words; further words are ignored. */
const SEARCH_WORDS_MOST = 8;
/** The number of characters of the description in a row. */
const EXCERPT = 160;
type Services = Pick<AppServices, 'db'>;

/**
 * Returns the NGO of a signed-in NGO user.
 * @throws {AppError} 404 for any other account.
 */
export function ngoOf({ account }: Pick<SignedInCall, 'account'>): string {
  if (account.ngoId === null) throw notFound();
  return account.ngoId;
}

/**
 * Returns a page of matching requests, the number of matches, and the total of each box regardless of the
 * search.
 */
export async function listInbox(
  { db }: Services,
  query: {
    ngoId: string;
    box: Inbox | 'all';
    words?: string;
    page: number;
    pageSize: number;
    language: Language;
  },
): Promise<{ rows: InboxRow[]; counts: Record<Inbox, number>; total: number }> {
  const { ngoId, box, page, pageSize, language } = query;
  const filter = { ngoId, box, words: readSearchWords(query.words ?? '') };
  const [rows, total, counts] = await Promise.all([
    selectInbox(db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
    countFitting(db, filter),
    countInbox(db, ngoId),
  ]);
  return { rows: rows.map((row) => excerptOf(row, language)), counts, total };
}

/**
 * Returns a row with the beginning of the description. Contact details are hidden before the cut, so that no
 * part of a number remains.
 */
function excerptOf({ description, ngoCity, ...row }: UnmaskedRow, language: Language): InboxRow {
  const text = hideDetails({ text: description, language });
  return {
    ...row,
    distanceKm: distanceOf({ from: ngoCity, to: row.city }),
    excerpt: text.slice(0, EXCERPT),
  };
}

/** Returns the distance between two towns in kilometres, or null if one is unknown. */
function distanceOf(names: { from: string; to: string }): number | null {
  const [from, to] = [findCity(names.from), findCity(names.to)];
  return from && to ? distanceKm({ from, to }) : null;
}

/**
 * Returns the search words, each with the cities whose Gujarati or Hindi name contains it. Requests store the
 * English name.
 */
function readSearchWords(text: string): SearchWord[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MOST);
  return words.map((word) => ({
    word,
    cities: cities
      .filter(({ nameGu, nameHi }) => `${nameGu} ${nameHi}`.includes(word))
      .map(({ name }) => name),
  }));
}

/**
 * Yields all requests of the NGO's inbox, oldest first. Reads them in batches, and only as long as the caller
 * reads on.
 */
export async function* eachOfInbox({ db }: Services, ngoId: string): AsyncGenerator<SavedRequest> {
  const rows = readBatches<SavedRow>(({ limit, last }) =>
    selectToSave(db, { ngoId, after: last?.offerId ?? '0', limit }),
  );
  for await (const { request } of rows) yield request;
}

/**
 * Returns a request of the NGO's inbox with masked contact details. Those in its texts are hidden too, unless the NGO
 * handles the request: then reading them is a view of the day (`mayReadTexts`).
 * @throws {AppError} 404 if the NGO does not have the request, or no longer has it.
 */
export async function readInboxRequest(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<InboxRequest> {
  const { db } = services;
  const ngoId = ngoOf(call);
  const row = ROW_ID.test(id) ? await selectOfInbox(db, { ngoId, id }) : undefined;
  if (!row) throw notFound();
  const { contact, ngoCity, ...stored } = row;
  const request = { ...stored, distanceKm: distanceOf({ from: ngoCity, to: stored.city }) };
  const [history, messages] = await Promise.all([
    selectEvents(db, { requestId: id, ngoId }),
    selectMessages(db, { requestId: id, ngoId }),
  ]);
  const masked = { ...request, masked: maskContact(contact), history };
  const { language } = call.caller;
  const { description, safeContact } = request;
  const texts = { description, safeContact, messages };
  const hidden = {
    description: hideDetails({ text: description, language }),
    safeContact: safeContact === null ? null : hideDetails({ text: safeContact, language }),
    messages: hideInMessages({ messages, language }),
  };
  const isSame = isDeepStrictEqual(texts, hidden);
  const isShown = isSame || (isHandled(request) && (await mayReadTexts(services, { id, ngoId, call })));
  return { ...masked, ...(isShown ? texts : hidden) };
}

/**
 * Returns the contact details of a request that the NGO handles.
 * @throws {AppError} 404 if the NGO does not have the request; 409 before it accepts and after it reports the
 * outcome; 429 as in `showContact`.
 */
export async function readContact(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<HelpContact> {
  const ngoId = ngoOf(call);
  const request = ROW_ID.test(id) ? await selectOfInbox(services.db, { ngoId, id }) : undefined;
  if (!request) throw notFound();
  if (!isHandled(request)) throw new AppError({ status: 409, key: 'helpMoveNotAllowed' });
  return showContact(services, { id, ngoId, call });
}

/** Returns the last day of the NGO's pause, or null. */
export async function readCapacity({ db }: Services, ngoId: string): Promise<string | null> {
  return selectPause(db, ngoId);
}

/**
 * Sets the last day of the NGO's pause (`2026-12-01`, inclusive), or ends the pause with null.
 * @throws {AppError} 422 if the day is in the past or more than a year ahead; 403 if the NGO would be asked later than
 * now and the password was not typed again; 429 after 20 changes in an hour.
 */
export async function setCapacity(
  { db }: Services,
  { until, call }: { until: string | null; call: SignedInCall },
): Promise<void> {
  const ngoId = ngoOf(call);
  const ahead = until === null ? 0 : daysBetween({ from: dayInIndia(new Date()), to: until });
  if (!(ahead >= 0 && ahead <= PAUSE_MOST_DAYS))
    throw new AppError({ status: 422, key: 'helpPauseDay', fields: { until: 'helpPauseDay' } });
  const pausedUntil = await selectPause(db, ngoId);
  const isLonger = until !== null && (pausedUntil === null || until > pausedUntil);
  if (isLonger && call.isConfirmed !== true) throw needsConfirmation();
  await consumeRateLimit(db, { limit: PAUSES, subject: ngoId });
  await db.transaction().execute(async (transaction) => {
    const before = { until: await selectPause(transaction, ngoId) };
    await savePause(transaction, { ngoId, until });
    const change = {
      action: 'setHelpCapacity',
      entity: 'ngo',
      entityId: ngoId,
      ngoId,
      before,
      after: { until },
    };
    await recordChange(transaction, { call, change });
  });
}
