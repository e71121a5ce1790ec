import type { SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { selectAccount } from '#src/features/account/account.queries.server.ts';
import type { NgoRole, Role } from '#src/features/account/account.values.ts';
import { checkSecondStep, forgetTotp, makeTotp } from './second-step.server.ts';
import { sealTotp } from './totp-secrets.server.ts';
import { readTicket, signTicket } from '#src/features/account/sessions/session-token.server.ts';
import { notifyAccountChange } from '#src/features/account/sessions/account-changes.server.ts';
import { checkOwnPassword } from '#src/features/account/sessions/confirmation.server.ts';

/** Returns the account of the signed-in person, as they may see it. */
export async function readAccount(
  db: Database,
  { id, email, name, role, ngoRole }: SignedIn,
): Promise<{ email: string; name: string; role: Role; ngoRole: NgoRole | null; usesTotp: boolean }> {
  const account = await selectAccount(db, id);
  return { email, name, role, ngoRole, usesTotp: account?.totpSecret != null };
}

/**
 * Generates a secret for an authenticator app, and the ticket that `finishTotp` needs. Changes nothing yet.
 * @throws {AppError} 409 if the account already uses an app.
 */
export async function beginTotp({ db, keys }: AppServices, { id, email }: SignedIn) {
  const account = await selectAccount(db, id);
  if (!account || account.totpSecret !== null) throw new AppError({ status: 409, key: 'totpThere' });
  const preparation = await makeTotp(email);
  const totp = sealTotp({ keys, id, secret: preparation.secret });
  return {
    ...preparation,
    ticket: await signTicket({
      key: keys.token,
      purpose: 'totp-set-up',
      of: { account: id, version: account.version, totp },
    }),
  };
}

/**
 * Turns the authenticator app on.
 * @throws {AppError} 401 if the ticket has expired or the code is wrong, 409 if an app is already in use, 429
 * after too many tries.
 */
export async function finishTotp(
  services: AppServices,
  { ticket, code, call }: { ticket: string; code: string; call: SignedInCall },
): Promise<void> {
  const { id } = call.account;
  const input = { key: services.keys.token, purpose: 'totp-set-up', token: ticket } as const;
  const claims = await readTicket(input).catch(() => undefined);
  const account = await selectAccount(services.db, id);
  if (!account || claims?.account !== id || claims.version !== account.version || !claims.totp)
    throw new AppError({ status: 401, key: 'signInAgain' });
  if (account.totpSecret !== null) throw new AppError({ status: 409, key: 'totpThere' });
  await checkSecondStep(services, { account, code, pendingSecret: claims.totp });
  await recordTotpChange(services, { call, action: 'confirmTotp', usesTotp: true });
}

/**
 * Turns the authenticator app off.
 * @throws {AppError} as `checkOwnPassword`.
 */
export async function removeTotp(
  services: AppServices,
  { password, call }: { password: string; call: SignedInCall },
): Promise<void> {
  const account = await checkOwnPassword(services, { password, call });
  await forgetTotp(services.db, account.id);
  await recordTotpChange(services, { call, action: 'removeTotp', usesTotp: false });
}

/** Records the change, ends the other sessions, and notifies the account by mail. */
async function recordTotpChange(
  services: AppServices,
  { call, action, usesTotp }: { call: SignedInCall; action: string; usesTotp: boolean },
): Promise<void> {
  const { account, caller, requestId } = call;
  const { id, ngoId, session } = account;
  await services.db.transaction().execute(async (db) => {
    const fields = { before: { usesTotp: !usesTotp }, after: { usesTotp } };
    await recordChange(db, { call, change: { action, entity: 'account', entityId: id, ngoId, ...fields } });
    const change = usesTotp ? 'appStarted' : 'appStopped';
    const notification = { account, change, names: session, exceptSession: session.id } as const;
    await notifyAccountChange({ ...services, db }, notification);
  });
  const details = { usesTotp };
  await recordSecurityEvent(services, {
    kind: 'secondFactorChanged',
    caller,
    requestId,
    accountId: id,
    details,
  });
}
