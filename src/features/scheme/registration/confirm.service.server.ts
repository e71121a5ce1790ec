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
 * Notes that the mailbox of a registration is theirs who opened the link in the mail. It takes the place of what was sent in the
 * same name and not confirmed, and what others sent with its mobile number is marked. Doing it again changes nothing.
 * @throws {AppError} 400 when the link is unknown or older than seven days.
 */
export async function confirmRegistration({ db, keys }: AppServices, token: string): Promise<void> {
  const confirmHash = hashWith(keys.code, token);
  await db.transaction().execute(async (transaction) => {
    const schemeId = await selectSchemeOfLink(transaction, confirmHash);
    if (schemeId === undefined) throw new AppError({ status: 400, key: 'schemeLinkOld' });
    await lockConfirming(transaction, schemeId);
    const found = await selectConfirming(transaction, confirmHash);
    if (!found) throw new AppError({ status: 400, key: 'schemeLinkOld' });
    const { id, shown } = found;
    if (shown?.isConfirmed) return;
    if (shown && shown.id !== id) await hideRegistration(transaction, shown.id);
    await updateConfirmed(transaction, { id, earlier: shown?.id ?? id });
    await supersedeUnconfirmed(transaction, id);
  });
}
