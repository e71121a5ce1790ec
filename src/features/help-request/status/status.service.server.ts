import { isCode } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import type { RequestStatus } from '#src/features/help-request/help-request.values.ts';
import { selectEvents, selectMessages } from '#src/features/help-request/records/history.queries.server.ts';
import { readReference } from '#src/features/help-request/reference.rules.ts';
import { standingToTell, statusAfter } from '#src/features/help-request/request-status.rules.ts';
import { makeTicket, readTicket } from './status-ticket.server.ts';
import type { FullStatus } from './status.contract.ts';
import { selectAsked, selectByReference, selectNgosOf } from './status.queries.server.ts';

const HOUR = 3600;
/**
 * Slows down guessing of references, per sender and more so per mailbox. Requests from other networks do not
 * count, so they cannot lock anyone out.
 */
const ASKED_BY: RateLimit = { name: 'help-status-from', requests: 120, seconds: HOUR };
const ASKED_OF: RateLimit = { name: 'help-status-of', requests: 60, seconds: HOUR };

export type StatusQuestion = {
  reference?: string;
  userEmail?: string;
  userOTP?: string;
  /** The token of the form that requested the code. */
  otpForm?: string | undefined;
  ticket?: string;
};
export type StatusAnswer = {
  standing: 'received' | 'answered';
  ticket?: string;
  request?: FullStatus;
};

/**
 * Returns the status of a request. Reference and mail address alone reveal only `received` or `answered`.
 * Whoever proves the mailbox with a new code, or has a ticket from such a proof, gets the full status and a
 * new ticket.
 * @throws {AppError} 404 if reference and mail address do not match or the request is erased; 422 'Invalid
 * OTP'; 401 if the ticket is too old; 429 after too many tries.
 */
export async function readStatus(
  services: AppServices,
  { question, caller }: { question: StatusQuestion; caller: Caller },
): Promise<StatusAnswer> {
  const { db, keys } = services;
  if (question.ticket !== undefined) return tellAll(services, readTicket(keys, question.ticket));
  const reference = readReference(question.reference ?? '');
  const email = (question.userEmail ?? '').trim().toLowerCase();
  await consumeRateLimit(db, { limit: ASKED_BY, caller });
  if (email !== '') await consumeRateLimit(db, { limit: ASKED_OF, subject: email, caller });
  const found = reference && (await selectByReference(db, { reference, email }));
  if (!found) throw new AppError({ status: 404, key: 'helpNotFound' });
  const code = question.userOTP?.trim() ?? '';
  if (code === '') return { standing: standingToTell(found.status) };
  const sender = { form: question.otpForm, caller };
  if (!(await isCode(services, { purpose: 'form', email, code, ...sender })))
    throw new AppError({ status: 422, key: 'helpInvalidOtp', fields: { userOTP: 'helpInvalidOtp' } });
  return tellAll(services, found.id);
}

async function tellAll({ db, keys }: AppServices, id: string): Promise<StatusAnswer> {
  const request = await readFullStatus(db, id);
  return { standing: standingToTell(request.status), ticket: makeTicket(keys, id), request };
}

async function readFullStatus(db: Database, id: string): Promise<FullStatus> {
  const [asked, ngos, history, messages] = await Promise.all([
    selectAsked(db, id),
    selectNgosOf(db, id),
    selectEvents(db, { requestId: id }),
    selectMessages(db, { requestId: id }),
  ]);
  if (!asked) throw new AppError({ status: 404, key: 'helpNotFound' });
  return { ...asked, ngos, history, messages, may: mayDo(asked.status) };
}

function mayDo(status: RequestStatus): FullStatus['may'] {
  return {
    write: status !== 'closed',
    withdraw: statusAfter({ move: 'withdraw', status }) !== undefined,
    sayIfHelped: statusAfter({ move: 'sayHelped', status }) !== undefined,
  };
}
