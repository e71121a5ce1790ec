import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatClock } from '#src/messages/time-of-day.ts';
import type { Language } from '#src/shared/languages.ts';

/**
 * Formats the opening hours of a helpline (`08:00-20:00` in the reference data) for people to read. Returns
 * null for a helpline that is open day and night, and '' if the hours are unknown.
 */
export function helplineHours({ language, hours }: { language: Language; hours: string }): string | null {
  if (hours.startsWith('24x7')) return null;
  const [from, to] = hours.replace(/ .*/, '').split('-');
  if (!from || !to) return '';
  const t = catalogues[language]['information/help'];
  return t.hours(formatClock({ language, clock: from }), formatClock({ language, clock: to }));
}
