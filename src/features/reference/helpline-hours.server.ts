import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatClock } from '#src/messages/time-of-day.ts';
import type { Language } from '#src/shared/languages.ts';

/** When a helpline of the reference data (`08:00-20:00`) is there, as people say it; null: day and night; '': not known. */
export function helplineHours({ language, hours }: { language: Language; hours: string }): string | null {
  if (hours.startsWith('24x7')) return null;
  const [from, to] = hours.replace(/ .*/, '').split('-');
  if (!from || !to) return '';
  const t = catalogues[language]['information/help'];
  return t.hours(formatClock({ language, clock: from }), formatClock({ language, clock: to }));
}
