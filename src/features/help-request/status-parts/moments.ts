import { useMessages } from '#src/messages/messages.tsx';
import { dayInIndia } from '#src/shared/dates.ts';
import { timeInIndia } from '#src/shared/time-of-day.ts';

/** Times as they are read, in India: always with the weekday, the year only when it is another one. */
export function useMoments() {
  const { months } = useMessages('site');
  const { weekdays, longWeekdays } = useMessages('help-request/status');
  const dateOf = (time: Date, names: readonly string[], comma: string) => {
    const [year, month, date] = dayInIndia(time).split('-').map(Number) as [number, number, number];
    const weekday = names[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
    const isThisYear = dayInIndia(new Date()).startsWith(`${year}-`);
    return `${weekday}${comma} ${date} ${months[month - 1]}${isThisYear ? '' : ` ${year}`}`;
  };
  return {
    /** `Wed 18 Nov, 19:42` */
    momentOf: (at: string) => `${dateOf(new Date(at), weekdays, '')}, ${timeInIndia(new Date(at))}`,
    /** `Tuesday, 24 Nov, 19:42` */
    deadlineOf: (at: string) => `${dateOf(new Date(at), longWeekdays, ',')}, ${timeInIndia(new Date(at))}`,
  };
}
