import { ERASED_MAIL } from '#src/features/mail/mail.values.ts';
import { forgetMailsAbout, forgetMailsOf, queueMail } from '#src/features/mail/mail.service.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { insertEvent, type EventActor } from '#src/features/help-request/records/history.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { readTicket } from '#src/features/help-request/status/status-ticket.server.ts';
import { withdrawLocked } from '#src/features/help-request/status/withdraw-request.server.ts';
import { erasedMail } from '#src/features/help-request/help-request.emails.server.ts';
import { notifyNgo, notifyPerson } from '#src/features/help-request/notifications.server.ts';
import {
  eraseRequestRows,
  selectDueForRetention,
  selectLastStep,
  selectNgosWithRequest,
} from './retention.queries.server.ts';
import { retentionAction } from './retention.rules.ts';

/** The number of requests that are selected at once. Each one is processed in its own transaction. */
const AT_ONCE = 500;

/**
 * Closes resolved requests without recent activity, and erases personal details and written text from
 * requests that were closed long ago. Each request has its own transaction, so the job can be interrupted and
 * run again.
 */
export async function endRequests(services: StepServices): Promise<void> {
  let ended: number;
  do {
    ended = 0;
    for (const id of await selectDueForRetention(services.db, AT_ONCE))
      if (await endOne(services, id)) ended++;
  } while (ended > 0);
}

/**
 * Erases a request at once because the person takes back their consent, and tells everybody who had it.
 * @throws {AppError} 401 if the ticket is too old; 404 if the request is already erased.
 */
export async function eraseRequest(services: AppServices, { ticket }: { ticket: string }): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await inRequest(services, id, async (inside, request) => {
    if (!request || request.isErased) throw new AppError({ status: 404, key: 'helpNotFound' });
    await eraseLocked(inside, { request, by: { actor: 'person' } });
  });
}

/**
 * Erases a locked request whose person takes back the consent, in the transaction `inside.db`. The NGOs that have it are
 * told, and the person, unless they want no mails. That mail holds nothing about the request, and its address is
 * forgotten as soon as it is sent.
 */
export async function eraseLocked(
  inside: StepServices,
  { request, by }: { request: StoredRequest; by: EventActor },
): Promise<void> {
  const { db } = inside;
  const { id, email, language, mayMail } = request;
  const ngoIds = await selectNgosWithRequest(db, id);
  const status = statusAfter({ move: 'withdraw', status: request.status });
  if (status) await withdrawLocked(db, { request, status, by });
  else if (request.status !== 'closed')
    await updateRequest(db, { id, change: { status: 'closed', isWithStaff: false } });
  await erase(inside, { request, by });
  for (const ngoId of ngoIds) await notifyNgo(inside, { ngoId, step: 'consentWithdrawn' });
  // After the mails about the request are forgotten, so that this one is not among them.
  if (email !== '' && mayMail)
    await queueMail(inside, { event: ERASED_MAIL, to: email, language, text: erasedMail({ language }) });
}

/** Returns true if something was due. */
async function endOne(services: StepServices, id: string): Promise<boolean> {
  return inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    if (!request || request.isErased) return false;
    const { status, isWithStaff } = request;
    const due = retentionAction({ status, isWithStaff, ...(await selectLastStep(db, id)) });
    if (due === 'erase') {
      await erase(inside, { request, by: { actor: 'system' } });
      return true;
    }
    const closed = due && statusAfter({ move: 'close', status });
    if (!closed) return false;
    await updateRequest(db, { id, change: { status: closed } });
    await insertEvent(db, { requestId: id, kind: 'ended', actor: 'system' });
    await notifyPerson(inside, { request, step: 'ended' });
    return true;
  });
}

async function erase(
  { db }: StepServices,
  { request, by }: { request: StoredRequest; by: EventActor },
): Promise<void> {
  const { id, email, reference } = request;
  await eraseRequestRows(db, id);
  if (email !== '') {
    await forgetMailsAbout(db, { record: `helpRequest:${reference}`, recipient: email });
    // They say that the person was here.
    await forgetMailsOf(db, { recipient: email, events: ['code'] });
  }
  await insertEvent(db, { requestId: id, kind: 'erased', ...by });
}
