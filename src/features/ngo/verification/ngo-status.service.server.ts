import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import type { NgoMove } from './verification.values.ts';
import { nameIn, statusMail } from './verification.emails.server.ts';
import { lockNgo, updateStatus } from './ngo-status.queries.server.ts';
import { statusAfter } from './ngo-status.rules.ts';

export type StatusChange = {
  id: string;
  move: NgoMove;
  call: SignedInCall;
  /** Why, for a move that the NGO is told the reason of. */
  reason?: string;
  /** What the caller saw; when the NGO has changed since, nothing is done. */
  revision?: number;
};

/**
 * Changes an NGO's status as the rules allow it, notes it in the audit log and tells the NGO's people by mail, all or none. The
 * public site shows it at once, and other features react (`onNgoStatusChange`). The tokens of a deleted NGO are worth nothing.
 * @throws {AppError} 404 when there is no such NGO, 409 when it has changed meanwhile or the move is not allowed.
 */
export async function changeNgoStatus(services: AppServices, change: StatusChange): Promise<void> {
  const { id, move, call, reason, revision } = change;
  if (!ngoId.safeParse(id).success) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const ngo = await lockNgo(db, id);
    // Deleting what is deleted: there is nothing any more.
    if (!ngo || (move === 'delete' && ngo.standing.status === 'deleted')) throw notFound();
    if (revision !== undefined && revision !== ngo.revision)
      throw new AppError({ status: 409, key: 'ngoChanged' });
    const status = statusAfter({ move, standing: ngo.standing });
    if (status === undefined)
      throw new AppError({ status: 409, key: move === 'restore' ? 'restoreTooLate' : 'moveNotAllowed' });
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
