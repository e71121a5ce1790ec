import { isCode } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { isContactDayOver } from '#src/features/help-request/contact-day.rules.ts';
import { isHandled } from '#src/features/help-request/inbox/inbox.rules.ts';
import {
  selectHold,
  selectPinRenewal,
} from '#src/features/help-request/records/assistance.queries.server.ts';
import { selectEvents, selectMessages } from '#src/features/help-request/records/history.queries.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { erasureDay } from '#src/features/help-request/retention/retention.rules.ts';
import { publicStanding, statusAfter } from '#src/features/help-request/request-status.rules.ts';
import { findByPin } from './find-by-pin.service.server.ts';
import { makeTicket, readTicket } from './status-ticket.server.ts';
import type { FullStatus } from './status.contract.ts';
import { selectRequestFields, selectByReference, selectNgosOf } from './status.queries.server.ts';

const HOUR = 3600;
/**
 * Slows down guessing of references, per sender and more so per mailbox. Requests from other networks do not
 * count, so they cannot lock anyone out.
 */
const PER_SENDER: RateLimit = { name: 'help-status-from', requests: 120, seconds: HOUR };
const PER_MAILBOX: RateLimit = { name: 'help-status-of', requests: 60, seconds: HOUR };

export type StatusQuery = {
  reference?: string;
  userEmail?: string;
  userOTP?: string;
  /** The token of the form that requested the code. */
  otpForm?: string | undefined;
  pin?: string;
  userMobile?: string;
  ticket?: string;
};
export type StatusResult = {
  standing: 'received' | 'answered';
  ticket?: string;
  request?: FullStatus;
};

/**
 * Returns the status of a request. Reference and mail address alone reveal only `received` or `answered`.
 * Whoever proves the mailbox with a new code, knows the PIN of a request that was filed for them, or has a ticket
 * from such a proof, gets the full status and a new ticket.
 * @throws {AppError} 404 if reference and mail address do not match or the request is erased; 422 'Invalid
 * OTP', or as `findByPin`; 401 if the ticket is too old; 429 after too many tries.
 */
export async function readStatus(
  services: AppServices,
  { query, caller }: { query: StatusQuery; caller: Caller },
): Promise<StatusResult> {
  const { db, keys } = services;
  if (query.ticket !== undefined) return readFullResult(services, readTicket(keys, query.ticket));
  const reference = readReference(query.reference ?? '');
  if (query.pin?.trim()) {
    await consumeRateLimit(db, { limit: PER_SENDER, caller });
    return readFullResult(
      services,
      await findByPin(services, { ...query, reference, pin: query.pin, caller }),
    );
  }
  const email = (query.userEmail ?? '').trim().toLowerCase();
  await consumeRateLimit(db, { limit: PER_SENDER, caller });
  if (email !== '') await consumeRateLimit(db, { limit: PER_MAILBOX, subject: email, caller });
  const row = reference && (await selectByReference(db, { reference, email }));
  if (!row) throw new AppError({ status: 404, key: 'helpNotFound' });
  const code = query.userOTP?.trim() ?? '';
  if (code === '') return { standing: publicStanding(row.status) };
  const sender = { form: query.otpForm, caller };
  if (!(await isCode(services, { purpose: 'form', email, code, ...sender })))
    throw new AppError({ status: 422, key: 'helpInvalidOtp', fields: { userOTP: 'helpInvalidOtp' } });
  return readFullResult(services, row.id);
}

async function readFullResult({ db, keys }: AppServices, id: string): Promise<StatusResult> {
  const request = await readFullStatus(db, id);
  return { standing: publicStanding(request.status), ticket: makeTicket(keys, id), request };
}

async function readFullStatus(db: Database, id: string): Promise<FullStatus> {
  const [fields, pinRenewal, hold, ngos, history, messages] = await Promise.all([
    selectRequestFields(db, id),
    selectPinRenewal(db, id),
    selectHold(db, id),
    selectNgosOf(db, id),
    selectEvents(db, { requestId: id }),
    selectMessages(db, { requestId: id }),
  ]);
  if (!fields) throw new AppError({ status: 404, key: 'helpNotFound' });
  return {
    ...fields,
    pinRenewal: pinRenewal ?? null,
    hold: hold ? { by: hold.by, erasedOn: erasureDay(hold.since) } : null,
    ngos,
    history,
    messages,
    may: mayDo({ ...fields, ngos }),
  };
}

function mayDo({ status, ngos }: Pick<FullStatus, 'status' | 'ngos'>): FullStatus['may'] {
  const holder = status === 'accepted' ? ngos.find(isHandled) : undefined;
  const contactBy = holder?.contactBy ?? null;
  return {
    write: status !== 'closed',
    withdraw: statusAfter({ move: 'withdraw', status }) !== undefined,
    sayIfHelped: statusAfter({ move: 'reportHelped', status }) !== undefined,
    sayIfContacted: isContactDayOver({ contactBy, today: todayInIndia() }),
  };
}
