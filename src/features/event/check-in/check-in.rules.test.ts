import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DoorTicket } from './check-in.contract.ts';
import { countPeople, decideAtDoor, mustErase, type CheckIn } from './check-in.rules.ts';
import { CHECK_IN_RESULTS } from './check-in.values.ts';

const AT = '2026-11-26T03:30:00Z';
const ticketOf = (input: Partial<DoorTicket> = {}): DoorTicket => ({
  ticket: 'EV-9QD3-7K',
  name: 'Kokila Patel',
  partySize: 2,
  status: 'registered',
  attendedAt: null,
  ...input,
});
const checkInOf = (input: Partial<CheckIn> = {}): CheckIn => ({
  eventId: '1001',
  ticket: 'EV-9QD3-7K',
  at: AT,
  ...input,
});

describe('the decision at the door', () => {
  test('admits a registered party once', () => {
    const listed = ticketOf();
    expect(decideAtDoor({ listed, checkIn: undefined })).toEqual({ kind: 'admit', ticket: listed });
    expect(decideAtDoor({ listed, checkIn: checkInOf() })).toEqual({
      kind: 'already',
      ticket: listed,
      at: AT,
    });
  });

  test('names the time at which another door admitted the party', () => {
    const attended = ticketOf({ status: 'attended', attendedAt: '2026-11-26T03:00:00Z' });
    expect(decideAtDoor({ listed: attended, checkIn: undefined })).toMatchObject({
      kind: 'already',
      at: '2026-11-26T03:00:00Z',
    });
    const answered = checkInOf({ result: 'already', attendedAt: '2026-11-26T03:10:00Z' });
    expect(decideAtDoor({ listed: ticketOf(), checkIn: answered })).toMatchObject({
      at: '2026-11-26T03:10:00Z',
    });
  });

  test.each(['waiting', 'cancelled'] as const)('does not admit a party that is %s', (status) => {
    expect(decideAtDoor({ listed: ticketOf({ status }), checkIn: undefined }).kind).toBe(status);
  });

  test('leaves a ticket that is not listed to the person at the door', () => {
    expect(decideAtDoor({ listed: undefined, checkIn: undefined })).toEqual({ kind: 'unlisted' });
  });

  test('decides again after the server refused a check-in', () => {
    const checkIn = checkInOf({ result: 'waiting' });
    expect(decideAtDoor({ listed: ticketOf(), checkIn }).kind).toBe('admit');
  });
});

test('never counts more people inside than are registered', () => {
  const ticket = fc.record({
    ticket: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    partySize: fc.integer({ min: 1, max: 5 }),
    status: fc.constantFrom('registered', 'waiting', 'cancelled', 'attended'),
  });
  const checkIn = fc.record({
    ticket: fc.constantFrom('A', 'B', 'C', 'X'),
    result: fc.constantFrom(undefined, ...CHECK_IN_RESULTS),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(ticket, { selector: (row) => row.ticket }),
      fc.array(checkIn),
      (rows, reports) => {
        const tickets = rows.map((row) => ticketOf(row as Partial<DoorTicket>));
        const checkIns = reports.map((report) => checkInOf(report as Partial<CheckIn>));
        const { inside, registered } = countPeople({ tickets, checkIns });
        expect(inside).toBeLessThanOrEqual(registered);
        expect(countPeople({ tickets, checkIns: [] }).inside).toBeLessThanOrEqual(inside);
      },
    ),
  );
});

test.each([
  { hours: 11, hasUnsent: false, expected: false },
  { hours: 13, hasUnsent: false, expected: true },
  { hours: 13, hasUnsent: true, expected: false },
  { hours: 24 * 29, hasUnsent: true, expected: false },
  { hours: 24 * 31, hasUnsent: true, expected: true },
])('after $hours hours, with unsent check-ins $hasUnsent, erasing is due: $expected', (input) => {
  const now = new Date(Date.parse(AT) + input.hours * 3_600_000);
  expect(mustErase({ endsAt: AT, hasUnsent: input.hasUnsent, now })).toBe(input.expected);
});
