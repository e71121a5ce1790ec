import type { Language } from '#src/shared/languages.ts';

/** Created on first use: loading ICU data takes 15 ms on a slow phone. */
let indianClock: Intl.DateTimeFormat | undefined;

/** Returns the time of day in India on a clock of 24 hours: `09:30`. */
export function clockInIndia(time: Date): string {
  indianClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return indianClock.format(time);
}

/** The common names for parts of the day, each with the hour at which it begins. */
const partsOfDay: Record<'hi' | 'gu', readonly [from: number, name: string][]> = {
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
  gu: [
    [20, 'રાત્રે'],
    [16, 'સાંજે'],
    [12, 'બપોરે'],
    [4, 'સવારે'],
    [0, 'રાત્રે'],
  ],
};

/**
 * Formats the time of day in India in everyday language: `3:05 pm`, `दोपहर 3:05`, `બપોરે 3:05`. The words do
 * not come from Intl, whose data differs between servers and phones.
 */
export function formatTime({ language, time }: { language: Language; time: Date }): string {
  return inWords(language, clockInIndia(time));
}

/**
 * Formats a clock time such as `08:00` in everyday language: `8 am`, `सुबह 8`, `સવારે 8`. Omits zero minutes.
 */
export function formatClock({ language, clock }: { language: Language; clock: string }): string {
  return inWords(language, clock).replace(':00', '');
}

function inWords(language: Language, clock: string): string {
  const [hours = 0, minutes] = clock.split(':').map(Number);
  const twelve = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  if (language === 'en') return `${twelve} ${hours < 12 ? 'am' : 'pm'}`;
  return `${partsOfDay[language].find(([from]) => hours >= from)?.[1]} ${twelve}`;
}
