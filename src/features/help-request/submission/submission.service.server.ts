import { recordOverCap } from '#src/features/audit/security-log/over-cap.server.ts';
import { countGuess, takeCode } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { selectAddressedNgo } from '#src/features/help-request/chosen-ngo/chosen-ngo.queries.server.ts';
import { offerToChosenNgo } from '#src/features/help-request/chosen-ngo/chosen-ngo.service.server.ts';
import type { CleanHelpForm, HelpForm } from '#src/features/help-request/help-request.rules.ts';
import { insertEvent, type NamedNgo } from '#src/features/help-request/records/history.queries.server.ts';
import { saveNewRequest } from '#src/features/help-request/records/new-request.service.server.ts';
import { notifyPerson } from '#src/features/help-request/notifications.server.ts';
import { makeTicket } from '#src/features/help-request/status/status-ticket.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import type { CheckedHelpForm } from '#src/features/help-request/require-valid-form.server.ts';
import { checkHelpForm } from './check-help-form.server.ts';
import {
  lockSender,
  selectOpenAlike,
  selectSameContent,
  selectResubmitted,
  type FoundRequest,
} from './submission.queries.server.ts';

const HOUR = 3600;
/** High, because many phones share one address of a mobile network. */
const PER_SENDER: RateLimit = { name: 'help-from', requests: 120, seconds: HOUR };
/** Applies to one network and one mailbox, so that requests from elsewhere cannot lock anyone out. */
const PER_MAILBOX: RateLimit = { name: 'help-to', requests: 20, seconds: HOUR };
/** Exceeding this limit is recorded, but nobody is refused. */
const IN_ALL: RateLimit = { name: 'help-all', requests: 5000, seconds: HOUR };
/** The same content sent again within this many minutes counts as the same request. */
const SAME_MINUTES = 30;

export type Submission = {
  form: HelpForm;
  mayMail: boolean;
  idempotencyKey?: string | undefined;
  /** The token of the form that requested the code. */
  otpForm?: string | undefined;
  /** Confirms that this is not the open request that a 409 named. */
  isAnother: boolean;
  /** The NGO to ask first, and whether other NGOs are asked at the same time. */
  addressed?: { ngoId: string; askOthers: boolean } | undefined;
};
/** `askedFirst` is null if no NGO was named or it could not be asked. `ticket` opens the status. */
export type Submitted = { reference: string; askedFirst: NamedNgo | null; ticket: string | null };
type Outcome = FoundRequest | { refused: AppError };

/**
 * Saves a help request. The request, the job of its first routing and the mails are saved in one transaction,
 * as is the offer to an addressed NGO. Repeating the same submission, even concurrently, creates nothing and
 * returns the same reference. The code is checked only after the form, so that no other mistake uses it up.
 * @throws {AppError} 422 with every error of the form, or 'Invalid OTP'; 409 with the reference of an open
 * request for the same thing, in which case the code stays valid for a second try; 429 after too many tries.
 */
export async function submitHelpRequest(
  services: AppServices,
  { submission, caller }: { submission: Submission; caller: Caller },
): Promise<Submitted> {
  const { db, keys } = services;
  // Counts first, because validating a form takes time, and because the response for a repeated submission
  // would confirm a guessed code.
  await consumeRateLimit(db, { limit: PER_SENDER, caller });
  const checked = checkHelpForm(submission.form);
  const { userEmail: email } = checked.form;
  const hashes = hashesOf({ keys, form: checked.form, ngoId: submission.addressed?.ngoId });
  const { submissionHash } = hashes;
  const earlier = await selectResubmitted(db, { email, submissionHash, minutes: SAME_MINUTES });
  if (earlier) return submittedOf(services, { request: earlier, submission, isProven: earlier.isRecent });
  await consumeRateLimit(db, { limit: PER_MAILBOX, subject: email, caller });
  if ((await countRequest(db, { limit: IN_ALL, subject: 'all' })) !== undefined)
    await recordOverCap(services, { kind: 'submissionsOverCap', caller });
  await countGuess(services, { purpose: 'form', email, form: submission.otpForm, caller });
  const outcome = await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const input = await takeRequest(inside, { submission, checked, hashes, caller });
    // A 409 is thrown inside the transaction, so that the code stays unused. A wrong code is returned, so
    // that the try is counted.
    if ('refused' in input && input.refused.status === 409) throw input.refused;
    return input;
  });
  if ('refused' in outcome) throw outcome.refused;
  return submittedOf(services, { request: outcome, submission, isProven: true });
}

/** The code proved the mailbox, so it opens the status too, but not long after: the code is used by then. */
async function submittedOf(
  { db, keys }: AppServices,
  input: { request: FoundRequest; submission: Submission; isProven: boolean },
): Promise<Submitted> {
  const { request, submission, isProven } = input;
  const { id, reference } = request;
  const askedFirst = submission.addressed ? await selectAddressedNgo(db, reference) : null;
  return { reference, askedFirst, ticket: isProven ? makeTicket(keys, id) : null };
}

async function takeRequest(
  services: AppServices,
  input: { submission: Submission; checked: CheckedHelpForm; hashes: Hashes; caller: Caller },
): Promise<Outcome> {
  const { db } = services;
  const { submission, checked, hashes, caller } = input;
  const { form, district } = checked;
  const email = form.userEmail;
  const idempotencyKey = submission.idempotencyKey ?? null;
  await lockSender(db, email);
  // A concurrent submission may have created it.
  const { submissionHash, contentHash } = hashes;
  const existing = await selectResubmitted(db, { email, submissionHash, minutes: SAME_MINUTES });
  if (existing) return existing;
  const sender = { form: submission.otpForm, caller };
  if (!(await takeCode(services, { purpose: 'form', email, code: form.userOTP, ...sender })))
    return {
      refused: new AppError({ status: 422, key: 'helpInvalidOtp', fields: { userOTP: 'helpInvalidOtp' } }),
    };
  const same = await selectSameContent(db, { email, idempotencyKey, contentHash, minutes: SAME_MINUTES });
  if (same) return same;
  const alike = await selectOpenAlike(db, { email, city: form.userCity, category: form.userHelpCategory });
  if (alike && !submission.isAnother)
    return { refused: new AppError({ status: 409, key: 'helpOpenAlready', data: { reference: alike } }) };
  const { language } = caller;
  const { mayMail } = submission;
  const { id, reference } = await saveNewRequest(db, {
    form,
    isAssisted: false,
    district,
    language,
    mayMail,
    idempotencyKey,
    ...hashes,
  });
  await insertEvent(db, { requestId: id, kind: 'received', actor: 'person' });
  if (submission.addressed) await offerToChosenNgo(services, { requestId: id, ...submission.addressed });
  await notifyPerson(services, { request: { email, language, mayMail, reference }, step: 'received' });
  await sendRouting(services, id);
  return { id, reference };
}

type Hashes = { submissionHash: string; contentHash: string };

function hashesOf({ keys, form, ngoId }: { keys: Keys; form: CleanHelpForm; ngoId?: string }): Hashes {
  const { userOTP, ...content } = form;
  // The same content for another NGO is another request.
  const words = JSON.stringify([
    ...Object.entries(content),
    ...(ngoId === undefined ? [] : [['ngo', ngoId]]),
  ]);
  return {
    submissionHash: hashWith(keys.code, `help sent\n${userOTP}\n${words}`),
    contentHash: hashWith(keys.code, `help content\n${words}`),
  };
}
