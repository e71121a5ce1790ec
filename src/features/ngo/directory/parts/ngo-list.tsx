import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { EvidenceIcons } from '#src/ui/evidence.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Pages } from '#src/ui/pages.tsx';
import { Link, TownLink } from '#src/ui/link.tsx';
import type { NgoListView, SearchTexts } from '#src/features/ngo/directory/directory.views.ts';
import { EmptyList } from './empty-list.tsx';
import { NgoFacets } from './facets.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import styles from './ngo-list.module.css';
import { NgoRow } from '#src/ui/list/ngo-row.tsx';

type NgoListProps = {
  view: NgoListView;
  /** The filter that the page itself sets; it is not offered. */
  fixed?: 'category' | 'city';
  /** Set for a search for words. */
  texts?: SearchTexts | null;
  /** Content after the last NGO. */
  end?: ReactNode;
};

const UNGROUPED: SearchTexts['groups'] = [{ group: null, heading: null, note: null }];

/** Shows the filters, the number of results and their order, the NGOs and the pagination. */
export function NgoList({ view, fixed, texts, end }: NgoListProps) {
  const t = useMessages('ngo');
  const linkTo = useListLinks();
  const { list, rows } = view;
  const lastPage = Math.ceil(list.total / list.pageSize);
  return (
    <div className={classes(layout.split, layout.left)}>
      <NgoFacets view={view} fixed={fixed} />
      <div>
        <EvidenceIcons />
        <ListHead view={view} fixed={fixed} />
        {rows.length === 0 ? (
          <EmptyList view={view} fixed={fixed} texts={texts} />
        ) : (
          (texts?.groups ?? UNGROUPED).map(({ group, heading, note }) => (
            <section key={group} className={styles.group}>
              {heading && <h2>{heading}</h2>}
              {note && <p className={layout.mute}>{note}</p>}
              <ul>
                {rows
                  .filter((ngo) => !group || ngo.group === group)
                  .map((ngo) => (
                    <NgoRow key={ngo._id} ngo={ngo} today={view.today} under={heading} />
                  ))}
              </ul>
            </section>
          ))
        )}
        <Pages
          page={list.page}
          last={lastPage}
          linkTo={(page) => linkTo({ page: page === 1 ? null : String(page) })}
          label={t.pages}
          pageLabel={t.page}
          before={t.before}
          after={t.after}
        />
        {(end || rows.length > 0) && list.page >= lastPage && (
          <div className={classes(styles.end, layout.stack)}>{end ?? <EndOfList />}</div>
        )}
      </div>
    </div>
  );
}

function EndOfList() {
  const t = useMessages('ngo');
  return (
    <p className={classes(layout.small, layout.mute)}>
      {t.thatIsAll} <TownLink to="/helpRequest">{t.noneFits}</TownLink>
    </p>
  );
}

function ListHead({ view, fixed }: { view: NgoListView; fixed?: 'category' | 'city' }) {
  const t = useMessages('ngo');
  const { list, names, query } = view;
  const activeFilters = [
    fixed !== 'category' && query.category && { name: 'category', label: names.categories[query.category] },
    fixed !== 'city' && query.city && { name: 'city', label: names.cities[query.city] },
    query.verified && { name: 'verified', label: t.checkedShort },
  ].filter((filter) => !!filter);
  const total = formatCount(list.total);
  return (
    <div className={layout.line}>
      <p className={layout.number}>
        <b>{list.totalIsExact ? t.count(list.total, total) : t.countMore(total)}</b>
      </p>
      <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
      {list.total > 1 && <Order view={view} fixed={fixed} />}
    </div>
  );
}

/** The current sort order and links to the others. */
function Order({ view, fixed }: { view: NgoListView; fixed?: 'category' | 'city' }) {
  const t = useMessages('ngo');
  const linkTo = useListLinks();
  const { list, names, query } = view;
  const from = query.from && (names.cities[query.from] ?? query.from);
  const now =
    list.sort === 'distance' && from ? t.sort.distance(from) : list.sort === 'fit' ? t.sort.fit : t.sort.name;
  const others = [
    query.q && list.sort !== 'fit' && { sort: 'fit', label: t.sort.toFit },
    list.sort !== 'name' && { sort: 'name', label: t.sort.toName },
    from && list.sort !== 'distance' && { sort: 'distance', label: t.sort.toDistance },
  ].filter((order) => !!order);
  return (
    <p className={classes(layout.small, layout.mute)}>
      {now}
      {others.map(({ sort, label }) => (
        <span key={sort}>
          {' · '}
          <Link to={linkTo({ sort })} preventScrollReset>
            {label}
          </Link>
        </span>
      ))}
      {!from && fixed === 'category' && (
        <>
          {' · '}
          <Link to={`/search?category=${query.category}`}>{t.sort.chooseTown}</Link>
        </>
      )}
    </p>
  );
}

/**
 * Returns the canonical URL of a list for search engines: with the page number, without filters and order.
 */
export function canonicalOfList({ path, view }: { path: string; view: NgoListView }): string {
  return view.list.page > 1 ? `${path}?page=${view.list.page}` : path;
}
