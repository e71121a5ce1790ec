import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatMonth, formatNearDay } from '#src/shared/dates.ts';
import { addDays, addMonths, endOfMonth } from '#src/shared/india-time.ts';
import type { Language } from '#src/shared/languages.ts';
import { titleView } from '#src/features/event/event-view.server.ts';
import type { MonthDay } from './event-list.contract.ts';
import { isMonthShown } from './event-list.rules.ts';
import type { MonthView } from './event-list.view.ts';

/** Returns the days of a month with their first events, in the reader's language. */
export function monthView({
  month,
  days,
  language,
  now,
}: {
  month: string;
  days: MonthDay[];
  language: Language;
  now: Date;
}): MonthView {
  const { site, event: words } = catalogues[language];
  const first = `${month}-01`;
  const nameOf = (of: string) => formatMonth({ day: `${of}-01`, months: site.months });
  const neighbour = (by: number) => {
    const other = addMonths(month, by);
    return isMonthShown(other, now) ? { month: other, name: nameOf(other) } : null;
  };
  const count = Number(endOfMonth(month).slice(8));
  const byDay = new Map(days.map((day) => [day.day, day]));
  const weekdayOf = (day: string) => new Date(day).getUTCDay();
  return {
    name: nameOf(month),
    before: neighbour(-1),
    after: neighbour(1),
    weekdays: [1, 2, 3, 4, 5, 6, 0].map((day) => words.shortWeekdays[day]!),
    column: ((weekdayOf(first) + 6) % 7) + 1,
    days: Array.from({ length: count }, (_, at) => {
      const day = addDays(first, at);
      const { events = [], total = 0 } = byDay.get(day) ?? {};
      return {
        day,
        date: String(at + 1),
        name: formatNearDay({ day, weekdays: words.weekdays, months: site.months }),
        isToday: day === dayInIndia(now),
        more: total - events.length,
        events: events.map((event) => ({
          ...titleView(event, language),
          path: `/eventDetail/${event._id}`,
          time: formatTime({ language, time: new Date(event.startsAt) }),
        })),
      };
    }),
  };
}
