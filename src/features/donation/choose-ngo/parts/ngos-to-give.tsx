import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { TownLink } from '#src/ui/link.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { Facet, Facets } from '#src/ui/list/facets.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import { NgoRow, NgoRowIcons } from '#src/features/ngo/row/ngo-row.tsx';
import type { NgoRowView } from '#src/features/ngo/row/ngo-row.view.ts';
import { Pages } from '#src/ui/list/pages.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { ChooseNgoView } from '#src/features/donation/choose-ngo/choose-ngo.view.ts';
import { NoNgoToGive } from './no-ngo-to-give.tsx';

/** The NGOs that take gifts, with the filter by category, their number and page links. */
export function NgosToGive({ view }: { view: ChooseNgoView }) {
  const t = useMessages('donation/choose-ngo');
  const linkTo = useListLinks();
  const { rows, total, page, lastPage, activeFilters, categories, query } = view;
  return (
    <div className={classes(layout.split, layout.left)}>
      {categories.length > 0 ? (
        <Facets label={t.narrow}>
          <Facet heading={t.category} name="category" selected={query['category']} options={categories} />
        </Facets>
      ) : (
        <div />
      )}
      <div>
        <NgoRowIcons rows={rows} />
        <div className={layout.line}>
          <p className={layout.number}>
            <b>{t.count(total, formatCount(total))}</b>
          </p>
          <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
        </div>
        {rows.length === 0 ? (
          <div className={layout.top}>
            <NoNgoToGive view={view} />
          </div>
        ) : (
          <ul>
            {rows.map((ngo) => (
              <NgoRow key={ngo._id} ngo={ngo} under={null}>
                <Give ngo={ngo} />
              </NgoRow>
            ))}
          </ul>
        )}
        <Pages
          page={page}
          last={lastPage}
          linkTo={(to) => linkTo({ page: to === 1 ? null : String(to) })}
          label={t.pages}
          pageLabel={t.page}
          before={t.before}
          after={t.after}
        />
      </div>
    </div>
  );
}

function Give({ ngo: { _id, name, plainName } }: { ngo: NgoRowView }) {
  const t = useMessages('donation/choose-ngo');
  return (
    <TownLink className={classes(button.button, button.second)} to={`/donate/${_id}`}>
      {t.give}
      <span className={layout.hiddenText} lang={name.lang}>
        {' '}
        {plainName}
      </span>
    </TownLink>
  );
}
