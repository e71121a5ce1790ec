import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import type { AnnouncementAudience, AnnouncementKind } from './announcement.values.ts';

/** The registrations that get a mail. `byEvent`: only those that were cancelled together with the event. */
export type Recipients = { statuses: RegistrationStatus[]; byEvent: boolean };

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
  if (kind === 'cancelled') return { statuses: ['cancelled'], byEvent: true };
  if (audience !== 'all') return { statuses: [audience], byEvent: false };
  const statuses: RegistrationStatus[] = ['registered', 'waiting'];
  return { statuses: kind === 'changed' ? statuses : [...statuses, 'attended'], byEvent: false };
}
