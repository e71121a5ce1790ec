import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';

/** Formats a time as people say it: `Tue 24 November, 7:42 pm`. */
export function timeInWords({ language, at }: { language: Language; at: Date }): string {
  const { area, site } = catalogues[language];
  const day = formatNearDay({ day: dayInIndia(at), weekdays: area.days.short, months: site.months });
  return area.days.at(day, formatTime({ language, time: at }));
}
