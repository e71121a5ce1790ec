import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { adminNoticeMail, type AccountNotice } from './accounts.emails.server.ts';
import { lockAdmins, type Administrator } from './accounts.queries.server.ts';

/** The occasions by which mails about accounts are counted. */
export const NOTICE_EVENTS: Record<AccountNotice, string> = {
  invited: 'teamPersonInvited',
  withdrawn: 'teamInvitationWithdrawn',
  disabled: 'accountDisabled',
  enabled: 'accountEnabled',
  secondFactorReset: 'secondFactorReset',
  signedOut: 'accountSignedOut',
};

/**
 * Locks the administrators and returns those who are told of a change: the others or, if there is none, the
 * caller, because somebody else may have the password. A caller who was disabled meanwhile is refused, so
 * that two administrators who disable each other at the same time leave one.
 * @throws {AppError} 403 if the caller is no administrator any more.
 */
export async function lockAdminsToTell(db: Database, { account }: SignedInCall): Promise<Administrator[]> {
  const admins = await lockAdmins(db);
  if (!admins.some(({ _id }) => _id === account.id)) throw new AppError({ status: 403, key: 'notAllowed' });
  const others = admins.filter(({ _id }) => _id !== account.id);
  return others.length > 0 ? others : admins;
}

/** Mails to administrators what another one changed. */
export async function tellAdmins(
  services: AppServices,
  {
    admins,
    ...notice
  }: {
    admins: readonly Administrator[];
    change: AccountNotice;
    by: string;
    person: { name: string; email: string };
  },
): Promise<void> {
  for (const { email, language } of admins) {
    const text = adminNoticeMail({ language, ...notice });
    await queueMail(services, { event: NOTICE_EVENTS[notice.change], to: email, language, text });
  }
}
