import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEvent, isMoved } from './event-form.rules.ts';
import type { EventForm } from './event-form.values.ts';
import { formatIndianTime } from './event-times.rules.ts';
import { EVENT_FIELDS } from './management.values.ts';

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

  test('keeps line breaks in its texts, but not in its title and its question', () => {
    const lines = 'Bring\nyour glasses';
    const form = { ...FORM, title: lines, question: lines, description: lines, whatToBring: lines };
    const oneLine = 'Bring your glasses';
    expect(checkEvent({ form, now: NOW }).event).toMatchObject({
      title: oneLine,
      question: oneLine,
      description: lines,
      whatToBring: lines,
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

describe('a change of an event', () => {
  const { event } = checkEvent({ form: {}, now: NOW });
  const fields = EVENT_FIELDS.filter((field) => field !== 'languages');
  const changing = (has: typeof isMoved) =>
    fields.filter((field) => has({ before: event, after: { ...event, [field]: 'x' } }));

  test('of its time or place, in any language, moves it', () => {
    expect(changing(isMoved)).toEqual([
      'startsAt',
      'endsAt',
      'city',
      'venue',
      'venueGu',
      'venueHi',
      'address',
      'onlineLink',
    ]);
    expect(isMoved({ before: event, after: { ...event } })).toBe(false);
  });
});
