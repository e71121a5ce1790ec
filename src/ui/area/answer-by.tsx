import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import styles from './area.module.css';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';

const HOUR_MS = 3_600_000;
/** Hours before the deadline from which it is shown in amber, and in red. */
const SOON = 24;
const VERY_SOON = 6;

/** Shows how many hours are left for a reply. */
export function AnswerBy({ time }: { time: string }) {
  const { answerBy: t } = useMessages('area');
  const left = new Date(time).getTime() - Date.now();
  const hours = Math.floor(left / HOUR_MS);
  const text = left <= 0 ? t.over : hours === 0 ? t.soon : t.hours(hours, formatCount(hours));
  if (hours >= SOON)
    return (
      <EvidenceTag icon={<CircleDashedIcon />}>
        <span className={styles.oneLine}>{text}</span>
      </EvidenceTag>
    );
  return (
    <EvidenceTag icon={<ClockAlertIcon />} tone={hours >= VERY_SOON ? 'warn' : 'bad'}>
      <b className={styles.oneLine}>{text}</b>
    </EvidenceTag>
  );
}
