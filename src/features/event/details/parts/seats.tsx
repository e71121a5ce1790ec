import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { icon } from '#src/ui/icons.tsx';
import { ShareLinks } from '#src/ui/share/share-links.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import rows from '#src/ui/styles/rows.module.css';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';
import styles from './event-details.module.css';

const CalendarIcon = /* @__PURE__ */ icon('calendar-plus');

type SeatsProps = { view: EventDetailsView; path: string; register: ReactNode };

/** The places left, the way to register, and links to keep and to share the event. */
export function Seats({ view, path, register }: SeatsProps) {
  const t = useMessages('event/details');
  const language = useLanguage();
  const { _id, state, origin, title, when, place } = view;
  const calendar = pathInLanguage({ path: `/event/calendar/${_id}.ics`, language });
  return (
    <aside className={classes(panel.panel, layout.stack)}>
      <State view={view} />
      {register && (state === 'open' || state === 'full') && (
        <>
          {register}
          <p className={classes(layout.small, layout.mute)}>
            {t.registerHint} {t.until(view.registerUntil)}
          </p>
        </>
      )}
      <ul className={rows.rows}>
        {state !== 'over' && state !== 'cancelled' && (
          <li>
            <a href={calendar} download>
              <CalendarIcon />
              {t.toCalendar}
            </a>
          </li>
        )}
        <ShareLinks
          text={t.shareText(title.text, when, place.text)}
          link={origin + pathInLanguage({ path, language })}
        />
      </ul>
    </aside>
  );
}

function State({ view: { state, seats } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  if (state === 'over' || state === 'cancelled') return <h2 className={styles.state}>{t[state]}</h2>;
  if (state !== 'open')
    return (
      <div>
        <h2 className={styles.state}>{t[state]}</h2>
        <p className={classes(layout.small, layout.mute)}>{state === 'full' ? t.fullHint : t.closedHint}</p>
      </div>
    );
  return (
    <div>
      <h2 className={styles.state}>{seats.left === 'few' ? t.few : t.free}</h2>
      <p className={classes(layout.small, layout.mute)}>{t.seats(seats.capacity)}</p>
    </div>
  );
}
