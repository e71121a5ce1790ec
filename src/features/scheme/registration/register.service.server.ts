import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { readNgoScheme } from '../public/public-schemes.service.server.ts';
import { indexRegistration } from '../scheme-lexemes.server.ts';
import { registeredMail } from './register.emails.server.ts';
import { holdScheme, insertRegistration } from './register.queries.server.ts';
import {
  cleanRegistration,
  faultsOfRegistration,
  personKeys,
  type CleanRegistration,
  type RegisterForm,
} from './register.rules.ts';

/** Many phones share one address of a mobile network, and field workers register a whole village. */
export const REGISTERING: RateLimit = { name: 'scheme-from', requests: 600, seconds: 3600 };
/** A stranger's mailbox is not to be filled by whoever types its address; the registration is kept all the same. */
export const REGISTERED_MAILS: RateLimit = { name: 'scheme-to', requests: 5, seconds: 86_400 };

/**
 * Registers somebody for a scheme of an NGO: the registration, its count and the mail are there together or not at all.
 * @throws {AppError} 404 when the public does not see the scheme; 422 with every fault of the form; 409 when the same email or mobile
 * number is registered for it already; 429 after too many tries from one address.
 */
export async function registerForScheme(
  services: AppServices,
  { schemeId, form, caller }: { schemeId: string; form: RegisterForm; caller: Caller },
): Promise<void> {
  const { db } = services;
  const { language } = caller;
  const scheme = await readNgoScheme(db, schemeId);
  const registration = checkedRegistration(form);
  // That an address is registered already is told to few.
  await consumeRateLimit(db, { limit: REGISTERING, caller, message: 'schemeTooManyTries' });
  const keys = personKeys(registration);
  // Counted on a connection of its own, so never while the transaction holds one.
  const isMailed = isEmail(keys.email) && (await mayMail(db, keys.email));
  await db.transaction(async (transaction) => {
    if (!(await holdScheme(transaction, schemeId))) throw notFound();
    const search = indexRegistration(Object.values(registration));
    const made = { ...registration, schemeId, keys, language, search };
    const id = await insertRegistration(transaction, made);
    if (id === undefined) throw new AppError({ status: 409, key: 'schemeRegisteredAlready' });
    if (!isMailed) return;
    const mail = { event: 'schemeRegistered', to: keys.email, language };
    await queueMail(
      { ...services, db: transaction },
      { ...mail, text: registeredMail({ language, scheme }) },
    );
  });
}

/** What a form tells, its town in the reference list's spelling where that knows it. */
function checkedRegistration(form: RegisterForm): CleanRegistration {
  const typed = cleanRegistration(form);
  const faults = faultsOfRegistration(typed);
  const keys = Object.values(faults);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: faults });
  return { ...typed, city: findCity(typed.city)?.name ?? typed.city };
}

async function mayMail(db: Database, email: string): Promise<boolean> {
  try {
    await consumeRateLimit(db, { limit: REGISTERED_MAILS, subject: email });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
