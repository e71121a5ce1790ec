import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { Language } from '#src/shared/languages.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { volunteerToken, volunteerTokenHash } from '#src/features/volunteer/volunteer-token.server.ts';
import { indexVolunteer } from '#src/features/volunteer/volunteer-words.server.ts';
import type { NgoToJoin } from './application.contract.ts';
import { applicationMail } from './application.emails.server.ts';
import {
  insertVolunteer,
  lockApplied,
  rewriteDetails,
  selectNgoToJoin,
  type StoredDetails,
} from './application.queries.server.ts';
import {
  cleanApplication,
  findApplicationErrors,
  type CleanApplication,
  type VolunteerDetails,
  type VolunteerErrors,
  type VolunteerForm,
} from './application.rules.ts';

/** High, because many phones share one address of a mobile network, and a college sends a whole class. */
const APPLYING: RateLimit = { name: 'volunteer-from', requests: 600, seconds: 3600 };

/**
 * Returns an NGO that takes volunteers.
 * @throws {AppError} 404 if it does not exist or is not verified.
 */
export async function readNgoToJoin(db: Database, id: string): Promise<NgoToJoin> {
  const ngo = ROW_ID.test(id) ? await selectNgoToJoin(db, id) : undefined;
  if (!ngo) throw notFound();
  return ngo;
}

/**
 * Applies to volunteer at an NGO, which sees the application once the link in the mail confirmed it. An application
 * of the same mailbox takes the new details if it is not confirmed, and its owner sees them before they count; a
 * confirmed one stays as it is. Only the mail tells which, so the sender of the form learns nothing about others.
 * @throws {AppError} 404 if the NGO is not verified; 422 with every error of the form; 429 after too many attempts from
 * one address.
 */
export async function apply(
  services: VolunteerServices,
  { ngoId, form, caller }: { ngoId: string; form: VolunteerForm; caller: Caller },
): Promise<void> {
  const { db, keys } = services;
  const { language } = caller;
  const ngo = await readNgoToJoin(db, ngoId);
  const application = checkApplication(form);
  const { email } = application;
  await consumeRateLimit(db, { limit: APPLYING, caller, message: 'volunteerTooManyTries' });
  // Uses its own connection, so it must run before the transaction takes one.
  const isMailed = await mayMailVisitor(db, { email, caller });
  await db.transaction().execute(async (transaction) => {
    const saved = await saveApplication({ ...services, db: transaction }, { ngoId, application, language });
    if (!isMailed) return;
    const text = applicationMail({ ngo, keys, language, ...saved });
    await queueMail(
      { ...services, db: transaction },
      { event: 'volunteerApplied', to: email, language, text, about: `volunteer:${saved.reference}` },
    );
  });
}

/** Saves an application in the transaction `db`, and returns how its page is found. */
async function saveApplication(
  { db, keys }: VolunteerServices,
  { ngoId, application, language }: { ngoId: string; application: CleanApplication; language: Language },
): Promise<{ reference: string; isConfirmed: boolean }> {
  const { email } = application;
  for (;;) {
    const known = await lockApplied(db, { ngoId, email });
    if (known) {
      const { id, reference, isConfirmed } = known;
      const details = storedDetails({ ngoId, email, reference, details: application });
      if (!isConfirmed) await rewriteDetails(db, { id, language, details });
      return { reference, isConfirmed };
    }
    const reference = randomReference('VO');
    const tokenHash = volunteerTokenHash({ keys, token: volunteerToken({ keys, reference }) });
    const details = storedDetails({ ngoId, email, reference, details: application });
    const row = { ...details, ngoId, email, reference, tokenHash, language };
    // Otherwise the same mailbox has just applied, or, once in millions, the reference is in use.
    if (await insertVolunteer(db, row)) return { reference, isConfirmed: false };
  }
}

/** Returns details as they are stored, with their search data. They must be checked. */
export function storedDetails({
  ngoId,
  email,
  reference,
  details,
}: {
  ngoId: string;
  email: string;
  reference: string;
  details: VolunteerDetails;
}): StoredDetails {
  const { name, mobile, city, skills, availability, age } = details;
  return {
    name,
    mobile,
    city,
    skills,
    availability,
    otherSkills: details.otherSkills || null,
    isAdult: age === 'adult',
    guardianName: details.guardianName || null,
    guardianMobile: details.guardianMobile || null,
    search: indexVolunteer({ ngoId, reference, name, mobile, email, city }),
  };
}

/**
 * Refuses details that break a rule, or name an unknown town.
 * @throws {AppError} 422 with every error of the form.
 */
export function refuseErrors({ errors, city }: { errors: VolunteerErrors; city: string }): void {
  const fields: VolunteerErrors = {
    ...errors,
    ...(!findCity(city) && { city: 'volunteerCityRequired' as const }),
  };
  const keys = Object.values(fields);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
}

function checkApplication(form: VolunteerForm): CleanApplication {
  const application = cleanApplication(form);
  refuseErrors({ errors: findApplicationErrors(application), city: application.city });
  return { ...application, city: findCity(application.city)!.name };
}
