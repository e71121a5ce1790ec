import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTakeRefusal, overlap, type ShiftState } from './shift-places.rules.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-20T04:00:00Z');
const at = (startHour: number, hours: number) => ({
  startsAt: new Date(NOW.getTime() + startHour * HOUR_MS),
  endsAt: new Date(NOW.getTime() + (startHour + hours) * HOUR_MS),
});
const shift = (input: Partial<ShiftState> = {}): ShiftState => ({
  ...at(10, 3),
  status: 'open',
  needed: 2,
  taken: 1,
  ...input,
});
const refusalOf = (input: Partial<ShiftState>, own = [at(30, 3)]) =>
  findTakeRefusal({ shift: shift(input), own, now: NOW });

test('a place can be taken in an open shift to come that is not full, at a time that is free', () => {
  expect(refusalOf({})).toBeUndefined();
  expect(refusalOf({ status: 'cancelled' })).toBe('shiftPlaceCancelled');
  expect(refusalOf(at(0, 3))).toBe('shiftPlaceStarted');
  expect(refusalOf({ taken: 2 })).toBe('shiftPlaceFull');
  expect(refusalOf(at(29, 2))).toBe('shiftPlaceOverlaps');
  // One shift begins when the other ends.
  expect(refusalOf(at(27, 3))).toBeUndefined();
  expect(refusalOf(at(33, 3))).toBeUndefined();
});

test('no sequence of taking shifts puts a person in two places at once', () => {
  const time = fc.record({ start: fc.integer({ min: 1, max: 72 }), hours: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(time, { maxLength: 20 }), (times) => {
      const own: ReturnType<typeof at>[] = [];
      for (const { start, hours } of times) {
        const next = at(start, hours);
        if (findTakeRefusal({ shift: shift(next), own, now: NOW }) === undefined) own.push(next);
      }
      const hoursOf = own.flatMap(({ startsAt, endsAt }) =>
        Array.from(
          { length: (endsAt.getTime() - startsAt.getTime()) / HOUR_MS },
          (_, hour) => startsAt.getTime() + hour * HOUR_MS,
        ),
      );
      expect(new Set(hoursOf).size).toBe(hoursOf.length);
    }),
  );
});

test('overlapping does not depend on the order', () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(time, time, (one, other) => {
      expect(overlap(at(...one), at(...other))).toBe(overlap(at(...other), at(...one)));
    }),
  );
});
