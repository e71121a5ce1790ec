import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { SecurityEventKind } from '#src/features/audit/security-log/security-log.values.ts';
import { accountChangeMail, type AccountChange } from '#src/features/account/account.emails.server.ts';
import type { AccountRow } from '#src/features/account/account.queries.server.ts';
import type { BrowserNames } from './browser-names.rules.ts';
import { updateSessionsEnded } from './session.queries.server.ts';

type ChangedAccount = Pick<AccountRow, 'id' | 'email' | 'language'>;

const EVENTS: Record<AccountChange, SecurityEventKind> = {
  passwordChanged: 'passwordChanged',
  appStarted: 'secondFactorChanged',
  appStopped: 'secondFactorChanged',
  exported: 'personalDataExported',
};

/**
 * Ends the account's sessions except `exceptSession`, and mails the owner what was done, when, in which
 * browser, and what to do if it was not them. Call it after a change that a thief would make, in the same
 * transaction (`services.db`).
 */
export async function notifyAccountChange(
  services: Pick<AppServices, 'db' | 'queue' | 'origin' | 'keys'>,
  {
    account: { id, email, language },
    change,
    names,
    exceptSession,
  }: { account: ChangedAccount; change: AccountChange; names: BrowserNames; exceptSession: string | null },
): Promise<void> {
  await updateSessionsEnded(services.db, { accountId: id, except: exceptSession });
  const text = accountChangeMail({ language, change, names, at: new Date() });
  await queueMail(services, { event: EVENTS[change], to: email, language, text });
}

/**
 * Ends the account's other sessions and notifies the owner by mail that personal data was exported. The
 * export itself is logged by `recordExport`.
 */
export async function announceExport(services: AppServices, { account }: SignedInCall): Promise<void> {
  await services.db
    .transaction()
    .execute((db) =>
      notifyAccountChange(
        { ...services, db },
        { account, change: 'exported', names: account.session, exceptSession: account.session.id },
      ),
    );
}
