import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIndianTime, parseIndianTime, seriesStarts, timesFrom } from './event-times.rules.ts';

/** Whole minutes of the years 2000 to 2100. */
const minutes = fc
  .integer({ min: 15_778_080, max: 68_374_080 })
  .map((minute) => `${new Date(minute * 60_000).toISOString().slice(0, 16)}:00Z`);

describe('a time of the form', () => {
  test('means Indian time, and is written back as it was typed', () => {
    expect(parseIndianTime('2026-11-26T09:00')).toBe('2026-11-26T03:30:00Z');
    expect(parseIndianTime('૨૦૨૬-૧૧-૨૬T૦૯:૦૦')).toBe('2026-11-26T03:30:00Z');
    fc.assert(
      fc.property(minutes, (time) => {
        expect(parseIndianTime(formatIndianTime(time))).toBe(time);
      }),
    );
  });

  test('is the same in every zone of the browser', () => {
    const before = process.env['TZ'];
    try {
      for (const [zone, offset] of [
        ['Asia/Kolkata', -330],
        ['America/New_York', 240],
        ['Pacific/Kiritimati', -840],
      ] as const) {
        process.env['TZ'] = zone;
        expect(new Date('2026-03-29T00:00:00Z').getTimezoneOffset()).toBe(offset);
        expect(parseIndianTime('2026-03-29T01:30')).toBe('2026-03-28T20:00:00Z');
        expect(formatIndianTime('2026-03-28T20:00:00Z')).toBe('2026-03-29T01:30');
      }
    } finally {
      process.env['TZ'] = before;
    }
  });

  test('with a zone means that zone', () => {
    expect(parseIndianTime('2026-11-26T03:30:00Z')).toBe('2026-11-26T03:30:00Z');
    expect(parseIndianTime('2026-11-26T03:30:00.000Z')).toBe('2026-11-26T03:30:00Z');
    expect(parseIndianTime('2026-11-26T09:00+05:30')).toBe('2026-11-26T03:30:00Z');
    expect(parseIndianTime('2026-11-25T22:30-05:00')).toBe('2026-11-26T03:30:00Z');
    fc.assert(
      fc.property(minutes, (time) => {
        expect(parseIndianTime(time)).toBe(time);
        expect(parseIndianTime(`${formatIndianTime(time)}+05:30`)).toBe(time);
      }),
    );
  });

  test.each([
    '',
    'T',
    '2026-11-26',
    '2026-11-26T',
    'T09:00',
    '2026-02-29T09:00',
    '2026-04-31T09:00',
    '2026-13-01T09:00',
    '2026-00-10T09:00',
    '2026-11-26T24:00',
    '2026-11-26T09:60',
    '26-11-2026T09:00',
    '20261-11-26T09:00',
    'tomorrow',
  ])('is refused if there is none such: “%s”', (text) => {
    expect(parseIndianTime(text)).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseIndianTime(text) ?? '2026-01-01T00:00:00Z').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
      }),
    );
  });
});

describe('a series', () => {
  const datesOf = (input: Parameters<typeof seriesStarts>[0]) => seriesStarts(input).map(formatIndianTime);

  test('on the 31st falls on the last day of a shorter month', () => {
    const startsAt = parseIndianTime('2027-10-31T18:00')!;
    expect(datesOf({ startsAt, repeat: 'monthly', count: 6 })).toEqual([
      '2027-10-31T18:00',
      '2027-11-30T18:00',
      '2027-12-31T18:00',
      '2028-01-31T18:00',
      '2028-02-29T18:00',
      '2028-03-31T18:00',
    ]);
  });

  test('counts days in India, also when it is another day in UTC', () => {
    const startsAt = parseIndianTime('2026-12-31T01:00')!;
    expect(datesOf({ startsAt, repeat: 'monthly', count: 3 })).toEqual([
      '2026-12-31T01:00',
      '2027-01-31T01:00',
      '2027-02-28T01:00',
    ]);
    expect(datesOf({ startsAt, repeat: 'weekly', count: 2 })).toEqual([
      '2026-12-31T01:00',
      '2027-01-07T01:00',
    ]);
    expect(datesOf({ startsAt, repeat: 'none', count: 9 })).toEqual(['2026-12-31T01:00']);
  });

  test('rises, keeps the time of day, and a monthly one has one event in each month', () => {
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 2, max: 26 }),
        fc.constantFrom('weekly' as const, 'monthly' as const),
        (startsAt, count, repeat) => {
          const dates = datesOf({ startsAt, repeat, count });
          expect(dates).toHaveLength(count);
          expect(dates[0]).toBe(formatIndianTime(startsAt));
          expect(dates.toSorted()).toEqual(dates);
          expect(new Set(dates.map((date) => date.slice(11)))).toEqual(new Set([dates[0]!.slice(11)]));
          const months = new Set(dates.map((date) => date.slice(0, 7)));
          if (repeat === 'monthly') expect(months.size).toBe(count);
          else expect(new Set(dates.map((date) => new Date(date.slice(0, 10)).getUTCDay())).size).toBe(1);
        },
      ),
    );
  });

  test('keeps the length of the event and the time to register', () => {
    const event = {
      startsAt: '2026-11-26T03:30:00Z',
      endsAt: '2026-11-26T08:30:00Z',
      registrationEndsAt: '2026-11-25T12:30:00Z',
    };
    expect(timesFrom({ event, startsAt: '2027-01-01T03:30:00Z' })).toEqual({
      startsAt: '2027-01-01T03:30:00Z',
      endsAt: '2027-01-01T08:30:00Z',
      registrationEndsAt: '2026-12-31T12:30:00Z',
    });
  });
});
