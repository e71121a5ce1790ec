import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link, TownLink } from '#src/ui/link.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { ChooseNgoView } from '#src/features/donation/choose-ngo/choose-ngo.view.ts';

/** Shown when no NGO matches. Suggests what to try. */
export function NoNgoToGive({ view: { query, shownWords, activeFilters } }: { view: ChooseNgoView }) {
  const { empty: t } = useMessages('donation/choose-ngo');
  const linkTo = useListLinks();
  const words = query['q'];
  const isNarrowed = words !== undefined || activeFilters.length > 0;
  const second = classes(button.button, button.second);
  return (
    <div className={classes(panel.panel, panel.plain, layout.stack)}>
      <h2>{isNarrowed ? t.heading : t.noneHeading}</h2>
      <p className={layout.mute}>{shownWords ? t.search(shownWords) : isNarrowed ? t.filters : t.none}</p>
      {shownWords && <p className={layout.mute}>{t.tip}</p>}
      {isNarrowed && <p className={layout.mute}>{t.unlisted}</p>}
      <p className={notes.chips}>
        {isNarrowed && (
          <TownLink className={button.button} to="/donate">
            {t.all}
          </TownLink>
        )}
        {activeFilters.map(({ name, label }) => (
          <Link key={name} className={second} to={linkTo({ [name]: null })}>
            {t.removeFilter(label)}
          </Link>
        ))}
        <TownLink className={second} to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
          {t.directory}
        </TownLink>
      </p>
    </div>
  );
}
