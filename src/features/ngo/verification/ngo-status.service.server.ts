import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { requireSeenDocument } from '#src/features/ngo/document-checks/document-checks.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import type { NgoMove } from './verification.values.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { statusMail } from './verification.emails.server.ts';
import { lockNgo, updateStatus } from './ngo-status.queries.server.ts';
import { statusAfter } from './ngo-status.rules.ts';

export type StatusChange = {
  id: string;
  move: NgoMove;
  call: SignedInCall;
  /** Reason that the email to the NGO states, for moves that need one. */
  reason?: string;
  /** Revision that the caller saw. The change is rejected if the NGO has changed since. */
  revision?: number;
  /** How many decisions on its documents the caller saw, for `verify`. */
  decisions?: number;
};

/**
 * Changes the status of an NGO if the rules allow it, records the change in the audit log and notifies its
 * accounts by email, all in one transaction. Other features react to the change (`onNgoStatusChange`). The
 * public site shows it at once, and the tokens of a deleted NGO become invalid.
 * @throws {AppError} 404 if the NGO does not exist, 409 if it has changed or the move is not allowed, 422 if it is to be
 * verified without any document that is seen and right.
 */
export async function changeNgoStatus(services: AppServices, change: StatusChange): Promise<void> {
  const { id, move, call, reason, revision, decisions = 0 } = change;
  if (!ngoId.safeParse(id).success) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const ngo = await lockNgo(db, id);
    // A deleted NGO counts as missing when it is deleted again.
    if (!ngo || (move === 'delete' && ngo.standing.status === 'deleted')) throw notFound();
    if (revision !== undefined && revision !== ngo.revision)
      throw new AppError({ status: 409, key: 'ngoChanged' });
    const status = statusAfter({ move, standing: ngo.standing });
    if (status === undefined)
      throw new AppError({ status: 409, key: move === 'restore' ? 'restoreTooLate' : 'moveNotAllowed' });
    if (move === 'verify') await requireSeenDocument(db, { id, decisions });
    const after = await updateStatus(db, { id, move, status, reason });
    await recordChange(db, {
      call,
      change: {
        action: `${move}Ngo`,
        entity: 'ngo',
        entityId: id,
        ngoId: id,
        before: ngo.fields,
        after,
      },
    });
    for (const { onNgoStatusChange } of services.features)
      await onNgoStatusChange?.({ ...services, db }, { ngoId: id, status });
    for (const { email, language, isDisabled } of await listAccountsOfNgo(db, id)) {
      if (isDisabled) continue;
      const name = nameIn({ names: ngo.names, language });
      const page = status === 'verified' ? `/${ngo.category}/detailpage/${id}` : '/ngopage';
      const path = pathInLanguage({ path: page, language });
      const text = statusMail({ move, language, name, reason, path });
      await queueMail({ ...services, db }, { event: `${move}Ngo`, to: email, language, text });
    }
  });
}
