import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DayLeaf } from '#src/features/event/parts/day-leaf.tsx';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';
import { EventFacts } from './event-facts.tsx';
import { EventPhoto } from './event-photo.tsx';
import { Seats } from './seats.tsx';
import styles from './event-details.module.css';

type BodyProps = { view: EventDetailsView; path: string };

/** Everything a person needs to decide and to get there. */
export function EventBody({ view, path }: BodyProps) {
  const { title, description, photo } = view;
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <div className={styles.head}>
            <DayLeaf day={view.day} />
            <h1 lang={title.lang}>{title.text}</h1>
          </div>
          <Closed view={view} />
          <div className={classes(layout.phoneOnly, styles.register)}>
            <RegisterLink view={view} />
          </div>
          {photo && <EventPhoto photo={photo} title={title.text} />}
          <p className={classes(layout.lead, layout.read, styles.text)} lang={description.lang}>
            {description.text}
          </p>
        </div>
        <EventFacts view={view} />
        <p className={layout.links}>
          <MoreByNgo view={view} />
        </p>
      </div>
      <Seats view={view} path={path} register={<RegisterLink view={view} />} />
    </div>
  );
}

/** Says that the event is cancelled or over. */
function Closed({ view: { state, cancelReason } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  if (state !== 'cancelled' && state !== 'over') return null;
  return (
    <div className={classes(notes.note, state === 'cancelled' ? notes.bad : undefined)}>
      <p>
        <b>{t[state]}</b>
      </p>
      {cancelReason && <p lang={cancelReason.lang}>{cancelReason.text}</p>}
    </div>
  );
}

function RegisterLink({ view: { _id, state } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  if (state !== 'open' && state !== 'full') return null;
  return (
    <TownLink className={classes(button.button, button.full)} to={`/eventRegister/${_id}`}>
      {state === 'full' ? t.join : t.register}
    </TownLink>
  );
}

function MoreByNgo({ view: { organiser } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  return <TownLink to={`/eventList?ngo=${organiser.id}`}>{t.more}</TownLink>;
}
