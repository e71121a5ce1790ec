import { useMessages } from '#src/messages/messages.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import { useDays } from './use-days.ts';

/** Shows the deadline for a reply as a sentence: amber one day before, red on the day itself and later. */
export function AnswerBy({ time }: { time: string }) {
  const { answerBy: t } = useMessages('area');
  const days = useDays();
  const daysLeft = days.daysTo(time);
  if (daysLeft > 1) return <EvidenceTag icon={<CircleDashedIcon />}>{t.by(days.day(time))}</EvidenceTag>;
  return (
    <EvidenceTag icon={<ClockAlertIcon />} tone={daysLeft === 1 ? 'warn' : 'bad'}>
      <b>{daysLeft === 1 ? t.tomorrow : t.today}</b>
    </EvidenceTag>
  );
}
