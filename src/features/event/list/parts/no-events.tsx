import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link, TownLink } from '#src/ui/link.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { EventListView } from '#src/features/event/list/event-list.view.ts';
import styles from './event-list.module.css';

/** Shown when no event matches. Suggests what to try. */
export function NoEvents({ view: { kind, query, shownWords, activeFilters } }: { view: EventListView }) {
  const { empty: t } = useMessages('event/list');
  const linkTo = useListLinks();
  const isNarrowed = query['q'] !== undefined || activeFilters.length > 0;
  const second = classes(button.button, button.second);
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack, styles.empty)}>
      <h2>{t.heading}</h2>
      <p className={layout.mute}>{shownWords ? t.search(shownWords) : isNarrowed ? t.filters : t.none}</p>
      {shownWords && (
        <ul className={classes(styles.tips, layout.mute)}>
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <p className={notes.chips}>
        {isNarrowed && (
          <TownLink className={button.button} to="/eventList">
            {t.all}
          </TownLink>
        )}
        {activeFilters.map(({ name, label }) => (
          <Link key={name} className={second} to={linkTo({ [name]: null })}>
            {t.removeFilter(label)}
          </Link>
        ))}
        {kind === 'list' && (
          <TownLink className={second} to="/eventList?view=past">
            {t.past}
          </TownLink>
        )}
      </p>
    </div>
  );
}
