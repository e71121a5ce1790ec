import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  ngoMail,
  personMail,
  staffMail,
  type NgoStep,
  type PersonStep,
  type StaffStep,
} from './help-request.emails.server.ts';
import { HOURS_TO_ANSWER, MINUTES_GATHERED } from './help-request.values.ts';
import { noteMessage } from './records/message-mails.queries.server.ts';
import type { StoredRequest } from './records/requests.queries.server.ts';

type Services = Pick<AppServices, 'db' | 'queue' | 'origin'>;

/** Tells the person of a step, in the language of the form, in the transaction `services.db`; not who asked for no mail. */
export async function tellPerson(
  services: Services,
  {
    request,
    step,
  }: { request: Pick<StoredRequest, 'email' | 'language' | 'mayMail' | 'reference'>; step: PersonStep },
): Promise<void> {
  const { email, language, mayMail, reference } = request;
  if (!mayMail) return;
  const text = personMail({ step, language, reference });
  await queueMail(services, { event: 'helpStep', to: email, language, text });
}

/** Tells the person that the NGO wrote: at once, or with whatever else it writes within a quarter of an hour. */
export async function tellOfMessage(services: Services, request: StoredRequest): Promise<void> {
  // Who wants mails again gets the next one at once.
  if (!request.mayMail) return;
  const isDueNow = await noteMessage(services.db, { id: request.id, minutes: MINUTES_GATHERED });
  if (isDueNow) await tellPerson(services, { request, step: 'message' });
}

/** Tells everybody who signs in for an NGO, each in their language. */
export async function tellNgo(
  services: Services,
  { ngoId, step }: { ngoId: string; step: NgoStep },
): Promise<void> {
  for (const { email, language, isDisabled } of await listAccountsOfNgo(services.db, ngoId)) {
    if (isDisabled) continue;
    const text = ngoMail({ step, language, hours: HOURS_TO_ANSWER });
    await queueMail(services, { event: 'helpNgo', to: email, language, text });
  }
}

/** Tells our own team; `about` is a reference or an address of an account, nothing of a person in need. */
export async function tellStaff(
  services: Services,
  { step, about }: { step: StaffStep; about: string },
): Promise<void> {
  for (const { email, language } of await listStaff(services.db)) {
    const text = staffMail({ step, language, about });
    await queueMail(services, { event: 'helpStaff', to: email, language, text });
  }
}
