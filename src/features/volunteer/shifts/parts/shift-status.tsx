import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';

/** The status of a shift in a word, in its colour. */
export function ShiftStatus({ shift }: { shift: OwnShift }) {
  const { statuses } = useMessages('volunteer/shifts');
  const status = statusOf(shift);
  const tones = { cancelled: notes.bad, over: undefined, full: notes.good, open: notes.warn };
  return <span className={classes(notes.tag, tones[status])}>{statuses[status]}</span>;
}

function statusOf({ status, isOver, taken, needed }: OwnShift) {
  if (status === 'cancelled') return status;
  if (isOver) return 'over';
  return taken >= needed ? 'full' : 'open';
}
