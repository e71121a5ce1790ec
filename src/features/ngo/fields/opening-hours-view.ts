import { formatClock } from '#src/messages/time-of-day.ts';
import type { Language } from '#src/shared/languages.ts';
import type messages from './hours.messages.en.ts';
import { DAYS, parseOpeningHours, runsOfDays, type OpeningHours } from './opening-hours.ts';

type Options = { text: string; language: Language; words: typeof messages };

/** Returns the opening hours of an NGO as a page shows them, one line for each group of days. */
export function openingHoursView({ text, language, words }: Options): string[] {
  return (parseOpeningHours(text) ?? []).map(({ days, opens, closes }) => {
    const names = daysInWords(days, words);
    if (opens === '00:00' && closes === '24:00') return words.dayAndNight(names);
    return words.open(
      names,
      formatClock({ language, clock: opens }),
      formatClock({ language, clock: closes }),
    );
  });
}

function daysInWords(days: OpeningHours['days'], words: typeof messages): string {
  if (days.length === DAYS.length) return words.everyDay;
  return runsOfDays(days)
    .map(([first, last]) =>
      first === last ? words.days[first] : words.range(words.days[first], words.days[last]),
    )
    .join(', ');
}
