import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import area from '#src/ui/area/area.module.css';
import table from '#src/ui/area/table.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { ListedEvent } from '#src/features/event/management/management.contract.ts';
import { PencilIcon, UsersIcon } from './event-icons.tsx';
import { eventPath, registrationsPath } from './event-paths.ts';
import { EventStatus } from './event-status.tsx';
import styles from './events.module.css';
import { useEventWords } from './use-event-words.ts';

type EventTableProps = { rows: readonly ListedEvent[]; towns: Record<string, string> };

/** The events of an NGO, with their seats and the links to what can be done with them. */
export function EventTable({ rows, towns }: EventTableProps) {
  const { list: t } = useMessages('event/management');
  const { columns } = t;
  const { title, when, where } = useEventWords(towns);
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: columns.title,
          cell: (event) => <EventName event={event} place={where(event)} name={title(event)} />,
        },
        { head: columns.when, cell: (event) => when(event) },
        { head: columns.seats, right: true, cell: (event) => <Seats event={event} /> },
        {
          head: columns.waiting,
          right: true,
          cell: ({ waiting, status }) => (status === 'cancelled' ? '–' : formatCount(waiting)),
        },
        { head: columns.action, cell: (event) => <Actions event={event} name={title(event)} /> },
      ]}
    />
  );
}

function EventName({ event, name, place }: { event: ListedEvent; name: string; place: string }) {
  const language = useLanguage();
  return (
    <>
      <span className={layout.line}>
        <Link className={table.link} to={eventPath(event._id)} lang={langOfText(name, language)}>
          {name}
        </Link>
        <EventStatus event={event} />
      </span>
      <span className={styles.sub} lang={langOfText(place, language)}>
        {place}
      </span>
    </>
  );
}

function Seats({ event }: { event: ListedEvent }) {
  const { list: t } = useMessages('event/management');
  const { seatsTaken, capacity, registrations, status } = event;
  // Its tag says that it is cancelled: nobody can take a seat.
  if (status === 'cancelled') return '–';
  return (
    <span className={styles.seats}>
      {t.seats(formatCount(seatsTaken), formatCount(capacity))}
      {status !== 'draft' && (
        <span className={styles.sub}>{t.parties(registrations, formatCount(registrations))}</span>
      )}
    </span>
  );
}

function Actions({ event, name }: { event: ListedEvent; name: string }) {
  const { list: t, editor } = useMessages('event/management');
  const look = classes(button.button, button.second, area.small);
  const hiddenName = <span className={layout.hiddenText}> {name}</span>;
  return (
    <span className={styles.actions}>
      <Link className={look} to={eventPath(event._id)}>
        <PencilIcon />
        <span>
          {t.edit}
          {hiddenName}
        </span>
      </Link>
      {event.status !== 'draft' && (
        <Link className={look} to={registrationsPath(event)}>
          <UsersIcon />
          <span>
            {editor.registrations}
            {hiddenName}
          </span>
        </Link>
      )}
    </span>
  );
}
