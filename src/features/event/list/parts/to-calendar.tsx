import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import button from '#src/ui/styles/button.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { EventListView } from '#src/features/event/list/event-list.view.ts';
import styles from './event-list.module.css';

/** Link to the calendar feed. `webcal:` makes the calendar program subscribe instead of importing once. */
export function ToCalendar({ calendar: { path, origin } }: Pick<EventListView, 'calendar'>) {
  const { calendar: t } = useMessages('event/list');
  const language = useLanguage();
  const address = (origin + pathInLanguage({ path, language })).replace(/^https?:/, 'webcal:');
  return (
    <div className={classes(notes.note, styles.calendar)}>
      <div>
        <h2>{t.heading}</h2>
        <p>{t.text}</p>
      </div>
      <a className={classes(button.button, button.second)} href={address}>
        {t.link}
      </a>
    </div>
  );
}
