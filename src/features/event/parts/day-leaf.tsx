import type { DayView } from '#src/features/event/event.views.ts';
import styles from './day-leaf.module.css';

/** The day of an event as a calendar leaf. The text beside it says the same. */
export function DayLeaf({ day: { weekday, date, month } }: { day: DayView }) {
  return (
    <p className={styles.leaf} aria-hidden="true">
      {weekday}
      <b>{date}</b>
      {month}
    </p>
  );
}
