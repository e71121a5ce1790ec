import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { dayInIndia, daysBetween, formatDay, formatNearDay, todayInIndia } from '#src/shared/dates.ts';
import { formatTime } from '#src/messages/time-of-day.ts';

/** Days from today on within which a day is told with its weekday and without the year. */
const NEAR_DAYS = 60;

/** Days and times as this page's language writes them: near ones with the weekday. */
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
    /** A day, as `2026-11-24`. */
    date,
    /** The day in India of a time. */
    day: (time: string) => date(dayOf(time)),
    /** The day and the time of something that happened. */
    time: (time: string) => {
      const ago = -daysTo(dayOf(time));
      const day = ago === 0 ? t.today : ago === 1 ? t.yesterday : date(dayOf(time));
      return t.at(day, formatTime({ language, time: new Date(time) }));
    },
    /** Whole days from today to the day in India of a time. */
    daysTo: (time: string) => daysTo(dayOf(time)),
  };
}
