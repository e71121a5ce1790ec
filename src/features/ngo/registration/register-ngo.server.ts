import { addAccountOfNgo, findAccountLanguage } from '#src/features/account/account.service.server.ts';
import { isCode, type CodeSender } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { addNgo } from '#src/features/ngo/ngo-index.server.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { lockNgos } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { checkRegistration, type Person } from './check-form.server.ts';
import { refuseDuplicates } from './find-duplicates.server.ts';
import type { Registration } from './registration.contract.ts';
import { accountThereMail, registeredMail } from './registration.emails.server.ts';
import { updateSubmitted } from './registration.queries.server.ts';
import { consentIn } from './registration.values.ts';

/**
 * Invalid submissions count as well. The limit is high because many phones share one address of a mobile
 * network.
 */
export const REGISTRATION_LIMIT: RateLimit = { name: 'join-from', requests: 60, seconds: 3600 };

/**
 * Registers an NGO with its first account. The NGO is pending, waits for verification and is not listed.
 * Existing NGOs are never changed.
 *
 * The code is verified last, so that no other error uses it up. It proves access to the mailbox, which a
 * stranger lacks. Until then the response reveals little: of listed NGOs what the directory shows and whether
 * they have an account, of others only that one exists.
 *
 * If the address already has an account, the response reports success, but nothing is saved and the owner
 * receives an email. So a stranger who sees the response, in a log for example, cannot tell that the account
 * exists.
 * @throws {AppError} 422 with all errors of the form, or if only the code is wrong; 409 if the NGO may
 * already exist (see `refuseDuplicates`); 429 after too many attempts.
 */
export async function registerNgo(
  services: AppServices,
  { form, caller }: { form: Registration; caller: Caller },
): Promise<void> {
  const { db } = services;
  await consumeRateLimit(db, { limit: REGISTRATION_LIMIT, caller });
  const { record, person } = checkRegistration(form);
  const isAnother = form.isAnother === true;
  await refuseDuplicates(db, { record, isAnother });
  await refuseWrongCode(services, { person, sender: { form: form.otpForm, caller } });
  const passwordHash = await hashPassword(person.password, { trusted: true });
  await services.db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    // Somebody else may have registered the same NGO in the meantime.
    await lockNgos(transaction);
    await refuseDuplicates(transaction, { record, isAnother });
    if (await notifyOwner(inside, person)) return;
    const ngoId = await addNgo(transaction, { ...record, status: 'pending', source: 'registered' });
    await updateSubmitted(transaction, ngoId);
    const { name, email } = person;
    const { language } = caller;
    const account = { email, name, ngoId, language, passwordHash, consentText: consentIn(language) };
    await addAccountOfNgo(transaction, account);
    const text = registeredMail({ language, person: name, ngo: nameIn({ names: record, language }) });
    await queueMail(inside, { event: 'ngoRegistered', to: email, language, text });
  });
}

/**
 * Verifies the code sent to an email address.
 * @throws {AppError} 422 if the code is wrong.
 */
export async function refuseWrongCode(
  services: AppServices,
  { person: { email, otp }, sender }: { person: Pick<Person, 'email' | 'otp'>; sender: CodeSender },
): Promise<void> {
  if (!(await isCode(services, { purpose: 'form', email, code: otp, ...sender })))
    throw new AppError({ status: 422, key: 'lookAtFields', fields: { otp: 'wrongCode' } });
}

/** If the address has an account, notifies its owner by email and returns true. */
export async function notifyOwner(services: AppServices, { email }: Pick<Person, 'email'>): Promise<boolean> {
  const language = await findAccountLanguage(services.db, email);
  if (!language) return false;
  await queueMail(services, {
    event: 'accountThere',
    to: email,
    language,
    text: accountThereMail({ language }),
  });
  return true;
}
