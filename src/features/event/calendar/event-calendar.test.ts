import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import { calendarFeed, eventCalendarFile } from './event-calendar.server.ts';

const READER = { language: 'gu', origin: 'https://sahay.example.org' } as const;

const event = (changes: Partial<PublicEvent> = {}): PublicEvent => ({
  _id: '1021',
  status: 'published',
  title: 'Eye camp; free, for all',
  titleGu: 'મફત આંખ તપાસ કેમ્પ: બધી ઉંમરના લોકો માટે, ચશ્માં પડતર કિંમતે, રવિવારે',
  titleHi: null,
  description: 'Eye tests.\nBring old glasses.',
  descriptionGu: null,
  descriptionHi: null,
  category: 'health',
  startsAt: '2026-11-28T03:30:00Z',
  endsAt: '2026-11-28T08:30:00Z',
  city: 'Surendranagar',
  venue: 'Community hall',
  venueGu: 'સમાજવાડી',
  venueHi: null,
  address: '12, Station Road',
  whatToBring: null,
  whatToBringGu: null,
  whatToBringHi: null,
  whoFor: null,
  whoForGu: null,
  whoForHi: null,
  stepFree: true,
  signLanguage: false,
  languages: ['gu'],
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  fee: 0,
  question: null,
  questionGu: null,
  questionHi: null,
  capacity: 200,
  registrationEndsAt: '2026-11-28T03:30:00Z',
  cancelReason: null,
  isOnline: false,
  seats: 'free',
  photo: null,
  sequence: 0,
  updatedAt: '2026-11-20T10:00:00Z',
  ngo: {
    _id: '9',
    name: 'Drishtikiran Netra Seva',
    nameGu: null,
    nameHi: null,
    category: 'health',
    city: 'Surendranagar',
    verifiedAt: '2026-08-14',
  },
  ...changes,
});

/** Reads a file with the parser of Thunderbird. */
function parse(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)),
  };
}

test('an event is in the calendar at its time in India, with its place and address', () => {
  const { events } = parse(eventCalendarFile({ event: event(), ...READER }));
  const [read] = events;
  expect(read!.uid).toBe('event-1021@sahay.example.org');
  expect(read!.startDate.zone.tzid).toBe('Asia/Kolkata');
  expect(read!.startDate.toString()).toBe('2026-11-28T09:00:00');
  expect(read!.startDate.toJSDate().toISOString()).toBe('2026-11-28T03:30:00.000Z');
  expect(read!.endDate.toJSDate().toISOString()).toBe('2026-11-28T08:30:00.000Z');
  expect(read!.summary).toBe(event().titleGu);
  expect(read!.location).toBe('સમાજવાડી, 12, Station Road, સુરેન્દ્રનગર');
  expect(read!.description).toContain('Eye tests.\nBring old glasses.');
  expect(read!.component.getFirstPropertyValue('url')).toBe('https://sahay.example.org/gu/eventDetail/1021');
  expect(String(read!.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:00:00Z');
});

test('a changed event keeps its UID and has a higher sequence, and a cancelled one says so', () => {
  const [before] = parse(eventCalendarFile({ event: event(), ...READER })).events;
  const changed = event({ sequence: 2, status: 'cancelled', cancelReason: 'Rain' });
  const [after] = parse(eventCalendarFile({ event: changed, ...READER })).events;
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBeGreaterThan(before!.sequence ?? 0);
  expect(after!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('lines are folded at 75 octets and no letter is broken', () => {
  const text = eventCalendarFile({ event: event(), ...READER });
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(event().titleGu!.replaceAll(',', String.raw`\,`));
});

test('a feed has a name and one entry for each event', () => {
  const events = [event(), event({ _id: '1022', city: null, venue: null, isOnline: true })];
  const { calendar, events: read } = parse(calendarFeed({ events, name: 'Sahay · Events', ...READER }));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Sahay · Events');
  expect(read.map(({ uid }) => uid)).toEqual([
    'event-1021@sahay.example.org',
    'event-1022@sahay.example.org',
  ]);
});
