import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import {
  hideRegistration,
  lockConfirming,
  selectConfirming,
  selectSchemeOfLink,
  supersedeUnconfirmed,
  updateConfirmed,
} from './confirm.queries.server.ts';

/**
 * Records that the person who opened the link in the mail owns the mailbox of the registration. The
 * registration replaces an unconfirmed one of the same person, and unconfirmed ones with the same mobile
 * number are marked as superseded. Confirming again changes nothing.
 * @throws {AppError} 400 if the link is unknown or older than seven days, or if the scheme is deleted.
 */
export async function confirmRegistration({ db, keys }: AppServices, token: string): Promise<void> {
  const confirmHash = hashWith(keys.code, token);
  await db.transaction().execute(async (transaction) => {
    const schemeId = await selectSchemeOfLink(transaction, confirmHash);
    if (schemeId === undefined) throw new AppError({ status: 400, key: 'schemeLinkOld' });
    await lockConfirming(transaction, schemeId);
    const registration = await selectConfirming(transaction, confirmHash);
    if (!registration) throw new AppError({ status: 400, key: 'schemeLinkOld' });
    const { id, current } = registration;
    if (current?.isConfirmed) return;
    if (current && current.id !== id) await hideRegistration(transaction, current.id);
    await updateConfirmed(transaction, { id, earlier: current?.id ?? id });
    await supersedeUnconfirmed(transaction, id);
  });
}
