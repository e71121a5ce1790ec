import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { dayInIndia } from '#src/shared/dates.ts';
import { formatTime } from '#src/messages/time-of-day.ts';

/**
 * Returns functions that format times in India. They always include the weekday, and the year only if it is
 * not the current one.
 */
export function useMoments() {
  const language = useLanguage();
  const { months } = useMessages('site');
  const { weekdays, longWeekdays } = useMessages('help-request/status');
  const dateOf = (time: Date, names: readonly string[], comma: string) => {
    const [year, month, date] = dayInIndia(time).split('-').map(Number) as [number, number, number];
    const weekday = names[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
    const isThisYear = dayInIndia(new Date()).startsWith(`${year}-`);
    return `${weekday}${comma} ${date} ${months[month - 1]}${isThisYear ? '' : ` ${year}`}`;
  };
  const timeOf = (at: string) => formatTime({ language, time: new Date(at) });
  return {
    /** `Wed 18 November, 7:42 pm` */
    momentOf: (at: string) => `${dateOf(new Date(at), weekdays, '')}, ${timeOf(at)}`,
    /** `Tuesday, 24 November, 7:42 pm` */
    deadlineOf: (at: string) => `${dateOf(new Date(at), longWeekdays, ',')}, ${timeOf(at)}`,
    /** Formats a day such as `2026-11-27`: `Friday, 27 November` */
    dayOf: (day: string) => dateOf(new Date(`${day}T00:00:00+05:30`), longWeekdays, ','),
  };
}
