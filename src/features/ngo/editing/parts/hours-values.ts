import {
  DAYS,
  formatOpeningHours,
  parseDays,
  type OpeningHours,
} from '#src/features/ngo/fields/opening-hours.ts';

/** The names of the inputs of a line, which end with its number. */
export const HOURS_INPUTS = { days: 'hoursDays', opens: 'hoursOpens', closes: 'hoursCloses' };

/**
 * Reads the opening hours of the edit form as the text of the field `openingHours`. Empty lines are left out; the server
 * refuses a line that lacks something.
 */
export function readOpeningHours(form: FormData): string {
  const numbers = [...form.keys()].flatMap((input) => /^hoursOpens-(\d+)$/.exec(input)?.[1] ?? []);
  const lines = numbers.map((at) => {
    const ticked = form.getAll(`${HOURS_INPUTS.days}-${at}`);
    return {
      days: DAYS.filter((day) => ticked.includes(day)),
      opens: String(form.get(`${HOURS_INPUTS.opens}-${at}`) ?? ''),
      closes: String(form.get(`${HOURS_INPUTS.closes}-${at}`) ?? ''),
    };
  });
  return formatOpeningHours(lines.filter(({ days, opens, closes }) => days.length || opens || closes));
}

/** Returns the lines of a text that `readOpeningHours` returned, also those that lack something, so that a draft loses nothing. */
export function linesOfHours(text: string): OpeningHours[] {
  return text
    .split(';')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, days = '', opens = '', closes = ''] =
        /^([a-z,-]*)\s*([\d:]*)-([\d:]*)$/i.exec(line.trim()) ?? [];
      return { days: parseDays(days) ?? [], opens, closes };
    });
}
