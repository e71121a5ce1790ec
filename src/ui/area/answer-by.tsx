import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';

const HOUR_MS = 3_600_000;
/** Hours before the deadline from which it is shown in amber, and in red. */
const SOON = 24;
const VERY_SOON = 6;

/** Returns the hours from now to a point in time; negative if it has passed. */
function hoursTo(time: string): number {
  return (new Date(time).getTime() - Date.now()) / HOUR_MS;
}

const NO_BREAK_SPACE = '\u00a0';

/** Shows how many hours are left for a reply, on one line. */
export function AnswerBy({ time }: { time: string }) {
  const { answerBy: t } = useMessages('area');
  const left = hoursTo(time);
  const hours = Math.floor(left);
  const words = left <= 0 ? t.over : hours === 0 ? t.soon : t.hours(hours, formatCount(hours));
  const text = words.replaceAll(' ', NO_BREAK_SPACE);
  if (hours >= SOON) return <EvidenceTag icon={<CircleDashedIcon />}>{text}</EvidenceTag>;
  return (
    <EvidenceTag icon={<ClockAlertIcon />} tone={hours >= VERY_SOON ? 'warn' : 'bad'}>
      <b>{text}</b>
    </EvidenceTag>
  );
}
