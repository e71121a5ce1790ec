import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import type { Caller, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { initialsOf } from '#src/shared/initials.ts';
import { isShortReference, readReference } from '#src/shared/reference-number.ts';
import type { Queue } from '#src/server/queue.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { volunteerTokenHash } from '#src/features/volunteer/volunteer-token.server.ts';
import { volunteerQuery } from '#src/features/volunteer/volunteer-words.server.ts';
import type { Certificate, CheckedCertificate, Holder, Proposal } from './certificates.contract.ts';
import {
  insertCertificate,
  isHolder,
  lockHolder,
  selectCertificate,
  selectCertificates,
  selectChecked,
  selectConfirmed,
  selectHolders,
  selectToPrint,
  updateWithdrawn,
  type CertificateToPrint,
  type NewCertificate,
} from './certificates.queries.server.ts';
import {
  findCertificateErrors,
  formatCertificateHours,
  isDay,
  parseCertificateHours,
  type CertificateErrors,
  type CertificateForm,
} from './certificates.rules.ts';
import { FOUND_VOLUNTEERS_MOST } from './certificates.values.ts';

/** The job that draws a certificate and mails it. */
export const MAIL_CERTIFICATE = 'mailCertificate';

type Services = { db: Database; queue: Queue; keys: Keys };

/** Returns a page of the certificates of an NGO, latest first. `q` is a number, or words of the name. */
export function listCertificates(
  db: Database,
  { ngoId, q, page, pageSize }: { ngoId: string; q: string; page: number; pageSize: number },
): Promise<{ rows: Certificate[]; total: number }> {
  const number = readReference(q, 'VC');
  const words = volunteerQuery({ ngoId, words: q, names: true });
  return selectCertificates(db, { ngoId, words, number, limit: pageSize, offset: (page - 1) * pageSize });
}

/** Returns the first accepted volunteers of an NGO that match the words. */
export function findHolders(db: Database, { ngoId, q }: { ngoId: string; q: string }): Promise<Holder[]> {
  return selectHolders(db, {
    ngoId,
    words: volunteerQuery({ ngoId, words: q, names: true }),
    limit: FOUND_VOLUNTEERS_MOST,
  });
}

/**
 * Returns the confirmed minutes of an accepted volunteer in a period, and the days of the first and the last shift in
 * it. A day that is not one does not limit the period.
 * @throws {AppError} 404 if the NGO has no such volunteer.
 */
export async function proposeCertificate(
  db: Database,
  { id, ngoId, periodFrom = '', periodTo = '' }: OfHolder & { periodFrom?: string; periodTo?: string },
): Promise<Proposal> {
  if (!ROW_ID.test(id) || !(await isHolder(db, { id, ngoId }))) throw notFound();
  const dayOf = (day: string) => (isDay(day) ? day : undefined);
  return selectConfirmed(db, { id, periodFrom: dayOf(periodFrom), periodTo: dayOf(periodTo) });
}

type OfHolder = { id: string; ngoId: string };

/**
 * Issues a certificate to an accepted volunteer. A job mails it.
 * @returns the certificate, and whether the mail is left out because those of the day are used up.
 * @throws {AppError} 404 if the NGO has no such volunteer; 422 with every error of the form, for example if it names
 * more hours than are confirmed.
 */
export async function issueCertificate(
  services: Services,
  { form, call }: { form: CertificateForm; call: SignedInCall },
): Promise<{ certificate: Certificate; isUnmailed: boolean }> {
  const ngoId = call.account.ngoId!;
  const today = todayInIndia();
  refuse(findCertificateErrors(form, { today }));
  const {
    volunteerId: id,
    hours,
    periodFrom,
    periodTo,
  } = form as Required<CertificateForm> & { hours: string };
  if (!ROW_ID.test(id)) throw notFound();
  return services.db.transaction().execute(async (db) => {
    const volunteer = await lockHolder(db, { id, ngoId });
    if (!volunteer) throw notFound();
    const confirmed = await selectConfirmed(db, { id, periodFrom, periodTo });
    refuse(findCertificateErrors(form, { today, confirmed: confirmed.minutes }), {
      0: formatCertificateHours(confirmed.minutes),
    });
    const { name, language } = volunteer;
    const certificate = await insertWithNumber(db, {
      ngoId,
      volunteerId: id,
      name,
      initials: initialsOf(name),
      language,
      minutes: parseCertificateHours(hours)!,
      periodFrom,
      periodTo,
    });
    const isMailed = await takeMailTo({ ...services, db }, { ngoId, to: volunteer.email });
    if (isMailed) await services.queue.send({ db, name: MAIL_CERTIFICATE, data: { id: certificate._id } });
    await record(db, { action: 'issueCertificate', certificate, call, after: auditFieldsOf(certificate) });
    return { certificate, isUnmailed: !isMailed };
  });
}

/**
 * Withdraws a certificate: from then on, whoever checks it is told so. Does nothing if it is withdrawn already.
 * @throws {AppError} 404 if the NGO has no such certificate.
 */
export async function withdrawCertificate(
  { db }: { db: Database },
  { id, reason, call }: { id: string; reason: string; call: SignedInCall },
): Promise<Certificate> {
  const own = { id, ngoId: call.account.ngoId! };
  return db.transaction().execute(async (transaction) => {
    const isChanged = ROW_ID.test(id) && (await updateWithdrawn(transaction, { ...own, reason }));
    const certificate = await readCertificate(transaction, own);
    const after = { certificateNumber: certificate.number, reason };
    if (isChanged) await record(transaction, { action: 'withdrawCertificate', certificate, call, after });
    return certificate;
  });
}

/**
 * Earlier numbers are 28.6 million, so one network tries few: all of them take 160 years, and 1,000 networks find one of
 * 100 certificates in 14 hours. New numbers need no limit of their own.
 */
const SHORT_NUMBERS: RateLimit = { name: 'certificate-short', requests: 20, seconds: 3600 };

/**
 * Returns what anyone may know about a certificate. `number` may be typed in any way that is clear.
 * @throws {AppError} 404 if there is no such certificate; 429 after too many earlier, short numbers.
 */
export async function checkCertificate(
  db: Database,
  { number, caller }: { number: string; caller: Caller },
): Promise<CheckedCertificate> {
  const reference = readReference(number, 'VC');
  if (reference && isShortReference(reference)) await consumeRateLimit(db, { limit: SHORT_NUMBERS, caller });
  const certificate = reference && (await selectChecked(db, reference));
  if (!certificate) throw notFound();
  return certificate;
}

/**
 * Returns a certificate of the NGO with all that its PDF shows.
 * @throws {AppError} 404 if the NGO has no such certificate, or it is withdrawn, or its volunteer is erased.
 */
export async function readToPrint(db: Database, own: OfHolder): Promise<CertificateToPrint> {
  const found = ROW_ID.test(own.id) ? await selectToPrint(db, own) : undefined;
  if (!found) throw notFound();
  return found;
}

/**
 * Returns a certificate with all that its PDF shows, for the volunteer with the secret token.
 * @throws {AppError} 404 if the volunteer has no such certificate, or it is withdrawn.
 */
export async function readOwnToPrint(
  { db, keys }: { db: Database; keys: Keys },
  { token, number }: { token: string; number: string },
): Promise<CertificateToPrint> {
  const reference = readReference(number, 'VC');
  const tokenHash = volunteerTokenHash({ keys, token });
  const found = reference && (await selectToPrint(db, { number: reference, tokenHash }));
  if (!found) throw notFound();
  return found;
}

async function readCertificate(db: Database, own: OfHolder): Promise<Certificate> {
  const certificate = ROW_ID.test(own.id) ? await selectCertificate(db, own) : undefined;
  if (!certificate) throw notFound();
  return certificate;
}

async function insertWithNumber(db: Database, row: Omit<NewCertificate, 'number'>): Promise<Certificate> {
  for (;;) {
    const id = await insertCertificate(db, { ...row, number: randomReference('VC') });
    // Another certificate has this number, once in millions.
    if (id !== undefined) return readCertificate(db, { id, ngoId: row.ngoId });
  }
}

function refuse(fields: CertificateErrors, values?: Record<string, string>): void {
  const keys = Object.values(fields);
  if (keys.length === 0) return;
  const key = keys.length === 1 ? keys[0]! : 'lookAtFields';
  throw new AppError({ status: 422, key, fields, ...(values && { values }) });
}

type Recorded = {
  action: string;
  certificate: Certificate;
  call: SignedInCall;
  after: Record<string, unknown>;
};

async function record(db: Database, { action, certificate, call, after }: Recorded): Promise<void> {
  const about = { entity: 'volunteerCertificate', entityId: certificate._id, ngoId: call.account.ngoId };
  await recordChange(db, { call, change: { ...about, action, after } });
}

function auditFieldsOf({ number, minutes, periodFrom, periodTo }: Certificate): Record<string, unknown> {
  return { certificateNumber: number, minutes, periodFrom, periodTo };
}
