import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { countLookOfKind, readLooksOfKind } from '#src/features/audit/personal-data/looks.service.server.ts';
import { KEPT_FOR_PASSWORD } from '#src/features/audit/personal-data/looks.values.ts';
import { selectContact } from './records/contact.queries.server.ts';
import type { HelpContact } from './inbox/inbox.contract.ts';
import type { StepServices } from './records/in-request.server.ts';
import { updateStepped } from './records/offers.queries.server.ts';
import { notifyStaff } from './notifications.server.ts';

/** The number of times that one account may view contact details per day. */
export const VIEWS_A_DAY = 50;
/** The number of further times for calls with the password. */
export const VIEWS_KEPT = VIEWS_A_DAY * KEPT_FOR_PASSWORD;

type ContactView = { id: string; ngoId: string | null; call: SignedInCall };

/**
 * Returns the contact details of a person, counts the view and records it in the audit log. Staff are
 * notified of the first view above the limit.
 * @throws {AppError} 404 if there is no such request; 403 if the account has used up its views of the day, and the password
 * was not typed again; 429 if it has used up those with the password too.
 */
export async function showContact(services: AppServices, view: ContactView): Promise<HelpContact> {
  // Throws outside the transaction, so that the refused view stays counted.
  const contact = await services.db.transaction().execute((db) => viewContact({ ...services, db }, view));
  if (!contact && view.call.isConfirmed !== true) throw needsConfirmation('helpViewsPassword');
  if (!contact) throw new AppError({ status: 429, key: 'helpViewsUsedUp' });
  return contact;
}

/**
 * Does the same as `showContact` in the transaction `services.db`, but returns undefined if the account has
 * used up its views of the day.
 * @throws {AppError} 404 if there is no such request.
 */
export async function viewContact(
  services: AppServices,
  { id, ngoId, call }: ContactView,
): Promise<HelpContact | undefined> {
  const { db } = services;
  const contact = await selectContact(db, id);
  if (!contact) throw notFound();
  if (!(await countView(services, { id, call }))) return undefined;
  await recordChange(db, { call, change: viewChange({ id, ngoId }) });
  if (ngoId !== null) await updateStepped(db, { requestId: id, ngoId });
  return contact;
}

/**
 * Returns whether an account may see the contact details in the texts of a request. That is a view like the others, counted
 * and recorded once a day for each request. Beyond the limit nothing is shown, not even what was seen before.
 */
export async function mayReadTexts(
  services: AppServices,
  { id, ngoId, call }: ContactView,
): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    const looking = { accountId: call.account.id, kind: 'helpRequest', id } as const;
    const { isSeen, looks } = await readLooksOfKind(db, looking);
    if (isSeen) return looks <= viewsOf(call);
    if (!(await countView({ ...services, db }, { id, call }))) return false;
    await recordChange(db, { call, change: viewChange({ id, ngoId }) });
    return true;
  });
}

const viewChange = ({ id, ngoId }: Pick<ContactView, 'id' | 'ngoId'>) => ({
  action: 'seeHelpContact',
  entity: 'helpRequest',
  entityId: id,
  ngoId,
});

const viewsOf = ({ isConfirmed }: SignedInCall) => VIEWS_A_DAY + (isConfirmed === true ? VIEWS_KEPT : 0);

/**
 * Counts a view of a request, by whatever door, in the transaction `services.db`, and returns false if the account has
 * used up its views of the day. Staff are notified of the first view above the limit.
 */
export async function countView(
  services: StepServices,
  { id, call }: Pick<ContactView, 'id' | 'call'>,
): Promise<boolean> {
  const { account } = call;
  const looking = { accountId: account.id, kind: 'helpRequest', id } as const;
  const most = viewsOf(call);
  // Refused ones without the password would use up those that are kept for it.
  if ((await readLooksOfKind(services.db, looking)).looks > most) return false;
  const views = await countLookOfKind(services.db, looking);
  if (views === VIEWS_A_DAY + 1) await notifyStaff(services, { step: 'manyViews', about: account.email });
  return views <= most;
}
