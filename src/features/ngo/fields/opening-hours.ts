/** The days of the week as schema.org writes them. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];

const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** When an NGO is open on some days of the week. Times are `HH:MM`, in India. */
export type OpeningHours = { days: Day[]; opens: string; closes: string };

/** More lines would be a timetable. */
export const HOURS_MOST = 4;

const LINE = /^([a-z, -]+?)\s+([\d:.]+)\s*(?:-|–|to)\s*([\d:.]+)$/i;
const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** Writes opening hours as one text, in the format of schema.org: `Mo-Fr 10:00-17:00; Sa 10:00-13:00`. */
export function formatOpeningHours(hours: readonly OpeningHours[]): string {
  return hours.map(({ days, opens, closes }) => `${formatDays(days)} ${opens}-${closes}`).join('; ');
}

/** Reads the text of `formatOpeningHours`; semicolons or line breaks separate lines. Returns undefined if it is no such text. */
export function parseOpeningHours(text: string): OpeningHours[] | undefined {
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  const hours = lines.filter(Boolean).map(parseLine);
  return hours.every((line) => line !== undefined) && hours.length <= HOURS_MOST ? hours : undefined;
}

/** Groups days that follow each other: `[['Mo', 'Fr'], ['Su', 'Su']]`. */
export function runsOfDays(days: readonly Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = [];
  for (const day of DAYS.filter((known) => days.includes(known))) {
    const run = runs.at(-1);
    if (run && DAYS.indexOf(day) === DAYS.indexOf(run[1]) + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

function formatDays(days: readonly Day[]): string {
  return runsOfDays(days)
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(',');
}

function parseLine(line: string): OpeningHours | undefined {
  const [, days = '', opens = '', closes = ''] = LINE.exec(line) ?? [];
  const input = { days: parseDays(days), opens: parseClock(opens), closes: parseClock(closes) };
  if (!input.days || !input.opens || !input.closes || input.opens >= input.closes) return undefined;
  return { days: input.days, opens: input.opens, closes: input.closes };
}

/** Reads `Mo-Fr,Su`. Returns undefined if a part is no day. */
export function parseDays(text: string): Day[] | undefined {
  const days = new Set<Day>();
  for (const part of text.split(',')) {
    const [first, last = first] = part.split('-').map(indexOfDay);
    if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
    for (const day of DAYS.slice(first, last + 1)) days.add(day);
  }
  return DAYS.filter((day) => days.has(day));
}

/** Returns the place of a day in the week, also for longer English names: `Mon`, `Monday`. Otherwise -1. */
function indexOfDay(word: string): number {
  const letters = word.trim().toLowerCase();
  return letters.length < 2 ? -1 : DAY_NAMES.findIndex((name) => name.startsWith(letters));
}

function parseClock(text: string): string | undefined {
  const [, hours = '', minutes = ''] = CLOCK.exec(text) ?? [];
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  if (Number(hours) === 24 && Number(minutes) > 0) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
