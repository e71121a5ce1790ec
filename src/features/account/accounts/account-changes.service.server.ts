import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { endAccess, selectAccount, type AccountRow } from '#src/features/account/account.queries.server.ts';
import { selectPeople } from '#src/features/account/people/people.queries.server.ts';
import { selectAccountNgo } from '#src/features/account/ngo-accounts/account-ngo.queries.server.ts';
import { updateDisabled, updateEnabled, updateTotpReset } from './account-state.queries.server.ts';
import { managerNoticeMail, personNoticeMail, type AccountChange } from './accounts.emails.server.ts';
import { lockAdminsToTell, NOTICE_EVENTS, tellAdmins } from './administrators.server.ts';

type Fields = { before?: Record<string, unknown>; after: Record<string, unknown> };
type Operation = {
  /** Named like the endpoint. */
  action: string;
  /** Makes the change and returns what the audit log holds, or undefined if somebody else made it before. */
  run: (db: Database, id: string) => Promise<Fields | undefined>;
};

const OPERATIONS: Record<AccountChange, Operation> = {
  disabled: {
    action: 'disableAccount',
    run: async (db, id) =>
      (await updateDisabled(db, id)) ? { before: { disabled: false }, after: { disabled: true } } : undefined,
  },
  enabled: {
    action: 'enableAccount',
    run: async (db, id) =>
      (await updateEnabled(db, id)) ? { before: { disabled: true }, after: { disabled: false } } : undefined,
  },
  secondFactorReset: {
    action: 'resetSecondFactor',
    run: async (db, id) =>
      (await updateTotpReset(db, id))
        ? { before: { usesTotp: true }, after: { usesTotp: false } }
        : undefined,
  },
  signedOut: {
    action: 'signOutAccount',
    run: async (db, id) => ({ after: { sessions: await endAccess(db, id) } }),
  },
};

/**
 * Disables or enables the account of another person, makes it set up its second factor again, or signs it out
 * everywhere. Tells this person, the other administrators and, if an account of an NGO is disabled or enabled, the
 * managers of the NGO.
 * @throws {AppError} 404 if there is no such account, 409 for the own account, so that an administrator always remains,
 * and if somebody made the change before, 403 if the caller is no administrator any more.
 */
export async function changeAccount(
  services: AppServices,
  { id, change, call }: { id: string; change: AccountChange; call: SignedInCall },
): Promise<void> {
  const { action, run } = OPERATIONS[change];
  await services.db.transaction().execute(async (db) => {
    const admins = await lockAdminsToTell(db, call);
    if (id === call.account.id) throw new AppError({ status: 409, key: 'ownAdminAccount' });
    const account = ROW_ID.test(id) ? await selectAccount(db, id) : undefined;
    if (!account) throw notFound();
    const fields = await run(db, id);
    if (!fields) throw new AppError({ status: 409, key: 'accountChangedMeanwhile' });
    const about = { action, entity: 'account', entityId: id, ngoId: account.ngoId };
    await recordChange(db, { call, change: { ...about, ...fields } });
    const { name, email } = account;
    const by = call.account.name;
    const inside = { ...services, db };
    await tellPerson(inside, { account, change, by });
    const others = admins.filter(({ _id }) => _id !== id);
    await tellAdmins(inside, { admins: others, change, by, person: { name, email } });
    await tellManagers(inside, { account, change });
  });
}

async function tellPerson(
  services: AppServices,
  { account, change, by }: { account: AccountRow; change: AccountChange; by: string },
): Promise<void> {
  const { email, language, role } = account;
  // People of NGOs do not learn who of our team it was.
  const text = personNoticeMail({ language, change, by: role === 'ngo' ? null : by });
  await queueMail(services, { event: NOTICE_EVENTS[change], to: email, language, text });
}

/** Tells the managers of an NGO who of its people can no longer sign in, or can again. */
async function tellManagers(
  services: AppServices,
  { account, change }: { account: AccountRow; change: AccountChange },
): Promise<void> {
  const { ngoId, name } = account;
  if (ngoId === null || (change !== 'disabled' && change !== 'enabled')) return;
  const ngo = await selectAccountNgo(services.db, ngoId);
  if (!ngo) return;
  for (const person of await selectPeople(services.db, ngoId)) {
    if (person._id === account.id || person.ngoRole !== 'manager' || person.isDisabled) continue;
    const { email, language } = person;
    const text = managerNoticeMail({ language, ngo, change, person: name });
    await queueMail(services, { event: NOTICE_EVENTS[change], to: email, language, text });
  }
}
