import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
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
  fixed?: 'category' | 'city';
  /** Set for a search for words. */
  texts?: SearchTexts | null;
};

/** Shown if nothing was found: suggests what to try, each with one click. */
export function EmptyList({ view, fixed, texts }: EmptyListProps) {
  const t = useMessages('ngo');
  const site = useMessages('site');
  const linkTo = useListLinks();
  const { list, names, query } = view;
  const nearest = list.nearest && {
    ...list.nearest,
    name: names.cities[list.nearest.city] ?? list.nearest.city,
  };
  const filters = [
    fixed !== 'category' &&
      query.category && { name: 'category', label: names.categories[query.category] ?? '' },
    fixed !== 'city' && query.city && { name: 'city', label: names.cities[query.city] ?? '' },
    query.verified && { name: 'verified', label: t.checkedShort },
  ].filter((filter) => !!filter);
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack, styles.empty)}>
      <h2>{t.empty.heading}</h2>
      <p className={layout.mute}>
        {query.q ? t.empty.search(query.q) : t.empty.filters}{' '}
        {nearest && t.empty.nearest(nearest.name, formatCount(nearest.km))}
      </p>
      {query.q && (
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
        {texts?.instead?.links.map(({ text, to }) => (
          <Link key={to} className={classes(button.button, button.second)} to={to}>
            {text}
          </Link>
        ))}
        {nearest && (
          <Link
            className={classes(button.button, button.second)}
            to={
              fixed === 'city'
                ? `/detailpage/${encodeURIComponent(nearest.city)}`
                : linkTo({ city: nearest.city })
            }
          >
            {t.empty.nearestLink(nearest.name)}
          </Link>
        )}
        {filters.map(({ name, label }) => (
          <Link key={name} className={classes(button.button, button.second)} to={linkTo({ [name]: null })}>
            {t.empty.removeFilter(label)}
          </Link>
        ))}
        <Link className={classes(button.button, button.second)} to="/search">
          {t.empty.all}
        </Link>
      </p>
    </div>
  );
}
