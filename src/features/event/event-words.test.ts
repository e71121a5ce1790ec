import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatEventPlace, formatEventTime } from './event-words.ts';

const wordsOf = (language: Language) => ({
  language,
  words: catalogues[language].event,
  months: catalogues[language].site.months,
});

test.each([
  ['en', 'Thursday, 26 November 2026, 9:00 am to 2:00 pm'],
  ['gu', 'ગુરુવાર, 26 નવેમ્બર 2026, સવારે 9:00થી બપોરે 2:00 સુધી'],
  ['hi', 'गुरुवार, 26 नवंबर 2026, सुबह 9:00 से दोपहर 2:00 तक'],
] as const)('an event is described in Indian time in %s', (language, expected) => {
  const times = { startsAt: '2026-11-26T03:30:00Z', endsAt: '2026-11-26T08:30:00Z' };
  expect(formatEventTime({ ...times, ...wordsOf(language) })).toBe(expected);
});

test('an event over midnight in India names both days, whatever the day is in UTC', () => {
  const times = { startsAt: '2026-11-26T18:00:00Z', endsAt: '2026-11-26T19:30:00Z' };
  expect(formatEventTime({ ...times, ...wordsOf('en') })).toBe(
    'Thursday, 26 November 2026, 11:30 pm, to Friday, 27 November 2026, 1:00 am',
  );
});

test('a place is named once with its town, and online events say so', () => {
  const event = { city: 'Rajkot', venue: 'Town hall', venueGu: 'ટાઉન હૉલ', venueHi: null, isOnline: false };
  const place = (change: Partial<typeof event>, language: Language, cityName: string | null) =>
    formatEventPlace({ event: { ...event, ...change }, cityName, ...wordsOf(language) });
  expect(place({}, 'gu', 'રાજકોટ')).toBe('ટાઉન હૉલ, રાજકોટ');
  expect(place({ venue: 'Town hall, Rajkot' }, 'en', 'Rajkot')).toBe('Town hall, Rajkot');
  expect(place({ isOnline: true }, 'en', 'Rajkot')).toBe('Town hall, Rajkot, and online');
  expect(
    formatEventPlace({ event: { ...event, venue: null, isOnline: true }, cityName: null, ...wordsOf('en') }),
  ).toBe('Online');
});
