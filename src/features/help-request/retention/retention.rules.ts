import {
  DAYS_TO_KEEP,
  DAYS_UNTIL_ENDED,
  DAYS_UNTIL_REMINDED,
  DAYS_UNTIL_STAFF,
  type RequestStatus,
} from '#src/features/help-request/help-request.values.ts';

const DAY = 24 * 3600 * 1000;
const daysSince = ({ since, now }: { since: Date; now: Date }) => (now.getTime() - since.getTime()) / DAY;

/** What is due of a request that an NGO looks after: it was last heard of at `steppedAt`. */
export function dueOfHeld(input: {
  steppedAt: Date;
  remindedAt: Date | null;
  isWithStaff: boolean;
  now: Date;
}): 'remind' | 'giveToStaff' | undefined {
  const { steppedAt, remindedAt, isWithStaff, now } = input;
  const days = daysSince({ since: steppedAt, now });
  if (days >= DAYS_UNTIL_STAFF) return isWithStaff ? undefined : 'giveToStaff';
  // Once for each silence: a step after the reminder begins a new one.
  const isReminded = remindedAt !== null && remindedAt >= steppedAt;
  return days >= DAYS_UNTIL_REMINDED && !isReminded ? 'remind' : undefined;
}

/** What is due of a request in whose history the last step was at `lastAt`. */
export function dueOfEnded(input: {
  status: RequestStatus;
  isWithStaff: boolean;
  lastAt: Date;
  now: Date;
}): 'close' | 'erase' | undefined {
  const { status, isWithStaff, lastAt, now } = input;
  const days = daysSince({ since: lastAt, now });
  // What our own team still has to look at does not end by itself.
  if (status === 'resolved') return days >= DAYS_UNTIL_ENDED && !isWithStaff ? 'close' : undefined;
  return status === 'closed' && days >= DAYS_TO_KEEP ? 'erase' : undefined;
}

/** Whether an NGO can look after requests: it is checked, and somebody signs in for it. */
export function canHold({ status, hasPeople }: { status: string; hasPeople: boolean }): boolean {
  return status === 'verified' && hasPeople;
}
