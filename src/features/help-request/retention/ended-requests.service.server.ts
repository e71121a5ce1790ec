import { forgetMailsAbout } from '#src/features/mail/mail.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { readTicket } from '#src/features/help-request/status/status-ticket.server.ts';
import { withdrawLocked } from '#src/features/help-request/status/withdraw-request.server.ts';
import { notifyPerson } from '#src/features/help-request/notifications.server.ts';
import { eraseRequestRows, selectDueForRetention, selectLastStep } from './retention.queries.server.ts';
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
 * Erases a request immediately because the person asked for it. The NGO that handles it is notified that it
 * ended.
 * @throws {AppError} 401 if the ticket is too old; 404 if the request is already erased.
 */
export async function eraseRequest(services: AppServices, { ticket }: { ticket: string }): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    if (!request || request.isErased) throw new AppError({ status: 404, key: 'helpNotFound' });
    // Sends no mail to the person: it would store the address that is being erased.
    const status = statusAfter({ move: 'withdraw', status: request.status });
    if (status) await withdrawLocked(inside, { request, status });
    else if (request.status !== 'closed')
      await updateRequest(db, { id, change: { status: 'closed', isWithStaff: false } });
    await erase(db, { request, actor: 'person' });
  });
}

/** Returns true if something was due. */
async function endOne(services: StepServices, id: string): Promise<boolean> {
  return inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    if (!request || request.isErased) return false;
    const { status, isWithStaff } = request;
    const due = retentionAction({ status, isWithStaff, ...(await selectLastStep(db, id)) });
    if (due === 'erase') {
      await erase(db, { request, actor: 'system' });
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
  db: Database,
  { request, actor }: { request: StoredRequest; actor: 'person' | 'system' },
): Promise<void> {
  const { id, email, reference } = request;
  await eraseRequestRows(db, id);
  if (email !== '') await forgetMailsAbout(db, { recipient: email, word: reference });
  await insertEvent(db, { requestId: id, kind: 'erased', actor });
}
