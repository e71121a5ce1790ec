import { BRAND } from '#src/brand.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import {
  listAccountsOfNgo,
  listManagersOfNgo,
} from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import {
  helperMail,
  ngoMail,
  personMail,
  staffMail,
  type HelperStep,
  type NgoStep,
  type PersonNews,
  type StaffStep,
} from './help-request.emails.server.ts';
import { HOURS_TO_ANSWER, COMBINED_MAIL_MINUTES } from './help-request.values.ts';
import { updateNews } from './records/assistance.queries.server.ts';
import { recordMessage } from './records/message-mails.queries.server.ts';
import type { StepServices } from './records/in-request.server.ts';
import type { StoredRequest } from './records/requests.queries.server.ts';

/**
 * Notifies the person of a step in the language of the form, in the transaction `services.db`. Sends nothing
 * to people who asked for no mail. For people without email, it is news to the helper who filed the request.
 */
export async function notifyPerson(
  services: StepServices,
  {
    request,
    ...news
  }: {
    request: Pick<StoredRequest, 'email' | 'language' | 'mayMail' | 'reference'>;
  } & PersonNews,
): Promise<void> {
  const { email, language, mayMail, reference } = request;
  if (email === '') return updateNews(services.db, reference);
  if (!mayMail) return;
  const text = personMail({ news, language, reference });
  await queueMail(services, {
    event: 'helpStep',
    to: email,
    language,
    text,
    about: `helpRequest:${reference}`,
  });
}

/**
 * Notifies the person of an NGO's message: at once, or in one mail with further messages within 15 minutes.
 */
export async function notifyOfMessage(services: StepServices, request: StoredRequest): Promise<void> {
  // Returns before a mail is recorded, so that a person who turns mails on again gets the next one at once.
  if (request.email === '') return updateNews(services.db, request.reference);
  if (!request.mayMail) return;
  const isDueNow = await recordMessage(services.db, { id: request.id, minutes: COMBINED_MAIL_MINUTES });
  if (isDueNow) await notifyPerson(services, { request, step: 'message' });
}

/** Notifies every active account of an NGO, each in its own language. */
export async function notifyNgo(
  services: StepServices,
  { ngoId, step }: { ngoId: string; step: NgoStep },
): Promise<void> {
  for (const { email, language, isDisabled } of await listAccountsOfNgo(services.db, ngoId)) {
    if (isDisabled) continue;
    const text = ngoMail({ step, language, hours: HOURS_TO_ANSWER });
    await queueMail(services, { event: 'helpNgo', to: email, language, text });
  }
}

/**
 * Notifies all staff. `about` is a reference or the mail address of an account, never personal data of a
 * person in need.
 */
export async function notifyStaff(
  services: StepServices,
  { step, about }: { step: StaffStep; about: string },
): Promise<void> {
  for (const { email, language } of await listStaff(services.db)) {
    const text = staffMail({ step, language, about });
    await queueMail(services, { event: 'helpStaff', to: email, language, text });
  }
}

/**
 * Notifies the other managers of the NGO that filed a request for somebody, or the others of our team if it filed the
 * request, of what one person did with it. The mail names the request, never the person.
 */
export async function notifyHelpers(
  services: StepServices,
  {
    ngoId,
    step,
    reference,
    call: { account },
  }: { ngoId: string | null; step: HelperStep; reference: string; call: Pick<SignedInCall, 'account'> },
): Promise<void> {
  const { db } = services;
  const recipients = ngoId === null ? await listStaff(db) : await listManagersOfNgo(db, ngoId);
  for (const { email, language } of recipients) {
    if (email === account.email) continue;
    const text = helperMail({
      step,
      language,
      reference,
      by: account.role === 'ngo' ? account.name : undefined,
      area: ngoId === null ? `/${BRAND.slug}` : '/ngopage',
    });
    await queueMail(services, { event: 'helpHelper', to: email, language, text });
  }
}
