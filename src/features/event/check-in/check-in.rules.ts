import type { DoorTicket } from './check-in.contract.ts';
import { DAYS_AFTER_MOST, HOURS_AFTER, type CheckInResult } from './check-in.values.ts';

const HOUR_MS = 3_600_000;

/** A party that this device let in. Times are ISO 8601 in UTC. */
export type CheckIn = {
  eventId: string;
  ticket: string;
  at: string;
  /** What the server answered; undefined while it does not know. */
  result?: CheckInResult;
  /** When the party was let in first, if the server answered. */
  attendedAt?: string | null;
};

/** What the device shows when a ticket is read. `unlisted`: registered after the list was loaded, or wrong. */
export type DoorDecision =
  | { kind: 'admit'; ticket: DoorTicket | undefined }
  | { kind: 'already'; ticket: DoorTicket | undefined; at: string }
  | { kind: 'waiting' | 'cancelled'; ticket: DoorTicket }
  | { kind: 'unlisted' };

/** Decides from the list and the check-ins of this device whether a party may come in. */
export function decideAtDoor({
  listed,
  checkIn,
}: {
  listed: DoorTicket | undefined;
  checkIn: CheckIn | undefined;
}): DoorDecision {
  // A check-in that the server refused did not let anybody in.
  const isRefused = checkIn?.result !== undefined && !['admitted', 'already'].includes(checkIn.result);
  if (checkIn && !isRefused) return { kind: 'already', ticket: listed, at: checkIn.attendedAt ?? checkIn.at };
  if (!listed) return { kind: 'unlisted' };
  if (listed.status === 'attended') return { kind: 'already', ticket: listed, at: listed.attendedAt! };
  return { kind: listed.status === 'registered' ? 'admit' : listed.status, ticket: listed };
}

/** Returns how many people are inside, and how many are registered, as far as this device knows. */
export function countPeople({
  tickets,
  checkIns,
}: {
  tickets: readonly DoorTicket[];
  checkIns: readonly CheckIn[];
}): { inside: number; registered: number } {
  const admitted = new Set(
    checkIns
      .filter(({ result }) => result === undefined || result === 'admitted')
      .map(({ ticket }) => ticket),
  );
  const sum = (list: readonly DoorTicket[]) => list.reduce((total, { partySize }) => total + partySize, 0);
  const counted = tickets.filter(({ status }) => status === 'registered' || status === 'attended');
  return {
    inside: sum(counted.filter(({ ticket, status }) => status === 'attended' || admitted.has(ticket))),
    registered: sum(counted),
  };
}

/**
 * Reports whether a device must erase the list of an event: some hours after its end if everything is sent, and
 * after 30 days in any case.
 */
export function mustErase({
  endsAt,
  hasUnsent,
  now,
}: {
  endsAt: string;
  hasUnsent: boolean;
  now: Date;
}): boolean {
  const hours = hasUnsent ? DAYS_AFTER_MOST * 24 : HOURS_AFTER;
  return now.getTime() > Date.parse(endsAt) + hours * HOUR_MS;
}
