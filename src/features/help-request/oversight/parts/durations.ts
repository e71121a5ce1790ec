import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';

/** Longer durations are shown in days. */
const HOURS_AS_DAYS = 72;

/** Returns a function that formats hours as text, in days if there are many. */
export function useDurations(): (hours: number | null) => string {
  const t = useMessages('help-request/oversight');
  return (hours) => {
    if (hours === null) return t.noTime;
    if (hours < 1) return t.lessThanAnHour;
    const isDays = hours > HOURS_AS_DAYS;
    const count = Math.round(isDays ? hours / 24 : hours);
    return (isDays ? t.days : t.hours)(count, formatCount(count));
  };
}
