const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The time to take offered seats, if the event is days away. */
const OFFER_HOURS = 24;
/** The shortest time to take offered seats. Nobody could act on less. */
const OFFER_MINUTES_LEAST = 15;
/** Close to the event, an offer lasts this share of the remaining time, so that the next party has a chance too. */
const SHARE_OF_REST = 1 / 4;

export type Seats = { capacity: number; seatsTaken: number };

export function seatsFree({ capacity, seatsTaken }: Seats): number {
  return capacity - seatsTaken;
}

/** Returns whether a new party gets its seats at once or waits. */
export function placeParty({ size, ...seats }: Seats & { size: number }): 'registered' | 'waiting' {
  return size <= seatsFree(seats) ? 'registered' : 'waiting';
}

/**
 * Returns until when a party may take the seats that it is offered, or undefined if the event is too close: 24
 * hours, or a quarter of the time left if that is shorter, and at least 15 minutes.
 */
export function offerEnd({ now, startsAt }: { now: Date; startsAt: Date }): Date | undefined {
  const rest = startsAt.getTime() - now.getTime();
  if (rest < OFFER_MINUTES_LEAST * MINUTE_MS) return undefined;
  const time = Math.max(
    Math.min(OFFER_HOURS * HOUR_MS, rest * SHARE_OF_REST),
    OFFER_MINUTES_LEAST * MINUTE_MS,
  );
  return new Date(now.getTime() + time);
}

/**
 * Returns whether a party may have another size. A party that holds seats, registered or by an offer, grows only
 * into free seats. A party that waits may take any size and keeps its place.
 */
export function mayResize({
  status,
  hasOffer,
  size,
  newSize,
  ...seats
}: Seats & { status: 'registered' | 'waiting'; hasOffer: boolean; size: number; newSize: number }): boolean {
  if (newSize <= size || (status === 'waiting' && !hasOffer)) return true;
  return newSize - size <= seatsFree(seats);
}
