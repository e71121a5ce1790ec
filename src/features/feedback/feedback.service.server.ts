import type { Caller, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { hideDetails } from '#src/features/audit/personal-data/hide-details.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { getNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { Feedback, FeedbackFilters } from './feedback.contract.ts';
import { answeredMail, receivedMail } from './feedback.emails.server.ts';
import {
  countFeedback,
  insertFeedback,
  lockFeedback,
  lockSameFeedback,
  selectFeedback,
  selectFeedbackById,
  selectTexts,
  updateAnswer,
  updateDone,
} from './feedback.queries.server.ts';
import type { FeedbackKind } from './feedback.values.ts';

/** The limit is high because many phones share one address of a mobile network. */
export const WRITING: RateLimit = { name: 'write-from', requests: 60, seconds: 3600 };
/** An equal message within this time counts as a repetition: a double tap or a resubmitted page. */
const SAME_MINUTES = 10;

type FeedbackInput = {
  kind: FeedbackKind;
  message: string;
  name?: string | undefined;
  email?: string | undefined;
  rating?: number | undefined;
  ngoId?: string | undefined;
};

/**
 * Saves a message. The writer of a contact message receives a confirmation by email. A repeated message from
 * the same address within ten minutes is saved once, and the call succeeds again.
 * @throws {AppError} 404 if the NGO is not public, 429 after too many messages from one address.
 */
export async function saveFeedback(
  services: AppServices & { caller: Caller },
  input: FeedbackInput,
): Promise<void> {
  const { caller } = services;
  const { kind, message, rating = null } = input;
  const [name, email, ngoId] = [input.name || null, input.email || null, input.ngoId || null];
  await consumeRateLimit(services.db, { limit: WRITING, caller, message: 'tooManyMessages' });
  if (ngoId !== null || kind === 'mistake') await getNgo(services.db, ngoId ?? '');
  const { language } = caller;
  const content = JSON.stringify([kind, ngoId, name, email, rating, message, caller.address]);
  const contentHash = hashWith(services.keys.code, content);
  // This takes its own database connection, so it must not run while the transaction holds one.
  const isConfirmed =
    kind === 'contact' && email !== null && (await mayMailVisitor(services.db, { email, caller }));
  await services.db.transaction().execute(async (db) => {
    if (await lockSameFeedback(db, { contentHash, minutes: SAME_MINUTES })) return;
    await insertFeedback(db, { kind, ngoId, name, email, rating, message, language, contentHash });
    if (!isConfirmed) return;
    const text = receivedMail({ language });
    await queueMail({ ...services, db }, { event: 'contactReceived', to: email, language, text });
  });
}

/**
 * Returns a page of messages, newest first, the number of all matches, and the number of all new messages.
 */
export async function listFeedback(
  db: Database,
  { filters, page, pageSize }: { filters: FeedbackFilters; page: number; pageSize: number },
): Promise<{ rows: Feedback[]; total: number; waiting: number }> {
  const [rows, total, waiting] = await Promise.all([
    selectFeedback(db, { filters, limit: pageSize, offset: (page - 1) * pageSize }),
    countFeedback(db, filters),
    countFeedback(db, { status: 'new' }),
  ]);
  return { rows, total, waiting };
}

/** Characters of a message in a list of many things. */
const BEGINNING = 200;

/**
 * Returns the beginnings of messages by id. Contact details are hidden before the cut, so that no part of a number remains.
 */
export async function listMessageTexts(
  db: Database,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await selectTexts(db, ids) : [];
  return new Map(
    rows.map(({ _id, text }) => [_id, hideDetails({ text, language }).slice(0, BEGINNING)] as const),
  );
}

/** Yields all matching messages, newest first. Reads them in batches, each only when the caller needs it. */
export function eachFeedback(db: Database, filters: FeedbackFilters): AsyncGenerator<Feedback> {
  return readBatches(({ limit, last }) => selectFeedback(db, { filters, limit, olderThan: last?._id }));
}

/** @throws {AppError} 404 if the message does not exist. */
export async function readFeedback(db: Database, id: string): Promise<Feedback> {
  const feedback = ROW_ID.test(id) ? await selectFeedbackById(db, id) : undefined;
  if (!feedback) throw notFound();
  return feedback;
}

/**
 * Answers a new message by email, in the language of the page where it was written.
 * @throws {AppError} 404 if the message does not exist, 409 if it is already answered or done, or has no
 * address.
 */
export async function answerFeedback(
  services: AppServices,
  { id, answer, call }: { id: string; answer: string; call: SignedInCall },
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const feedback = await lockExisting(db, id);
    if (feedback.status !== 'new') throw new AppError({ status: 409, key: 'feedbackMoved' });
    const { email, language, message, createdAt } = feedback;
    if (email === null || message === null) throw new AppError({ status: 409, key: 'feedbackNoAddress' });
    await updateAnswer(db, { id, answer, accountId: call.account.id });
    await recordStatusChange(db, { feedback, action: 'answerFeedback', status: 'answered', call });
    const text = answeredMail({ language, answer, createdAt });
    await queueMail({ ...services, db }, { event: 'feedbackAnswered', to: email, language, text });
  });
}

/**
 * Marks a message as done, answered or not.
 * @throws {AppError} 404 if the message does not exist, 409 if it is already done.
 */
export async function finishFeedback(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const feedback = await lockExisting(db, id);
    if (feedback.status === 'done') throw new AppError({ status: 409, key: 'feedbackMoved' });
    await updateDone(db, id);
    await recordStatusChange(db, { feedback, action: 'finishFeedback', status: 'done', call });
  });
}

async function lockExisting(db: Database, id: string): Promise<Feedback> {
  const feedback = ROW_ID.test(id) ? await lockFeedback(db, id) : undefined;
  if (!feedback) throw notFound();
  return feedback;
}

/** Records no texts, because the audit log outlives them. */
async function recordStatusChange(
  db: Database,
  {
    feedback,
    action,
    status,
    call,
  }: { feedback: Feedback; action: string; status: string; call: SignedInCall },
): Promise<void> {
  const fields = { before: { status: feedback.status }, after: { status } };
  const change = {
    action,
    entity: 'feedback',
    entityId: feedback._id,
    ngoId: feedback.ngo?._id ?? null,
    ...fields,
  };
  await recordChange(db, { call, change });
}
