import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { readReplacement } from '#src/features/audit/personal-data/looks.service.server.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { selectNgoNames } from '#src/features/volunteer/volunteer-ngo.queries.server.ts';
import { volunteerQuery } from '#src/features/volunteer/volunteer-words.server.ts';
import { VOLUNTEER_NOTE_MOST } from '#src/features/volunteer/volunteer.values.ts';
import type { ListedVolunteer, VolunteerFilters } from './applications.contract.ts';
import {
  deleteComingPlaces,
  lockVolunteer,
  selectStatusCounts,
  selectVolunteer,
  selectVolunteerLines,
  selectVolunteers,
  updateDecision,
  updateNote,
  type VolunteerCriteria,
  type VolunteerLine,
} from './applications.queries.server.ts';
import { PERSONAL_SENTENCE_MOST, type Decision, type ShownStatus } from './applications.values.ts';
import { decisionMail } from './decision.emails.server.ts';

type Own = { id: string; ngoId: string };

/**
 * Returns a page of those who applied to the NGO, latest first, and how many have each status. Applications whose
 * mailbox is not proved are left out.
 */
export async function listVolunteers(
  db: Database,
  query: { ngoId: string; filters: VolunteerFilters; page: number; pageSize: number },
): Promise<{ rows: ListedVolunteer[]; total: number; counts: Record<ShownStatus, number> }> {
  const { ngoId, filters, page, pageSize } = query;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const [found, statuses] = await Promise.all([
    selectVolunteers(db, { criteria: criteriaOf({ ngoId, filters }), ...window }),
    selectStatusCounts(db, ngoId),
  ]);
  const countOf = (status: ShownStatus) => statuses.find((row) => row.status === status)?.count ?? 0;
  const counts = {
    applied: countOf('applied'),
    accepted: countOf('accepted'),
    declined: countOf('declined'),
  };
  return { ...found, counts };
}

/** Returns all matching volunteers of the NGO, latest first, read in batches on demand. */
export function exportVolunteers(
  db: Database,
  query: { ngoId: string; filters: VolunteerFilters },
): AsyncIterable<VolunteerLine> {
  const criteria = criteriaOf(query);
  return readBatches<VolunteerLine>(({ limit, last }) =>
    selectVolunteerLines(db, { criteria, limit, after: last?.id }),
  );
}

/**
 * Accepts or declines a volunteer, and mails the decision. Declining gives back the places in shifts that have not
 * started. Does nothing if it was decided so already.
 * @returns the volunteer, and whether the mail was left out because those of the day are used up.
 * @throws {AppError} 404 if the NGO has no such volunteer; 422 for a wrong sentence.
 */
export async function decideVolunteer(
  services: VolunteerServices,
  {
    id,
    decision,
    sentence: input,
    call,
  }: { id: string; decision: Decision; sentence: string; call: SignedInCall },
): Promise<{ volunteer: ListedVolunteer; isUnmailed: boolean }> {
  const own = ownOf(id, call);
  const sentence = checked({ field: 'sentence', text: input, most: PERSONAL_SENTENCE_MOST });
  return services.db.transaction().execute(async (db) => {
    const language = await lockVolunteer(db, own);
    if (!language) throw notFound();
    const before = await readVolunteer(db, own);
    if (before.status === decision) return { volunteer: before, isUnmailed: false };
    await updateDecision(db, { ...own, decision });
    const placesBack = decision === 'declined' ? await deleteComingPlaces(db, id) : 0;
    const ngo = await selectNgoNames(db, own.ngoId);
    const mail = { decision, sentence, placesBack, ngo, volunteer: { ...before, language } };
    const inside = { ...services, db };
    const isMailed = await takeMailTo(inside, { ngoId: own.ngoId, to: before.email });
    if (isMailed)
      await queueMail(inside, {
        event: decision === 'accepted' ? 'volunteerAccepted' : 'volunteerDeclined',
        to: before.email,
        language,
        about: `volunteer:${before.reference}`,
        text: decisionMail({ ...mail, keys: services.keys }),
      });
    await record(db, {
      action: 'decideVolunteer',
      own,
      call,
      before: { status: before.status },
      after: { status: decision },
    });
    return { volunteer: await readVolunteer(db, own), isUnmailed: !isMailed };
  });
}

/**
 * Saves the note on a volunteer; '' removes it. Whoever saves last wins.
 * @throws {AppError} 404 if the NGO has no such volunteer; 422 for a wrong note; 429 as `readReplacement`.
 */
export async function noteVolunteer(
  { db }: Pick<VolunteerServices, 'db'>,
  { id, note: input, call }: { id: string; note: string; call: SignedInCall },
): Promise<ListedVolunteer> {
  const own = ownOf(id, call);
  const after = checked({ field: 'note', text: input, most: VOLUNTEER_NOTE_MOST });
  const before = (await readVolunteer(db, own)).note ?? '';
  const look = { kind: 'volunteer', action: 'getAllVolunteer', entity: 'volunteer', entityId: id } as const;
  const note = await readReplacement(db, { ...look, call, id, before, after });
  return db.transaction().execute(async (transaction) => {
    await updateNote(transaction, { ...own, note: note || null });
    // What it says about a person does not belong in a log that nobody can correct.
    await record(transaction, { action: 'noteVolunteer', own, call, after: { noteChanged: true } });
    return readVolunteer(transaction, own);
  });
}

function ownOf(id: string, { account }: SignedInCall): Own {
  if (!ROW_ID.test(id)) throw notFound();
  return { id, ngoId: account.ngoId! };
}

async function readVolunteer(db: Database, own: Own): Promise<ListedVolunteer> {
  const volunteer = await selectVolunteer(db, own);
  if (!volunteer) throw notFound();
  return volunteer;
}

function checked({ field, text: input, most }: { field: string; text: string; most: number }): string {
  const text = cleanText({ text: input, keepLines: true });
  const key: MessageKey | undefined = findTextError({ text, most, empty: undefined });
  if (key) throw new AppError({ status: 422, key, fields: { [field]: key } });
  return text;
}

function criteriaOf({ ngoId, filters }: { ngoId: string; filters: VolunteerFilters }): VolunteerCriteria {
  const { q = '', status = '', skill = '' } = filters;
  return { ngoId, status, skill, words: volunteerQuery({ ngoId, words: q }) };
}

type Recorded = { action: string; own: Own; call: SignedInCall; before?: object; after: object };

async function record(
  db: Database,
  { action, own: { id, ngoId }, call, before = {}, after }: Recorded,
): Promise<void> {
  const change = { action, entity: 'volunteer', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...change, before: { ...before }, after: { ...after } } });
}
