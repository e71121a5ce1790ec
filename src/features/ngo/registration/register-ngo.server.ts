import { addAccountOfNgo, findAccountLanguage } from '#src/features/account/account.service.server.ts';
import { isCode, type CodeSender } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { addNgo } from '#src/features/ngo/ngo-index.server.ts';
import { lockNgos } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { checkRegistration, type Person } from './check-form.server.ts';
import { refuseDuplicates } from './find-duplicates.server.ts';
import type { Registration } from './registration.contract.ts';
import { accountThereMail, registeredMail } from './registration.emails.server.ts';
import { updateSubmitted } from './registration.queries.server.ts';
import { consentIn } from './registration.values.ts';

/** Every sent form counts, a faulty one too; many phones share one address of a mobile network. */
export const JOINING: RateLimit = { name: 'join-from', requests: 60, seconds: 3600 };

/**
 * Registers an NGO and its first account: it is pending, waits to be checked and is not listed. No NGO that is there is ever changed.
 *
 * The code is compared last, so that no other mistake uses it up; what it guards, the mailbox, is what a stranger lacks. Before it only
 * this is told: of a listed NGO what the directory says of it and whether it has an account; of others that one is there.
 *
 * Whoever has an account already gets the answer of a success, and a mail that says so, and nothing is made: the answer must not tell a
 * stranger who looks over a shoulder, or reads a log, that there is such an account, and the mail reaches its owner alone.
 * @throws {AppError} 422 with every fault of the form, or when the code alone is wrong; 409 when it could be there already (see
 * `refuseDuplicates`); 429 after too many tries.
 */
export async function registerNgo(
  services: AppServices,
  { form, caller }: { form: Registration; caller: Caller },
): Promise<void> {
  const { db } = services;
  await consumeRateLimit(db, { limit: JOINING, caller });
  const { record, person } = checkRegistration(form);
  const isAnother = form.isAnother === true;
  await refuseDuplicates(db, { record, isAnother });
  await refuseWrongCode(services, { person, sender: { form: form.otpForm, caller } });
  const passwordHash = await hashPassword(person.password, { trusted: true });
  await services.db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    // Another may have registered the same one since.
    await lockNgos(transaction);
    await refuseDuplicates(transaction, { record, isAnother });
    if (await tellOwner(inside, person)) return;
    const ngoId = await addNgo(transaction, { ...record, status: 'pending', source: 'registered' });
    await updateSubmitted(transaction, ngoId);
    const { name, email } = person;
    const { language } = caller;
    const account = { email, name, ngoId, language, passwordHash, consentText: consentIn(language) };
    await addAccountOfNgo(transaction, account);
    const text = registeredMail({ language, person: name, ngo: nameIn({ record, language }) });
    await queueMail(inside, { event: 'ngoRegistered', to: email, language, text });
  });
}

/** @throws {AppError} 422 when the code is not the one that was sent to the address. */
export async function refuseWrongCode(
  services: AppServices,
  { person: { email, otp }, sender }: { person: Pick<Person, 'email' | 'otp'>; sender: CodeSender },
): Promise<void> {
  if (!(await isCode(services, { purpose: 'form', email, code: otp, ...sender })))
    throw new AppError({ status: 422, key: 'lookAtFields', fields: { otp: 'wrongCode' } });
}

/** When the address has an account, writes its owner so and gives true. */
export async function tellOwner(services: AppServices, { email }: Pick<Person, 'email'>): Promise<boolean> {
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

function nameIn({
  record,
  language,
}: {
  record: { name: string; nameGu?: string | null; nameHi?: string | null };
  language: Language;
}): string {
  const own = { en: record.name, gu: record.nameGu, hi: record.nameHi }[language];
  return own ?? record.name;
}
