import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { dayInIndia, daysBetween, formatDay, formatNearDay, todayInIndia } from '#src/shared/dates.ts';
import { formatTime } from '#src/messages/time-of-day.ts';

/** Dates within this many days of today are shown with the weekday and without the year. */
const NEAR_DAYS = 60;

/** Returns formatters for days and times in the page's language. Dates close to today get a weekday. */
export function useDays() {
  const language = useLanguage();
  const { months } = useMessages('site');
  const { days: t } = useMessages('area');
  const today = todayInIndia();
  const daysTo = (day: string) => daysBetween({ from: today, to: day });
  const date = (day: string) =>
    Math.abs(daysTo(day)) <= NEAR_DAYS
      ? formatNearDay({ day, weekdays: t.short, months })
      : formatDay({ day, months });
  const dayOf = (time: string) => dayInIndia(new Date(time));
  return {
    /** Formats a day such as `2026-11-24`. */
    date,
    /** Formats the day in India of a point in time. */
    day: (time: string) => date(dayOf(time)),
    /** Formats the day and time of a past event. */
    time: (time: string) => {
      const ago = -daysTo(dayOf(time));
      const day = ago === 0 ? t.today : ago === 1 ? t.yesterday : date(dayOf(time));
      return t.at(day, formatTime({ language, time: new Date(time) }));
    },
    /** Returns the number of days from today to the day in India of a point in time. */
    daysTo: (time: string) => daysTo(dayOf(time)),
  };
}
