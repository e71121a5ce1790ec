import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';

type StatusProps = {
  event: {
    status: 'draft' | 'published' | 'cancelled';
    isOver: boolean;
    capacity: number;
    seatsTaken: number;
  };
};

/** The status of an event in a word, in its colour. */
export function EventStatus({ event }: StatusProps) {
  const { status: t } = useMessages('event/management');
  const status = statusOf(event);
  const tones = {
    draft: notes.warn,
    published: notes.good,
    cancelled: notes.bad,
    full: notes.warn,
    over: undefined,
  };
  return <span className={classes(notes.tag, tones[status])}>{t[status]}</span>;
}

function statusOf({ status, isOver, capacity, seatsTaken }: StatusProps['event']) {
  if (status !== 'published') return status;
  if (isOver) return 'over';
  return seatsTaken >= capacity ? 'full' : 'published';
}
