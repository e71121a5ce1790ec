import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { Link, TownLink } from '#src/ui/link.tsx';
import type { NgoListView, SearchTexts } from '#src/features/ngo/directory/directory.views.ts';
import { useListLinks } from '#src/ui/list/list-links.ts';
import styles from './ngo-list.module.css';

type EmptyListProps = {
  view: NgoListView;
  /** Set for a search for words. */
  texts?: SearchTexts | null;
};

/** Shown if nothing was found: suggests what to try, each with one click. */
export function EmptyList({ view, texts }: EmptyListProps) {
  const t = useMessages('ngo');
  const site = useMessages('site');
  const linkTo = useListLinks();
  const { shownWords, activeFilters } = view;
  const links = [
    ...(texts?.instead?.links ?? []),
    ...activeFilters.map(({ name, label }) => ({
      text: t.empty.removeFilter(label),
      to: linkTo({ [name]: null }),
    })),
    { text: t.empty.all, to: '/search' },
  ];
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack, styles.empty)}>
      <h2>{t.empty.heading}</h2>
      <p className={layout.mute}>{shownWords ? t.empty.search(shownWords) : t.empty.filters}</p>
      {shownWords && (
        <ul className={classes(styles.tips, layout.mute)}>
          {t.empty.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {texts?.instead && <p className={layout.mute}>{texts.instead.hint}</p>}
      <p className={notes.chips}>
        <TownLink className={classes(button.button, button.ask)} to={texts?.helpPath ?? '/helpRequest'}>
          {site.askForHelp}
        </TownLink>
        {links.map(({ text, to }) => (
          <Link key={text} className={classes(button.button, button.second)} to={to}>
            {text}
          </Link>
        ))}
      </p>
    </div>
  );
}
