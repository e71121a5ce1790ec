import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import notes from '#src/ui/styles/notes.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { Pages } from '#src/ui/list/pages.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { Parts } from '#src/ui/list/lines.tsx';
import type { NgoListView, SearchTexts } from '#src/features/ngo/directory/directory.views.ts';
import { EmptyList } from './empty-list.tsx';
import { TownMap } from './town-map.tsx';
import { NgoFacets } from './facets.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import styles from './ngo-list.module.css';
import { NgoRow, NgoRowIcons } from '#src/features/ngo/row/ngo-row.tsx';
import { NgoActions } from './ngo-actions.tsx';

type NgoListProps = {
  view: NgoListView;
  /** Set for a search for words. */
  texts?: SearchTexts | null;
  /** Content after the last NGO. */
  end?: ReactNode;
};

const UNGROUPED: SearchTexts['groups'] = [{ group: null, heading: null, note: null }];

/** Shows the filters, the number of results and their order, the NGOs and the pagination. */
export function NgoList({ view, texts, end }: NgoListProps) {
  const t = useMessages('ngo');
  const linkTo = useListLinks();
  const { list, rows } = view;
  const lastPage = Math.ceil(list.total / list.pageSize);
  return (
    <div className={classes(layout.split, styles.results)}>
      <div className={styles.side}>
        {view.map && <TownMap html={view.map} />}
        <NgoFacets facets={view.facets} />
      </div>
      <div>
        <NgoRowIcons rows={rows} />
        <ListHead view={view} />
        {list.nearestTo && (
          <p className={classes(notes.note, styles.nearest)}>
            {t.nearestTo(view.names.cities[list.nearestTo] ?? list.nearestTo)}
          </p>
        )}
        {rows.length === 0 ? (
          <EmptyList view={view} texts={texts} />
        ) : (
          (texts?.groups ?? UNGROUPED).map(({ group, heading, note }) => (
            <section key={group} className={styles.group}>
              {heading && <h2>{heading}</h2>}
              {note && <p className={layout.mute}>{note}</p>}
              <ul>
                {rows
                  .filter((ngo) => !group || ngo.group === group)
                  .map((ngo) => (
                    <NgoRow key={ngo._id} ngo={ngo} under={heading}>
                      <NgoActions ngo={ngo} />
                    </NgoRow>
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

function ListHead({ view }: { view: NgoListView }) {
  const t = useMessages('ngo');
  const { activeFilters } = view;
  return (
    <div className={layout.line}>
      <p className={layout.number}>
        <b>{view.count}</b>
      </p>
      <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
      {view.order && (
        <p className={classes(layout.small, layout.mute)}>
          <Parts parts={view.order} />
        </p>
      )}
    </div>
  );
}

/**
 * Returns the canonical URL of a list for search engines: with the page number, without filters and order.
 */
export function canonicalOfList({ path, view }: { path: string; view: NgoListView }): string {
  return view.list.page > 1 ? `${path}?page=${view.list.page}` : path;
}
