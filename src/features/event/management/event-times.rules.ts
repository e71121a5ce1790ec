import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { Repeat } from './management.values.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** India has one time zone, without summer time. */
const OFFSET_MS = 330 * MINUTE_MS;

const TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?:Z|([+-])(\d{2}):(\d{2}))?$/;

/**
 * Parses a time such as `2026-11-26T09:00`, which means Indian time wherever the reader is, or a time with a zone.
 * Digits may be of any of the three scripts.
 * @returns the time as ISO 8601 in UTC, in whole minutes; undefined if there is no such time.
 */
export function parseIndianTime(text: string): string | undefined {
  const input = toAsciiDigits(text.trim()).toUpperCase();
  const match = TIME.exec(input);
  if (!match) return undefined;
  const [year, month, day, hours, minutes] = match.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, day);
  // The 31st of a shorter month would become another day.
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day || year < 1000) return undefined;
  if (hours > 23 || minutes > 59) return undefined;
  time.setUTCHours(hours, minutes);
  const [, , , , , , sign, zoneHours, zoneMinutes] = match;
  const zoneMs = sign
    ? (Number(zoneHours) * 60 + Number(zoneMinutes)) * MINUTE_MS * (sign === '-' ? -1 : 1)
    : 0;
  const offset = sign ? zoneMs : input.endsWith('Z') ? 0 : OFFSET_MS;
  return isoMinutes(time.getTime() - offset);
}

/** Formats a time as Indian time, without a zone: `2026-11-26T09:00`. */
export function formatIndianTime(time: string): string {
  return new Date(Date.parse(time) + OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * Returns the starts of a series of events, as ISO 8601 in UTC. All are at the same time of day in India. A monthly
 * series on the 31st falls on the last day of a shorter month.
 */
export function seriesStarts({
  startsAt,
  repeat,
  count,
}: {
  startsAt: string;
  repeat: Repeat;
  count: number;
}): string[] {
  const first = Date.parse(startsAt);
  if (repeat === 'none') return [isoMinutes(first)];
  return Array.from({ length: count }, (_, at) =>
    isoMinutes(repeat === 'weekly' ? first + at * 7 * DAY_MS : monthsAfter(first, at)),
  );
}

function monthsAfter(first: number, months: number): number {
  const inIndia = new Date(first + OFFSET_MS);
  const day = inIndia.getUTCDate();
  const time = new Date(inIndia);
  // The day before the first of the month after it.
  time.setUTCMonth(inIndia.getUTCMonth() + months + 1, 0);
  time.setUTCDate(Math.min(day, time.getUTCDate()));
  return time.getTime() - OFFSET_MS;
}

type Times = { startsAt: string; endsAt: string; registrationEndsAt: string };

/** Moves an event to another start. Its length, and the time before the start to register, stay the same. */
export function timesFrom({ event, startsAt }: { event: Times; startsAt: string }): Times {
  const by = Date.parse(startsAt) - Date.parse(event.startsAt);
  const move = (time: string) => isoMinutes(Date.parse(time) + by);
  return {
    startsAt: move(event.startsAt),
    endsAt: move(event.endsAt),
    registrationEndsAt: move(event.registrationEndsAt),
  };
}

/** The API's format: whole seconds. */
function isoMinutes(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}:00Z`;
}
