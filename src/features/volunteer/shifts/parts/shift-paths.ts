import type { ShiftList } from '#src/features/volunteer/shifts/shifts.values.ts';

export const SHIFTS = '/ngopage/volunteer/shifts';
export const ADD_SHIFT = '/ngopage/volunteer/addShift';

export function shiftPath(id: string): string {
  return `${SHIFTS}/${id}`;
}

export function editShiftPath(id: string): string {
  return `${SHIFTS}/${id}/edit`;
}

/** Returns the path of a list of shifts. */
export function shiftListPath(list: ShiftList): string {
  return list === 'upcoming' ? SHIFTS : `${SHIFTS}?list=${list}`;
}
