import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { dayInIndia, daysBetween } from '#src/shared/dates.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { cities } from '#src/features/reference/reference.server.ts';
import { isRequestId } from '#src/features/help-request/request-id.rules.ts';
import type { Inbox } from '#src/features/help-request/help-request.values.ts';
import { selectEvents, selectMessages } from '#src/features/help-request/records/history.queries.server.ts';
import { hideDetails, hideInMessages } from '#src/features/help-request/hide-details.server.ts';
import { showContact } from '#src/features/help-request/show-contact.server.ts';
import { isHeld, maskContact } from './inbox.rules.ts';
import type { HelpContact, InboxRequest, InboxRow, SavedRequest } from './inbox.contract.ts';
import {
  countFitting,
  countInbox,
  savePause,
  selectInbox,
  selectOfInbox,
  selectPause,
  selectToSave,
  type SoughtWord,
  type UnmaskedRow,
} from './inbox.queries.server.ts';

const PAUSE_MOST_DAYS = 366;
/** Public pages tell whether an NGO can be asked: each change drops what is kept of them. */
const PAUSES: RateLimit = { name: 'help-pause', requests: 20, seconds: 3600 };
/** Words of a search that count; nobody types more. */
const SOUGHT_MOST = 8;
const SAVED_AT_ONCE = 500;
/** Letters of what is needed that a row holds. */
const EXCERPT = 160;
type Services = Pick<AppServices, 'db'>;

/** The NGO of an NGO user. @throws {AppError} 404 for anybody else. */
export function ngoOf({ account }: Pick<SignedInCall, 'account'>): string {
  if (account.ngoId === null) throw notFound();
  return account.ngoId;
}

/** A page of what fits of the own inbox, how many fit, and how many there are in each box whether they fit or not. */
export async function listInbox(
  { db }: Services,
  asked: {
    ngoId: string;
    box: Inbox | 'all';
    words?: string;
    page: number;
    pageSize: number;
    language: Language;
  },
): Promise<{ rows: InboxRow[]; counts: Record<Inbox, number>; total: number }> {
  const { ngoId, box, page, pageSize, language } = asked;
  const filter = { ngoId, box, words: soughtWords(asked.words ?? '') };
  const [rows, total, counts] = await Promise.all([
    selectInbox(db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
    countFitting(db, filter),
    countInbox(db, ngoId),
  ]);
  return { rows: rows.map((row) => excerptOf(row, language)), counts, total };
}

/** A row with the beginning of what is needed; cut after details are hidden, so that no half of a number is left. */
function excerptOf({ description, ...row }: UnmaskedRow, language: Language): InboxRow {
  const text = isHeld(row) ? description : hideDetails({ text: description, language });
  return { ...row, excerpt: text.slice(0, EXCERPT) };
}

/** The words of a search, each with the towns whose name holds it in any of the languages: a request names them in English. */
function soughtWords(typed: string): SoughtWord[] {
  const words = typed.trim().split(/\s+/).filter(Boolean).slice(0, SOUGHT_MOST);
  return words.map((word) => ({
    word,
    cities: cities
      .filter(({ nameGu, nameHi }) => `${nameGu} ${nameHi}`.includes(word))
      .map(({ name }) => name),
  }));
}

/** All requests of the own inbox, the oldest first, some at a time, as long as somebody reads on. */
export async function* eachOfInbox({ db }: Services, ngoId: string): AsyncGenerator<SavedRequest> {
  let after = '0';
  for (;;) {
    const rows = await selectToSave(db, { ngoId, after, limit: SAVED_AT_ONCE });
    for (const { request } of rows) yield request;
    if (rows.length < SAVED_AT_ONCE) return;
    after = rows.at(-1)!.offerId;
  }
}

/**
 * A request of the own inbox, contact details masked; those in what the person wrote are hidden but for the NGO that looks after it.
 * @throws {AppError} 404 when the NGO does not have it (any more).
 */
export async function readInboxRequest(
  { db }: Services,
  { ngoId, id, language }: { ngoId: string; id: string; language: Language },
): Promise<InboxRequest> {
  const found = isRequestId(id) ? await selectOfInbox(db, { ngoId, id }) : undefined;
  if (!found) throw notFound();
  const { contact, ...request } = found;
  const [history, messages] = await Promise.all([
    selectEvents(db, { requestId: id, ngoId }),
    selectMessages(db, { requestId: id, ngoId }),
  ]);
  const masked = { ...request, masked: maskContact(contact), history };
  if (isHeld(request)) return { ...masked, messages };
  const { description, safeContact } = request;
  return {
    ...masked,
    description: hideDetails({ text: description, language }),
    safeContact: safeContact === null ? null : hideDetails({ text: safeContact, language }),
    messages: hideInMessages({ messages, language }),
  };
}

/**
 * The contact details of a request that the NGO has accepted and not ended.
 * @throws {AppError} 404 when it does not have it; 409 before it accepts and after it ended; 429 as `showContact`.
 */
export async function readContact(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<HelpContact> {
  const ngoId = ngoOf(call);
  const found = isRequestId(id) ? await selectOfInbox(services.db, { ngoId, id }) : undefined;
  if (!found) throw notFound();
  if (!isHeld(found)) throw new AppError({ status: 409, key: 'helpMoveNotAllowed' });
  return showContact(services, { id, ngoId, call });
}

/** The day until which the own NGO is asked nothing, or null. */
export async function readCapacity({ db }: Services, ngoId: string): Promise<string | null> {
  return selectPause(db, ngoId);
}

/**
 * Notes until when the own NGO is asked nothing (`2026-12-01`, that day included), or that it may be asked.
 * @throws {AppError} 422 when the day is past or more than a year ahead; 429 after 20 changes in an hour.
 */
export async function setCapacity(
  { db }: Services,
  { until, call }: { until: string | null; call: SignedInCall },
): Promise<void> {
  const ngoId = ngoOf(call);
  const ahead = until === null ? 0 : daysBetween({ from: dayInIndia(new Date()), to: until });
  if (!(ahead >= 0 && ahead <= PAUSE_MOST_DAYS))
    throw new AppError({ status: 422, key: 'helpPauseDay', fields: { until: 'helpPauseDay' } });
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
