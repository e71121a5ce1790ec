import { randomBytes } from 'node:crypto';
import type { Call, SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mailboxOf } from '#src/features/mail/mailbox.rules.ts';
import { invitationMail, unusableInvitationMail } from '#src/features/account/account.emails.server.ts';
import {
  insertAccount,
  selectAccountByEmail,
  updateConsent,
} from '#src/features/account/account.queries.server.ts';
import { refuseBadPassword } from '#src/features/account/account.service.server.ts';
import {
  ACCOUNT_CONSENT_TEXT,
  INVITATION_DAYS,
  TEAM_CONSENT_TEXT,
} from '#src/features/account/account.values.ts';
import {
  selectAccountNgo,
  type AccountNgo,
} from '#src/features/account/ngo-accounts/account-ngo.queries.server.ts';
import { refuseIfFrozen } from '#src/features/account/people/frozen-people.service.server.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import type { Invitation } from './invitation.contract.ts';
import {
  deleteAccepted,
  deleteInvitation,
  insertInvitation,
  selectInvitation,
  type Invitee,
  type OpenInvitation,
} from './invitation.queries.server.ts';

const DAY = 24 * 3600;
/** By account: an intruder must not mail strangers in our name. */
const INVITATIONS_OF: RateLimit = { name: 'invitations-of', requests: 20, seconds: DAY };
/** By mailbox and NGO, so that strangers cannot keep an NGO from inviting its own people. */
const INVITATIONS_TO: RateLimit = { name: 'invitations-to', requests: 3, seconds: DAY };

const invalidLink = () => new AppError({ status: 404, key: 'invitationInvalid' });

/**
 * Counts an invitation. Call it before the transaction that invites.
 * @throws {AppError} 429 after 20 invitations of an account, or three of its NGO to one mailbox, within a day.
 */
export async function limitInvitations(
  db: Database,
  { email, account }: { email: string; account: SignedIn },
): Promise<void> {
  const message = 'invitationsUsedUp';
  await consumeRateLimit(db, { limit: INVITATIONS_OF, subject: account.id, message });
  const subject = `${account.ngoId ?? 'team'} ${mailboxOf(email).name}`;
  await consumeRateLimit(db, { limit: INVITATIONS_TO, subject, message });
}

/**
 * Invites a person by mail to open an account, within the transaction `services.db`. An address that has an account
 * elsewhere is told so by mail: the response never reveals it. The link is valid for seven days and one use.
 */
export async function invite(
  services: AppServices,
  { invitee, call }: { invitee: Invitee; call: SignedInCall },
): Promise<void> {
  const { db, keys } = services;
  const { email, language, ngoId, role, ngoRole, name } = invitee;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashWith(keys.code, token);
  const invitation = { ...invitee, tokenHash, invitedBy: call.account.id, days: INVITATION_DAYS };
  const id = await insertInvitation(db, invitation);
  const about = { action: 'invite', entity: 'invitation', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...about, after: { email, name, role: ngoRole ?? role } } });
  const ngo = ngoId === null ? null : ((await selectAccountNgo(db, ngoId)) ?? null);
  const texts = { language, ngo, inviter: call.account.name };
  const hasAccount = (await selectAccountByEmail(db, email)) !== undefined;
  // The token comes after #, where no server or log on the way can see it.
  const path = `${pathInLanguage({ path: '/logIn/invitation', language })}#${token}`;
  const text = hasAccount
    ? unusableInvitationMail(texts)
    : invitationMail({ ...texts, path, days: INVITATION_DAYS });
  await queueMail(services, { event: 'invitation', to: email, language, text });
}

/**
 * Withdraws an invitation to an NGO, or to our own team if `ngoId` is null, within the transaction `db`. Its link stops
 * working. Returns whom it was for.
 * @throws {AppError} 404 if there is no such invitation.
 */
export async function withdraw(
  db: Database,
  { id, ngoId, call }: { id: string; ngoId: string | null; call: SignedInCall },
): Promise<{ name: string; email: string }> {
  const person = ROW_ID.test(id) ? await deleteInvitation(db, { id, ngoId }) : undefined;
  if (!person) throw notFound();
  const about = { action: 'withdrawInvitation', entity: 'invitation', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...about, before: { email: person.email } } });
  return person;
}

/**
 * Returns the invitation that belongs to the token of a link.
 * @throws {AppError} 404 if the link is unknown, used, withdrawn or too old.
 */
export async function readInvitation({ db, keys }: AppServices, token: string): Promise<Invitation> {
  const { invitation, ngo } = await requireInvitation(db, hashWith(keys.code, token));
  const { email, name, role, ngoRole } = invitation;
  return { email, name, role, ngoRole, ngo };
}

/**
 * Opens the account that an invitation is for, with the name and password that the person chose.
 * @throws {AppError} 404 if the link is unknown, used, withdrawn or too old, 409 if the address has an account by now, or the NGO is frozen,
 * 422 if the password is not acceptable, 503 if too many passwords are being hashed.
 */
export async function acceptInvitation(
  services: AppServices,
  { token, name, password, call }: { token: string; name: string; password: string; call: Call },
): Promise<void> {
  const tokenHash = hashWith(services.keys.code, token);
  const { email: invited } = (await requireInvitation(services.db, tokenHash)).invitation;
  refuseBadPassword({ field: 'password', password, of: { name, email: invited } });
  const passwordHash = await hashPassword(password, { trusted: true });
  const accountId = await services.db.transaction().execute(async (db) => {
    const { invitation } = await requireInvitation(db, tokenHash);
    if (invitation.ngoId !== null) await refuseIfFrozen({ ...services, db }, invitation.ngoId);
    if (!(await deleteAccepted(db, tokenHash))) throw invalidLink();
    const { email, role, ngoId, ngoRole, language } = invitation;
    const id = await insertAccount(db, { email, name, role, ngoId, ngoRole, language, passwordHash });
    if (id === undefined) throw new AppError({ status: 409, key: 'claimEmailTaken' });
    const text = ngoId === null ? TEAM_CONSENT_TEXT : ACCOUNT_CONSENT_TEXT;
    await updateConsent(db, { id, text: `${text} ${call.caller.language}` });
    return id;
  });
  await recordSecurityEvent(services, { kind: 'accountOpened', ...call, accountId });
}

/** Returns an open invitation and its NGO. An invitation to a deleted NGO is not valid any more. */
async function requireInvitation(
  db: Database,
  tokenHash: string,
): Promise<{ invitation: OpenInvitation; ngo: AccountNgo | null }> {
  const invitation = await selectInvitation(db, tokenHash);
  if (!invitation) throw invalidLink();
  if (invitation.ngoId === null) return { invitation, ngo: null };
  const ngo = await selectAccountNgo(db, invitation.ngoId);
  if (!ngo) throw invalidLink();
  return { invitation, ngo };
}
