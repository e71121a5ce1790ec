import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { decrypt, encrypt, hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { passwordResetMail } from '#src/features/account/account.emails.server.ts';
import {
  selectAccount,
  selectAccountByEmail,
  updatePassword,
} from '#src/features/account/account.queries.server.ts';
import { refuseBadPassword } from '#src/features/account/account.service.server.ts';
import {
  insertPasswordReset,
  selectOwnerOfReset,
  usePasswordReset,
} from './password-reset.queries.server.ts';
import { hashPassword } from './passwords.server.ts';
import { notifyAccountChange } from '#src/features/account/sessions/account-changes.server.ts';
import type { BrowserNames } from '#src/features/account/sessions/browser-names.rules.ts';

/** The job that looks up the account and mails the link. */
export const SEND_PASSWORD_RESET = 'sendPasswordReset';

const RESET_MINUTES = 30;
const HOUR = 3600;
const RESETS_FROM: RateLimit = { name: 'reset-from', requests: 20, seconds: HOUR };
/** Per mailbox and network, so that requests by strangers do not keep the owner from requesting a link. */
const RESETS_TO: RateLimit = { name: 'reset-to', requests: 4, seconds: HOUR };
/**
 * The period is the lifetime of a link: beyond this limit, the mailbox already contains a link that works.
 */
const MAILS_TO: RateLimit = { name: 'reset-mail', requests: 3, seconds: RESET_MINUTES * 60 };

const jobData = z.object({
  email: z.string(),
  requestId: z.string(),
  caller: z.object({ address: z.string(), language: z.enum(LANGUAGES) }),
});

/**
 * Mails a link for setting a new password, if the address has an account. The link is valid for 30 minutes
 * and one use. A mailbox gets at most three links within that time. A job does the work, so that neither the
 * response nor its timing reveals whether there is such an account.
 * @throws {AppError} 429 when too many links were requested from one network.
 */
export async function forgetPassword(
  { db, queue, keys }: AppServices,
  { email: input, call: { caller, requestId } }: { email: string; call: Call },
): Promise<void> {
  const email = input.trim().toLowerCase();
  await consumeRateLimit(db, { limit: RESETS_FROM, caller });
  await consumeRateLimit(db, { limit: RESETS_TO, subject: email, caller });
  if (!(await mayMailVisitor(db, { email, caller })))
    throw new AppError({ status: 429, key: 'tooManyRequests' });
  // The queue stores finished jobs for a while. Encrypt the data, so that nobody can read strangers'
  // addresses there.
  const text = JSON.stringify({ email, requestId, caller });
  const sealed = encrypt({ key: keys.record, text, about: SEND_PASSWORD_RESET });
  await queue.send({ db, name: SEND_PASSWORD_RESET, data: { sealed } });
}

/** Runs the job that `forgetPassword` queued. */
export async function sendPasswordReset(
  services: Omit<AppServices, 'files'>,
  data: { sealed: string },
): Promise<void> {
  const { keys } = services;
  const opened = decrypt({ key: keys.record, sealed: data.sealed, about: SEND_PASSWORD_RESET });
  const { email, requestId, caller } = jobData.parse(JSON.parse(opened));
  const account = await selectAccountByEmail(services.db, email);
  const accountId = account?.id ?? null;
  await recordSecurityEvent(services, { kind: 'passwordResetRequested', caller, requestId, accountId });
  if (!account || account.isDisabled) return;
  if ((await countRequest(services.db, { limit: MAILS_TO, subject: email })) !== undefined) return;
  const { language } = account;
  const token = randomBytes(32).toString('base64url');
  // Put the token after #, where no server or log on the way can see it.
  const path = `${pathInLanguage({ path: '/forgetPassword', language })}#${token}`;
  await services.db.transaction().execute(async (db) => {
    const tokenHash = hashWith(keys.code, token);
    await insertPasswordReset(db, { tokenHash, accountId: account.id, minutes: RESET_MINUTES });
    const text = passwordResetMail({ language, path, minutes: RESET_MINUTES });
    await queueMail({ ...services, db }, { event: 'passwordReset', to: email, language, text });
  });
}

/**
 * Sets a new password with the token of a mailed link, and ends all sessions. Rejects an invalid link before
 * hashing anything.
 * @throws {AppError} 422 if the password is not acceptable, 400 if the link is unknown, used or expired, 503
 * if too many passwords are being hashed already.
 */
export async function resetPassword(
  services: AppServices,
  { token, password, call, names }: { token: string; password: string; call: Call; names: BrowserNames },
): Promise<void> {
  const linkUsed = new AppError({ status: 400, key: 'linkUsed' });
  const tokenHash = hashWith(services.keys.code, token);
  const owner = await selectOwnerOfReset(services.db, tokenHash);
  if (!owner) throw linkUsed;
  refuseBadPassword({ field: 'password', password, of: owner });
  const passwordHash = await hashPassword(password, { trusted: true });
  const accountId = await services.db.transaction().execute(async (db) => {
    const id = await usePasswordReset(db, tokenHash);
    const account = id === undefined ? undefined : await selectAccount(db, id);
    if (!account || account.isDisabled) throw linkUsed;
    await updatePassword(db, { id: account.id, passwordHash });
    const notification = { account, change: 'passwordChanged', names, exceptSession: null } as const;
    await notifyAccountChange({ ...services, db }, notification);
    return account.id;
  });
  await recordSecurityEvent(services, { kind: 'passwordReset', ...call, accountId });
}
