import type { Language } from '#src/shared/languages.ts';
import { pluralIn } from './plural.ts';

type Waits = Record<'seconds' | 'minutes' | 'hours', (count: number) => string>;

const [english, hindi] = [pluralIn('en'), pluralIn('hi')];

/** Messages that say how long to wait, in each language. */
export const waits: Record<Language, Waits> = {
  en: {
    seconds: (count) =>
      english(count, { one: 'Please wait 1 second.', other: `Please wait ${count} seconds.` }),
    minutes: (count) =>
      english(count, { one: 'Please wait 1 minute.', other: `Please wait ${count} minutes.` }),
    hours: (count) => english(count, { one: 'Please wait 1 hour.', other: `Please wait ${count} hours.` }),
  },
  hi: {
    seconds: (count) => `कृपया ${count} सेकंड रुकें।`,
    minutes: (count) => `कृपया ${count} मिनट रुकें।`,
    hours: (count) => hindi(count, { one: `कृपया ${count} घंटा रुकें।`, other: `कृपया ${count} घंटे रुकें।` }),
  },
  gu: {
    seconds: (count) => `કૃપા કરીને ${count} સેકંડ રાહ જુઓ.`,
    minutes: (count) => `કૃપા કરીને ${count} મિનિટ રાહ જુઓ.`,
    hours: (count) => `કૃપા કરીને ${count} કલાક રાહ જુઓ.`,
  },
};

/** Returns a message that asks to wait. Rounds up: to ten seconds, then minutes (up to 90), then hours. */
export function waitSentence({ language, seconds }: { language: Language; seconds: number }): string {
  const t = waits[language];
  const tens = Math.max(1, Math.ceil(seconds / 10)) * 10;
  if (tens < 60) return t.seconds(tens);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? t.minutes(minutes) : t.hours(Math.ceil(seconds / 3600));
}
