import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEvent, isMoved, type EventForm } from './event-form.rules.ts';
import { formatIndianTime, parseIndianTime, seriesStarts, timesFrom } from './event-times.rules.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const FORM: EventForm = {
  title: 'Eye camp',
  description: 'Eye tests',
  category: 'health',
  startsAt: '2026-11-26T09:00',
  endsAt: '2026-11-26T14:00',
  city: 'Rajkot',
  venue: 'Town hall',
  capacity: '500',
};
const errorsOf = (input: EventForm, saved?: Parameters<typeof checkEvent>[0]['saved']) =>
  checkEvent({ form: { ...FORM, ...input }, now: NOW, ...(saved && { saved }) }).errors;

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
      for (const zone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Europe/London']) {
        process.env['TZ'] = zone;
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

describe('the form of an event', () => {
  test('is normalised, and empty fields are null', () => {
    const { event, errors } = checkEvent({
      form: {
        ...FORM,
        title: '  Eye   camp ',
        titleGu: ' ',
        capacity: '૧,૦૦૦',
        fee: '',
        languages: ['gu', 'klingon', 'en'],
        contactPhone: '+91 98765-43210',
        contactEmail: 'Eyes@Example.org',
        onlineLink: 'meet.example.org/eyes',
      },
      now: NOW,
    });
    expect(errors).toEqual({});
    expect(event).toMatchObject({
      title: 'Eye camp',
      titleGu: null,
      startsAt: '2026-11-26T03:30:00Z',
      endsAt: '2026-11-26T08:30:00Z',
      // Until it starts.
      registrationEndsAt: '2026-11-26T03:30:00Z',
      capacity: 1000,
      fee: 0,
      languages: ['en', 'gu'],
      contactPhone: '9876543210',
      contactEmail: 'eyes@example.org',
      onlineLink: 'https://meet.example.org/eyes',
      stepFree: false,
    });
  });

  test.each<[EventForm, Record<string, string>]>([
    [{ title: ' ' }, { title: 'eventTitleRequired' }],
    [{ title: 'x'.repeat(151) }, { title: 'textLong' }],
    [{ titleGu: 'x'.repeat(151) }, { titleGu: 'textLong' }],
    [{ description: '' }, { description: 'eventDescriptionRequired' }],
    [{ descriptionHi: 'x'.repeat(4001) }, { descriptionHi: 'textLong' }],
    [{ description: 'Bring 2341 2341 2346' }, { description: 'aadhaar' }],
    [{ category: '' }, { category: 'eventCategoryRequired' }],
    [{ startsAt: '2026-11-26T' }, { startsAt: 'eventStartRequired' }],
    [{ endsAt: '' }, { endsAt: 'eventEndRequired' }],
    [{ endsAt: '2026-11-26T08:00' }, { endsAt: 'eventEndBeforeStart' }],
    [{ endsAt: '2026-11-26T09:00' }, { endsAt: 'eventEndBeforeStart' }],
    [{ endsAt: '2036-11-26T14:00' }, { endsAt: 'eventTooFar' }],
    [{ startsAt: '2026-11-20T09:00', endsAt: '2026-11-26T14:00' }, { startsAt: 'eventStartPast' }],
    [
      { startsAt: '2026-11-20T09:00', endsAt: '2026-11-20T14:00' },
      { startsAt: 'eventStartPast', endsAt: 'eventEndPast' },
    ],
    [{ startsAt: '2226-11-26T09:00', endsAt: '2226-11-26T14:00' }, { startsAt: 'eventTooFar' }],
    [{ registrationEndsAt: '2026-11-26T14:01' }, { registrationEndsAt: 'eventDeadlineAfterEnd' }],
    [{ registrationEndsAt: '2026-11-20T14:00' }, { registrationEndsAt: 'eventDeadlinePast' }],
    [{ registrationEndsAt: '2026-11-25T' }, { registrationEndsAt: 'eventDeadlineWrong' }],
    [{ city: '', venue: '' }, { venue: 'eventPlaceRequired' }],
    [{ venue: '' }, { venue: 'eventVenueRequired' }],
    [{ city: '' }, { city: 'eventCityRequired' }],
    [{ onlineLink: 'zoom' }, { onlineLink: 'eventLinkWrong' }],
    [{ capacity: '' }, { capacity: 'eventCapacityWrong' }],
    [{ capacity: '0' }, { capacity: 'eventCapacityWrong' }],
    [{ capacity: 1_000_000 }, { capacity: 'eventCapacityWrong' }],
    [{ capacity: '12.5' }, { capacity: 'eventCapacityWrong' }],
    [{ capacity: 'many' }, { capacity: 'eventCapacityWrong' }],
    [{ fee: '-1' }, { fee: 'eventFeeWrong' }],
    [{ fee: 100_001 }, { fee: 'eventFeeWrong' }],
    [{ contactPhone: '12345' }, { contactPhone: 'eventPhoneWrong' }],
    [{ contactEmail: 'eyes' }, { contactEmail: 'eventEmailWrong' }],
    [{ question: 'x'.repeat(201) }, { question: 'textLong' }],
  ])('%j is refused at the field', (input, errors) => {
    expect(errorsOf(input)).toEqual(errors);
  });

  test('of an event that only takes place online needs no town', () => {
    expect(errorsOf({ city: '', venue: '', onlineLink: 'https://meet.example.org/x' })).toEqual({});
  });

  test('may keep times that have passed, but not move to others that have', () => {
    const saved = {
      startsAt: '2026-11-21T03:30:00Z',
      endsAt: '2026-11-21T08:30:00Z',
      registrationEndsAt: '2026-11-20T08:30:00Z',
      status: 'published',
    };
    const same = { startsAt: '2026-11-21T09:00', endsAt: '2026-11-21T14:00' };
    expect(errorsOf({ ...same, registrationEndsAt: '2026-11-20T14:00' }, saved)).toEqual({});
    expect(errorsOf({ ...same, startsAt: '2026-11-21T08:59' }, saved)).toEqual({
      startsAt: 'eventStartPast',
    });
    // This closes the registration.
    expect(errorsOf({ ...same, registrationEndsAt: '2026-11-21T09:29' }, saved)).toEqual({});
    expect(
      errorsOf({ ...same, registrationEndsAt: '2026-11-21T09:29' }, { ...saved, status: 'draft' }),
    ).toEqual({
      registrationEndsAt: 'eventDeadlinePast',
    });
  });

  test('lists errors in the order of the fields', () => {
    expect(Object.keys(errorsOf({ title: '', capacity: '0', startsAt: '', venue: '', city: '' }))).toEqual([
      'title',
      'startsAt',
      'venue',
      'capacity',
    ]);
  });

  test('without any field has a sentence for each that is needed, and never throws', () => {
    expect(Object.keys(checkEvent({ form: {}, now: NOW }).errors)).toEqual([
      'title',
      'description',
      'category',
      'startsAt',
      'endsAt',
      'venue',
      'capacity',
    ]);
    fc.assert(
      fc.property(fc.record({ ...FORM_ARBITRARY }, { requiredKeys: [] }), (form) => {
        const { event, errors } = checkEvent({ form, now: NOW });
        if (Object.keys(errors).length === 0) {
          expect(Date.parse(event.endsAt)).toBeGreaterThan(Date.parse(event.startsAt));
          expect(event.registrationEndsAt <= event.endsAt).toBe(true);
          expect((event.city === null) === (event.venue === null)).toBe(true);
          expect(event.city ?? event.onlineLink).not.toBeNull();
        }
      }),
    );
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const nearMinutes = fc
  .integer({ min: -3000, max: 3000 })
  .map((minute) => formatIndianTime(new Date(NOW.getTime() + minute * 60_000).toISOString()));
const FORM_ARBITRARY = {
  title: text,
  description: text,
  category: fc.constantFrom('health', ''),
  startsAt: nearMinutes,
  endsAt: nearMinutes,
  registrationEndsAt: fc.oneof(nearMinutes, fc.constant('')),
  city: fc.constantFrom('Rajkot', ''),
  venue: fc.constantFrom('Town hall', ''),
  onlineLink: fc.constantFrom('www.example.org', '', 'x'),
  capacity: fc.integer({ min: -1, max: 200_000 }),
};

test('only another time or place moves an event', () => {
  const before = {
    startsAt: 'a',
    endsAt: 'b',
    city: 'Rajkot',
    venue: 'Town hall',
    address: null,
    onlineLink: null,
  };
  expect(isMoved({ before, after: { ...before } })).toBe(false);
  for (const field of Object.keys(before))
    expect(isMoved({ before, after: { ...before, [field]: 'x' } })).toBe(true);
});
