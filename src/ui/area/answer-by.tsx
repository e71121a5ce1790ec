import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import notes from '#src/ui/styles/notes.module.css';
import { useDays } from './use-days.ts';

/** Shows the deadline for a reply as a sentence: amber one day before, red on the day itself and later. */
export function AnswerBy({ time }: { time: string }) {
  const { answerBy: t } = useMessages('area');
  const days = useDays();
  const daysLeft = days.daysTo(time);
  if (daysLeft > 1)
    return (
      <span className={notes.evidence}>
        <CircleDashedIcon />
        {t.by(days.day(time))}
      </span>
    );
  return (
    <span className={classes(notes.evidence, daysLeft === 1 ? notes.warn : notes.bad)}>
      <ClockAlertIcon />
      <b>{daysLeft === 1 ? t.tomorrow : t.today}</b>
    </span>
  );
}
