import { dayInIndia } from '#src/shared/dates.ts';
import {
  DAYS_HELD,
  DAYS_TO_KEEP,
  DAYS_UNTIL_ENDED,
  DAYS_UNTIL_REMINDED,
  DAYS_UNTIL_STAFF,
  type RequestStatus,
} from '#src/features/help-request/help-request.values.ts';

const DAY = 24 * 3600 * 1000;
const daysSince = ({ since, now }: { since: Date; now: Date }) => (now.getTime() - since.getTime()) / DAY;

/** Returns what is due for a request whose NGO took its last action at `steppedAt`. */
export function inactivityAction(input: {
  steppedAt: Date;
  remindedAt: Date | null;
  isWithStaff: boolean;
  now: Date;
}): 'remind' | 'giveToStaff' | undefined {
  const { steppedAt, remindedAt, isWithStaff, now } = input;
  const days = daysSince({ since: steppedAt, now });
  if (days >= DAYS_UNTIL_STAFF) return isWithStaff ? undefined : 'giveToStaff';
  // Sends one reminder per period of inactivity: an action after the reminder starts a new period.
  const isReminded = remindedAt !== null && remindedAt >= steppedAt;
  return days >= DAYS_UNTIL_REMINDED && !isReminded ? 'remind' : undefined;
}

/** Returns what is due for a request whose last step was at `lastAt`, and which is held since `heldSince`, if it is. */
export function retentionAction(input: {
  status: RequestStatus;
  isWithStaff: boolean;
  lastAt: Date;
  heldSince?: Date | null;
  now: Date;
}): 'close' | 'erase' | undefined {
  const { status, isWithStaff, lastAt, heldSince = null, now } = input;
  if (heldSince !== null && daysSince({ since: heldSince, now }) >= DAYS_HELD) return 'erase';
  const days = daysSince({ since: lastAt, now });
  // A request that waits for staff is not closed automatically.
  if (status === 'resolved') return days >= DAYS_UNTIL_ENDED && !isWithStaff ? 'close' : undefined;
  return status === 'closed' && days >= DAYS_TO_KEEP ? 'erase' : undefined;
}

/** Returns the day in India (`2026-12-29`) on which a request that is held since then is erased. */
export function erasureDay(heldSince: Date): string {
  return dayInIndia(new Date(heldSince.getTime() + DAYS_HELD * DAY));
}

/** Returns whether an NGO can handle requests: it is verified and has an active account. */
export function canHandle({ status, hasPeople }: { status: string; hasPeople: boolean }): boolean {
  return status === 'verified' && hasPeople;
}
