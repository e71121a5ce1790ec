import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { formatCount } from '#src/shared/numbers.ts';

type Named = { name: string; nameGu: string | null; nameHi: string | null };

/** Returns formatters for days, times, counts and names in the page's language. */
export function useWords() {
  const language = useLanguage();
  const { months } = useMessages('site');
  const { days, numbers } = useMessages('area');
  const day = (time: string) => formatDay({ day: dayInIndia(new Date(time)), months });
  return {
    /** Formats the day in India of a point in time. */
    day,
    /** Formats a day such as `2026-11-21`. */
    date: (of: string) => formatDay({ day: of, months }),
    /** Formats the day and time in India of a point in time. */
    time: (time: string) => days.at(day(time), formatTime({ language, time: new Date(time) })),
    /** Formats a count; one to nine are written as words. */
    count: (count: number) => numbers[count - 1] ?? formatCount(count),
    /** Returns the NGO's name in the language of the page. */
    name: ({ name, nameGu, nameHi }: Named) => ({ en: name, gu: nameGu, hi: nameHi })[language] ?? name,
  };
}
