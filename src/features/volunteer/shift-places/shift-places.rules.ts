/** What keeps a volunteer from taking or giving back a place in a shift. */
export type PlaceRefusal =
  | 'shiftPlaceCancelled'
  | 'shiftPlaceStarted'
  | 'shiftPlaceFull'
  | 'shiftPlaceOverlaps'
  | 'shiftPlaceNotAccepted';

type Time = { startsAt: Date; endsAt: Date };
export type ShiftState = Time & { status: 'open' | 'cancelled'; needed: number; taken: number };

/** Returns whether two times have a moment in common. One may begin when the other ends. */
export function overlap(a: Time, b: Time): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Returns why an accepted volunteer cannot take a place, or undefined. `own` are the shifts taken already. */
export function findTakeRefusal({
  shift,
  own,
  now,
}: {
  shift: ShiftState;
  own: readonly Time[];
  now: Date;
}): PlaceRefusal | undefined {
  if (shift.status === 'cancelled') return 'shiftPlaceCancelled';
  if (shift.startsAt <= now) return 'shiftPlaceStarted';
  if (own.some((other) => overlap(shift, other))) return 'shiftPlaceOverlaps';
  return shift.taken >= shift.needed ? 'shiftPlaceFull' : undefined;
}
