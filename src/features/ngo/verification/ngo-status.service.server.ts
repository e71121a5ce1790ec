import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { requireSeenDocument } from '#src/features/ngo/document-checks/document-checks.service.server.ts';
import { mailContactsPublic } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { listNamedContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import type { NgoMove, StatusMove } from './verification.values.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { statusMail } from './verification.emails.server.ts';
import { lockNgo, updateStatus } from './ngo-status.queries.server.ts';
import { statusAfter } from './ngo-status.rules.ts';

/** After a deletion by an admin, time to restore the NGO before its events and shifts are cancelled. */
const MISTAKE_MINUTES = 60;

type Change<Move extends StatusMove> = {
  id: string;
  move: Move;
  call: SignedInCall;
  /** Reason that the email to the NGO states, for moves that need one. */
  reason?: string;
  /** Revision that the caller saw. The change is rejected if the NGO has changed since. */
  revision?: number;
  /** How many decisions on its documents the caller saw, for `verify`. */
  decisions?: number;
};
/** A status change by staff or an admin. */
export type StatusChange = Change<NgoMove>;
/** Returns the mail about the change for one of the NGO's people. `path` is the page it leads to. */
type WriteMail = (recipient: { language: Language; name: string; path: string }) => MailText;

/**
 * Changes the status of an NGO if the rules allow it, records the change in the audit log and notifies its
 * accounts by email, all in one transaction. Everyone of an NGO that is verified for the first time learns which contact
 * details in its texts are public now. Other features react to the change (`onNgoStatusChange`). The
 * public site shows it at once, and the tokens of a deleted NGO become invalid.
 * @throws {AppError} 404 if the NGO does not exist, 409 if it has changed or the move is not allowed, 422 if it is to be
 * verified without any document that is seen and right.
 */
export async function changeNgoStatus(services: AppServices, change: StatusChange): Promise<void> {
  const { move, reason } = change;
  await services.db
    .transaction()
    .execute((db) =>
      changeStatus({ ...services, db }, change, (recipient) => statusMail({ ...recipient, move, reason })),
    );
}

/**
 * Does the same in the transaction `services.db`, with the mail that `writeMail` returns.
 * @throws {AppError} as `changeNgoStatus` does.
 */
export async function changeStatus(
  services: AppServices,
  change: Change<StatusMove>,
  writeMail: WriteMail,
): Promise<void> {
  const { id, move, call, reason, revision, decisions = 0 } = change;
  if (!ngoId.safeParse(id).success) throw notFound();
  const { db } = services;
  const ngo = await lockNgo(db, id);
  // A deleted NGO counts as missing when it is deleted again.
  const isDeletion = move === 'delete' || move === 'withdraw';
  if (!ngo || (isDeletion && ngo.standing.status === 'deleted')) throw notFound();
  if (revision !== undefined && revision !== ngo.revision)
    throw new AppError({ status: 409, key: 'ngoChanged' });
  const status = statusAfter({ move, standing: ngo.standing });
  if (status === undefined)
    throw new AppError({ status: 409, key: move === 'restore' ? 'restoreTooLate' : 'moveNotAllowed' });
  if (move === 'verify') await requireSeenDocument(db, { id, decisions });
  const after = await updateStatus(db, { id, move, status, reason });
  const about = { action: `${move}Ngo`, entity: 'ngo', entityId: id, ngoId: id };
  await recordChange(db, { call, change: { ...about, before: ngo.fields, after } });
  const isWithdrawn = move === 'withdraw';
  const wasClosed = ngo.standing.status === 'suspended' || ngo.standing.status === 'deleted';
  const mistakeMinutes = isWithdrawn ? 0 : MISTAKE_MINUTES;
  for (const { onNgoStatusChange } of services.features)
    await onNgoStatusChange?.(services, { ngoId: id, status, isWithdrawn, wasClosed, mistakeMinutes });
  for (const { email, language, isDisabled } of await listAccountsOfNgo(db, id)) {
    if (isDisabled) continue;
    const name = nameIn({ names: ngo.names, language });
    const page = status === 'verified' ? `/${ngo.category}/detailpage/${id}` : '/ngopage';
    const text = writeMail({ language, name, path: pathInLanguage({ path: page, language }) });
    await queueMail(services, { event: `${move}Ngo`, to: email, language, text });
  }
  if (move !== 'verify' || ngo.standing.status !== 'pending') return;
  const named = await listNamedContacts(services, id);
  if (named.length > 0) await mailContactsPublic(services, { ngoId: id, named });
}
