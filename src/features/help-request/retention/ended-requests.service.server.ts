import { forgetMailsAbout } from '#src/features/mail/mail.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import {
  lockRequest,
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { readTicket } from '#src/features/help-request/status/status-ticket.server.ts';
import { withdrawLocked } from '#src/features/help-request/status/withdraw-request.server.ts';
import { tellPerson } from '#src/features/help-request/tell-people.server.ts';
import { eraseRequestRows, selectEnded, selectLastStep } from './retention.queries.server.ts';
import { dueOfEnded } from './retention.rules.ts';

/** Requests that one transaction after the other looks at before the clock asks for more. */
const AT_ONCE = 500;
type Services = Pick<AppServices, 'db' | 'queue' | 'origin'>;

/**
 * Closes what was answered and is heard of no more, and erases of what has ended long ago who asked and what was written. One
 * transaction each, so that it may be stopped and run again.
 */
export async function endRequests(services: Services): Promise<void> {
  let ended: number;
  do {
    ended = 0;
    for (const id of await selectEnded(services.db, AT_ONCE)) if (await endOne(services, id)) ended++;
  } while (ended > 0);
}

/**
 * Erases a request at once, because the person asks; an NGO that has it is told that it ended.
 * @throws {AppError} 401 when the ticket is too old; 404 when it is erased already.
 */
export async function eraseAsAsked(services: AppServices, { ticket }: { ticket: string }): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    if (!request || request.isErased) throw new AppError({ status: 404, key: 'helpNotFound' });
    // Without a mail to the person: it would keep the address that is to be forgotten.
    const status = statusAfter({ move: 'withdraw', status: request.status });
    if (status) await withdrawLocked({ ...services, db }, { request, status });
    else if (request.status !== 'closed')
      await updateRequest(db, { id, change: { status: 'closed', isWithStaff: false } });
    await erase(db, { request, actor: 'person' });
  });
}

/** True when something was due. */
async function endOne(services: Services, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    if (!request || request.isErased) return false;
    const { status, isWithStaff } = request;
    const due = dueOfEnded({ status, isWithStaff, ...(await selectLastStep(db, id)) });
    if (due === 'erase') {
      await erase(db, { request, actor: 'system' });
      return true;
    }
    const closed = due && statusAfter({ move: 'close', status });
    if (!closed) return false;
    await updateRequest(db, { id, change: { status: closed } });
    await insertEvent(db, { requestId: id, kind: 'ended', actor: 'system' });
    await tellPerson({ ...services, db }, { request, step: 'ended' });
    return true;
  });
}

async function erase(
  db: Database,
  { request, actor }: { request: StoredRequest; actor: 'person' | 'system' },
): Promise<void> {
  const { id, email, reference } = request;
  await eraseRequestRows(db, id);
  await forgetMailsAbout(db, { recipient: email, word: reference });
  await insertEvent(db, { requestId: id, kind: 'erased', actor });
}
