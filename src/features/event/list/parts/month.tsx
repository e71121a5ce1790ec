import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Link, TownLink } from '#src/ui/link.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { EventListView, MonthView } from '#src/features/event/list/event-list.view.ts';
import styles from './event-list.module.css';

type InMonth = Extract<EventListView, { kind: 'month' }>;

/** The events of a month: a calendar on desktops, a list of the days with events on phones. */
export function MonthOfEvents({ view: { month, activeFilters } }: { view: InMonth }) {
  const t = useMessages('event/list');
  const isEmpty = month.days.every(({ events }) => events.length === 0);
  return (
    <div className={layout.stack}>
      <div className={layout.line}>
        <OtherMonths month={month} />
        <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
      </div>
      {isEmpty && <p className={layout.mute}>{t.month.none(month.name)}</p>}
      <div>
        <div className={styles.weekdays} aria-hidden="true">
          {month.weekdays.map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </div>
        <ol className={styles.month}>
          {month.days.map((day, at) => (
            <Day key={day.day} day={day} column={at === 0 ? month.column : undefined} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function OtherMonths({ month: { before, after } }: { month: MonthView }) {
  const { month: t } = useMessages('event/list');
  const linkTo = useListLinks();
  return (
    <nav className={notes.chips} aria-label={t.label}>
      {before && (
        <Link className={notes.chip} to={linkTo({ month: before.month })} rel="nofollow">
          {t.before(before.name)}
        </Link>
      )}
      {after && (
        <Link className={notes.chip} to={linkTo({ month: after.month })} rel="nofollow">
          {t.after(after.name)}
        </Link>
      )}
    </nav>
  );
}

function Day({ day, column }: { day: MonthView['days'][number]; column: number | undefined }) {
  const { month: t } = useMessages('event/list');
  const linkTo = useListLinks();
  const { events, more, isToday } = day;
  return (
    <li
      className={classes(
        styles.day,
        column !== undefined && styles[`column${column}`],
        events.length === 0 && styles.none,
        isToday && styles.today,
      )}
    >
      <h2 className={layout.small} aria-current={isToday ? 'date' : undefined}>
        <span className={styles.long}>{day.name}</span>
        <span className={styles.short} aria-hidden="true">
          {day.date}
        </span>
      </h2>
      <ul>
        {events.map((event) => (
          <li key={event.path}>
            <TownLink to={event.path} lang={event.lang}>
              <span className={styles.time}>{event.time}</span> {event.text}
            </TownLink>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to={linkTo({ view: null, month: null, day: day.day })}>
              {t.more(more, formatCount(more))}
            </Link>
          </li>
        )}
      </ul>
    </li>
  );
}
