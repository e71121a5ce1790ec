import {
  guardNewContacts,
  requireConfirmedContacts,
} from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { SeatServices } from '#src/features/event/seats/seats.service.server.ts';
import type { OwnEvent } from './management.contract.ts';

/**
 * Guards the contact details in an event. Everyone of the NGO gets a mail once people see them: a draft is seen by
 * nobody. The link for joining online needs the password too, but only
 * registered people see it, so that no mail names it.
 * @throws {AppError} as `guardNewContacts`.
 */
export async function guardEvent(
  services: SeatServices,
  { call, before, after }: { call: SignedInCall; before?: OwnEvent; after: OwnEvent },
): Promise<void> {
  const { onlineLink, ...shown } = after;
  const { onlineLink: linkBefore, ...shownBefore } = before ?? {};
  await requireConfirmedContacts(services, { call, before: { linkBefore }, after: { onlineLink } });
  const named = { call, title: after.title, before: shownBefore, after: shown };
  if (after.status === 'draft') await requireConfirmedContacts(services, named);
  else await guardNewContacts(services, named);
}
