import { randomBytes } from 'node:crypto';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { readNgoScheme } from '#src/features/scheme/catalogue/catalogue.service.server.ts';
import { indexRegistrant } from '#src/features/scheme/registrant-words.server.ts';
import { registeredAlreadyMail, registeredMail } from './register.emails.server.ts';
import { lockScheme, insertRegistration } from './register.queries.server.ts';
import {
  cleanRegistration,
  findRegistrationErrors,
  personKeys,
  type CleanRegistration,
  type RegisterForm,
} from './register.rules.ts';

/**
 * High, because many phones share one address of a mobile network, and field workers register a whole
 * village.
 */
export const REGISTERING: RateLimit = { name: 'scheme-from', requests: 600, seconds: 3600 };

/**
 * Registers a person for a scheme of an NGO. Saves the registration and queues the mail in one transaction.
 * Only the mail tells whether the person was already registered, so the sender of the form learns nothing
 * about others.
 * @throws {AppError} 404 if the scheme is not public; 422 with every error of the form; 429 after too many
 * attempts from one address.
 */
export async function registerForScheme(
  services: AppServices,
  { schemeId, form, caller }: { schemeId: string; form: RegisterForm; caller: Caller },
): Promise<void> {
  const { db, keys: secrets } = services;
  const { language } = caller;
  const scheme = await readNgoScheme(db, schemeId);
  const registration = checkedRegistration(form);
  await consumeRateLimit(db, { limit: REGISTERING, caller, message: 'schemeTooManyTries' });
  const keys = personKeys(registration);
  // Uses its own connection, so it must run before the transaction takes one.
  const isMailbox = isEmail(keys.email);
  const isMailed = isMailbox && (await mayMailVisitor(db, { email: keys.email, caller }));
  const token = randomBytes(32).toString('base64url');
  const confirmHash = isMailed ? hashWith(secrets.code, token) : null;
  await db.transaction().execute(async (transaction) => {
    if (!(await lockScheme(transaction, schemeId))) throw notFound();
    const search = indexRegistrant(registration);
    const row = { ...registration, schemeId, keys, isMailbox, confirmHash, language, search };
    const { isConfirmedAlready } = await insertRegistration(transaction, row);
    if (!isMailed) return;
    const text = isConfirmedAlready
      ? registeredAlreadyMail({ language, scheme })
      : registeredMail({ language, scheme, token });
    const mail = { event: 'schemeRegistered', to: keys.email, language, text };
    await queueMail({ ...services, db: transaction }, mail);
  });
}

/**
 * Validates a form and returns the registration, with the town in the spelling of the reference list if it is
 * known.
 * @throws {AppError} 422 with every error of the form.
 */
function checkedRegistration(form: RegisterForm): CleanRegistration {
  const registration = cleanRegistration(form);
  const errors = findRegistrationErrors(registration);
  const keys = Object.values(errors);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { ...registration, city: findCity(registration.city)?.name ?? registration.city };
}
