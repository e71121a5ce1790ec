import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { formatEventDay, formatEventPlace, formatEventTime } from '#src/features/event/event-words.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';

type Texts = { title: string; titleGu: string | null; titleHi: string | null };
type Times = { startsAt: string; endsAt: string };
type Place = {
  city: string | null;
  venue: string | null;
  venueGu: string | null;
  venueHi: string | null;
  isOnline: boolean;
};

/** Returns formatters of events in the language of the page. `towns` are the names of towns by key. */
export function useEventWords(towns: Record<string, string>) {
  const language = useLanguage();
  const words = useMessages('event');
  const { months } = useMessages('site');
  return {
    title: ({ title, titleGu, titleHi }: Texts) =>
      inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
    when: ({ startsAt, endsAt }: Times) => formatEventTime({ startsAt, endsAt, language, words, months }),
    where: (event: Place) => {
      const cityName = event.city === null ? null : (towns[event.city] ?? event.city);
      return formatEventPlace({ event, cityName, language, words });
    },
    day: (time: string) => formatEventDay({ day: dayInIndia(new Date(time)), words, months }),
  };
}
