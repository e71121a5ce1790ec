import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link, TownLink } from '#src/ui/link.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import styles from './schemes.module.css';

type NoSchemesProps = { words: string | null; activeFilters: { name: string; label: string }[] };

/** Shown when no scheme matches. Suggests what to try. */
export function NoSchemes({ words, activeFilters }: NoSchemesProps) {
  const { empty: t } = useMessages('scheme/catalogue');
  const site = useMessages('site');
  const linkTo = useListLinks();
  const second = classes(button.button, button.second);
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack, styles.empty)}>
      <h2>{t.heading}</h2>
      <p className={layout.mute}>{words ? t.search(words) : t.filters}</p>
      {words && (
        <ul className={classes(styles.papers, layout.mute)}>
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <p className={notes.chips}>
        <TownLink className={classes(button.button, button.ask)} to="/helpRequest">
          {site.askForHelp}
        </TownLink>
        {activeFilters.map(({ name, label }) => (
          <Link key={name} className={second} to={linkTo({ [name]: null })}>
            {t.removeFilter(label)}
          </Link>
        ))}
        <TownLink className={second} to="/schemes">
          {t.all}
        </TownLink>
      </p>
    </div>
  );
}
