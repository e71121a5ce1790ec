import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import type { AnnouncementAudience, AnnouncementKind } from './announcement.values.ts';

/**
 * The registrations that get a mail. `byEvent`: only those that were cancelled together with the event. `ofNgo`: it says
 * what the NGO likes, so it goes only to those who opened their ticket and have not ended such mails. What changes for a
 * person is told to everybody, unless the NGO typed the address and nobody opened the ticket; that something changed
 * is told once until the ticket is opened, because somebody else may have typed the address.
 */
export type Recipients = { statuses: RegistrationStatus[]; byEvent: boolean; ofNgo: boolean };

/**
 * Returns which registrations an announcement is for. A changed time or place is of no use to those who were there
 * already, and a cancelled event has cancelled its registrations.
 */
export function recipientsOf({
  kind,
  audience,
}: {
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
}): Recipients {
  const ofNgo = kind === 'message';
  if (kind === 'cancelled') return { statuses: ['cancelled'], byEvent: true, ofNgo };
  if (audience !== 'all') return { statuses: [audience], byEvent: false, ofNgo };
  const statuses: RegistrationStatus[] = ['registered', 'waiting'];
  return { statuses: kind === 'changed' ? statuses : [...statuses, 'attended'], byEvent: false, ofNgo };
}
