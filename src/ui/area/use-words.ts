import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { formatCount } from '#src/shared/numbers.ts';

type Named = { name: string; nameGu: string | null; nameHi: string | null };

/** Days, times, counts and names as this page's language writes them. */
export function useWords() {
  const language = useLanguage();
  const { months } = useMessages('site');
  const { days, numbers } = useMessages('area');
  const day = (time: string) => formatDay({ day: dayInIndia(new Date(time)), months });
  return {
    /** The day in India of a time. */
    day,
    /** A day, as `2026-11-21`. */
    date: (of: string) => formatDay({ day: of, months }),
    /** The day and the time in India. */
    time: (time: string) => days.at(day(time), formatTime({ language, time: new Date(time) })),
    /** One to nine in words. */
    count: (count: number) => numbers[count - 1] ?? formatCount(count),
    /** The NGO's name as readers of this language know it. */
    name: ({ name, nameGu, nameHi }: Named) => ({ en: name, gu: nameGu, hi: nameHi })[language] ?? name,
  };
}
