import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Checked } from '#src/ui/evidence.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DayLeaf } from '#src/features/event/parts/day-leaf.tsx';
import type { EventRowView } from '#src/features/event/event.views.ts';
import styles from './event-list.module.css';

/** An event in the list: when, where, by whom, and whether there is a place left. */
export function EventRow({ event }: { event: EventRowView }) {
  const t = useMessages('event/list');
  const { title, day, near, when, place, cost, seats, organiser } = event;
  return (
    <li className={styles.row}>
      <DayLeaf day={day} />
      <div>
        <h2 lang={title.lang}>
          <TownLink to={event.path}>{title.text}</TownLink>
        </h2>
        <p>
          {near && <b>{near}, </b>}
          {when}
        </p>
        <p lang={place.lang}>{place.text}</p>
        <p className={classes(layout.small, layout.line)}>
          <span className={layout.mute}>
            {t.by} <span lang={organiser.lang}>{organiser.text}</span>
          </span>
          <Checked verifiedAt={organiser.verifiedAt} />
        </p>
        <p className={layout.line}>
          {seats && <span className={classes(notes.tag, seats.tone && notes[seats.tone])}>{seats.text}</span>}
          <span className={notes.tag}>{cost}</span>
        </p>
      </div>
    </li>
  );
}
