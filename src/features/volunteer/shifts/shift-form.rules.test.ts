import { describe, expect, test } from 'vitest';
import { checkShift, isMoved, type ShiftForm } from './shift-form.rules.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const FORM: ShiftForm = {
  title: ' Eye  camp ',
  details: 'Bring water.\n\n\n\nWear a cap.',
  place: 'Town hall',
  day: '2026-11-26',
  startTime: '09:00',
  endTime: '13:30',
  needed: '૧૦',
  eventId: '',
};
const errorsOf = (input: ShiftForm, saved?: { startsAt: string }) =>
  checkShift({ form: { ...FORM, ...input }, now: NOW, saved }).errors;

describe('the form of a shift', () => {
  test('is normalised, with times in India', () => {
    // Some browsers send seconds.
    const { shift } = checkShift({ form: { ...FORM, startTime: '09:00:30' }, now: NOW });
    expect(shift.startsAt).toBe('2026-11-26T03:30:00Z');
    expect(checkShift({ form: FORM, now: NOW })).toEqual({
      shift: {
        title: 'Eye camp',
        details: 'Bring water.\n\nWear a cap.',
        place: 'Town hall',
        startsAt: '2026-11-26T03:30:00Z',
        endsAt: '2026-11-26T08:00:00Z',
        needed: 10,
        eventId: null,
      },
      errors: {},
    });
  });

  test('reports every missing field at once, in the order of the form', () => {
    expect(Object.entries(checkShift({ form: {}, now: NOW }).errors)).toEqual([
      ['title', 'shiftTitleRequired'],
      ['place', 'shiftPlaceRequired'],
      ['day', 'shiftDayRequired'],
      ['startTime', 'shiftStartRequired'],
      ['endTime', 'shiftEndRequired'],
      ['needed', 'shiftNeededWrong'],
    ]);
  });

  test.each([
    [{ endTime: '09:00' }, { endTime: 'shiftEndBeforeStart' }],
    [{ endTime: '08:59' }, { endTime: 'shiftEndBeforeStart' }],
    [{ day: '2026-11-19' }, { day: 'shiftDayPast' }],
    [{ day: '2026-11-20', startTime: '11:30' }, { startTime: 'shiftStartPast' }],
    [{ day: '2026-11-20', startTime: '11:31' }, {}],
    [{ day: '2029-01-01' }, { day: 'shiftTooFar' }],
    [{ day: '2026-02-30' }, { day: 'shiftDayRequired' }],
    [{ day: '0000-01-01' }, { day: 'shiftDayRequired' }],
    [{ startTime: '24:00' }, { startTime: 'shiftStartRequired' }],
    [{ needed: '0' }, { needed: 'shiftNeededWrong' }],
    [{ needed: '1,000' }, {}],
    [{ needed: '1001' }, { needed: 'shiftNeededWrong' }],
    [{ needed: '2.5' }, { needed: 'shiftNeededWrong' }],
    [{ title: 'x'.repeat(151) }, { title: 'textLong' }],
    [{ details: 'My number is 2341 2341 2346' }, { details: 'aadhaar' }],
  ])('for %j has the errors %j', (input, errors) => expect(errorsOf(input)).toEqual(errors));

  test('may keep a start that has passed, but not move to another one', () => {
    const saved = { startsAt: '2026-11-18T03:30:00Z' };
    expect(errorsOf({ day: '2026-11-18' }, saved)).toEqual({});
    expect(errorsOf({ day: '2026-11-18', startTime: '09:01' }, saved)).toEqual({ day: 'shiftDayPast' });
  });
});

test('a shift is moved by another time or place', () => {
  const { shift } = checkShift({ form: FORM, now: NOW });
  const moves = Object.entries({
    day: '2026-11-27',
    endTime: '14:00',
    place: 'School',
    title: 'Off',
    needed: '3',
  })
    .filter(([field, value]) => {
      const form = { ...FORM, [field]: value };
      return isMoved({ before: shift, after: checkShift({ form, now: NOW }).shift });
    })
    .map(([field]) => field);
  expect(moves).toEqual(['day', 'endTime', 'place']);
});
