import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { formatEventTime } from '#src/features/event/event-words.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';

/** Returns formatters of shifts in the language of the page. */
export function useShiftWords() {
  const language = useLanguage();
  const words = useMessages('event');
  const { months } = useMessages('site');
  return {
    when: ({ startsAt, endsAt }: Pick<OwnShift, 'startsAt' | 'endsAt'>) =>
      formatEventTime({ startsAt, endsAt, language, words, months }),
    eventTitle: ({ title, titleGu, titleHi }: NonNullable<OwnShift['event']>) =>
      inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
  };
}
