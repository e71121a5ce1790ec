import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { isContactDayOver } from '#src/features/help-request/contact-day.rules.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { updateRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { notifyNgo, notifyPerson, notifyStaff } from '#src/features/help-request/notifications.server.ts';
import {
  saidNoBefore,
  selectContactDue,
  selectPromisedContact,
  takeContactQuestion,
  updateContacted,
} from './contact-question.queries.server.ts';
import { readTicket } from './status-ticket.server.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;
/** The limit per request for changed answers. */
const ANSWERS: RateLimit = { name: 'help-contacted', requests: 20, seconds: 3600 };

/**
 * Asks each person once whether the NGO that accepted the request was in touch, from the day after the one that it
 * chose. Safe to run repeatedly and concurrently: the mail and the record that it was sent are one transaction.
 */
export async function askAboutContact(services: StepServices): Promise<void> {
  for (const id of await selectContactDue(services.db, AT_ONCE))
    await inRequest(services, id, async (inside, request) => {
      if (request?.status !== 'accepted') return;
      const question = await takeContactQuestion(inside.db, id);
      if (!question) return;
      const { ngoId, contactBy: day } = question;
      await insertEvent(inside.db, { requestId: id, kind: 'contactAsked', actor: 'system', ngoId });
      await notifyPerson(inside, { request, step: 'contactAsked', day });
    });
}

/**
 * Records whether the NGO was in touch. With 'no', staff get the request too, and the NGO is reminded, but only the
 * first time. Changing it to 'yes' takes it from staff, unless they have it for another reason. Does nothing if the
 * answer is unchanged.
 * @throws {AppError} 401 if the ticket is too old; 409 if no NGO handles the request or its day is not over; 429
 * after too many calls.
 */
export async function reportIfContacted(
  services: AppServices,
  { ticket, contacted }: { ticket: string; contacted: boolean },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await consumeRateLimit(services.db, { limit: ANSWERS, subject: id });
  await inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    const promised = request?.status === 'accepted' ? await selectPromisedContact(db, id) : undefined;
    if (!request || !promised || !isContactDayOver({ ...promised, today: todayInIndia() }))
      throw new AppError({ status: 409, key: 'helpMoveNotAllowed' });
    if (promised.contacted === contacted) return;
    const { ngoId } = promised;
    const isFirstNo = !contacted && !(await saidNoBefore(db, { requestId: id, ngoId }));
    await updateContacted(db, { requestId: id, ngoId, contacted });
    const kind = contacted ? 'contacted' : 'notContacted';
    await insertEvent(db, { requestId: id, kind, actor: 'person', ngoId });
    if (!contacted) await updateRequest(db, { id, change: { isWithStaff: true } });
    else if (promised.isWithStaffSinceNo) await updateRequest(db, { id, change: { isWithStaff: false } });
    if (!isFirstNo) return;
    await notifyNgo(inside, { ngoId, step: 'notContacted' });
    await notifyStaff(inside, { step: 'notContacted', about: request.reference });
  });
}
