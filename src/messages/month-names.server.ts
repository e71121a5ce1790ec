import en from '#src/features/site/site.messages.en.ts';
import gu from '#src/features/site/site.messages.gu.ts';
import hi from '#src/features/site/site.messages.hi.ts';

/** The names of the months in each language, for threads that load no other messages. */
export const MONTH_NAMES = { en: en.months, gu: gu.months, hi: hi.months };
