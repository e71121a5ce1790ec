import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { TownLink } from '#src/ui/link.tsx';
import { ActiveFilters } from '#src/ui/list/active-filters.tsx';
import { Facet, Facets } from '#src/ui/list/facets.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import layout from '#src/ui/styles/layout.module.css';
import { Pages } from '#src/ui/list/pages.tsx';
import { BENEFICIARIES, isAllStates, SCHEME_CATEGORIES } from '#src/features/scheme/scheme.values.ts';
import { NoSchemes } from './no-schemes.tsx';
import { SchemeRow } from './scheme-row.tsx';
import type { SchemeListView } from '#src/features/scheme/scheme.views.ts';
import styles from './schemes.module.css';

/** The list of schemes with its filters, total and page links. */
export function SchemeList({ view }: { view: SchemeListView }) {
  const t = useMessages('scheme/catalogue');
  const linkTo = useListLinks();
  const activeFilters = useActiveFilters(view);
  const { rows, total, page, lastPage } = view;
  return (
    <div className={classes(layout.split, layout.left)}>
      <SchemeFacets view={view} />
      <div>
        <div className={layout.line}>
          <p className={layout.number}>
            <b>{t.count(total, formatCount(total))}</b>
          </p>
          <ActiveFilters filters={activeFilters} removeLabel={t.removeFilter} />
        </div>
        {rows.length === 0 ? (
          <NoSchemes words={view.shownWords} activeFilters={activeFilters} />
        ) : (
          <ul>
            {rows.map((scheme) => (
              <SchemeRow key={`${scheme.type} ${scheme._id}`} scheme={scheme} states={view.states} />
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
        {rows.length > 0 && page >= lastPage && (
          <p className={classes(layout.small, layout.mute, styles.end)}>
            {t.thatIsAll} <TownLink to="/helpRequest">{t.noneFits}</TownLink>
          </p>
        )}
      </div>
    </div>
  );
}

function SchemeFacets({ view: { query } }: { view: SchemeListView }) {
  const t = useMessages('scheme/catalogue');
  const words = useMessages('scheme');
  const { facets } = t;
  return (
    <Facets label={t.narrow}>
      <Facet
        heading={facets.category}
        name="category"
        selected={query['category']}
        options={SCHEME_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
      />
      <Facet
        heading={facets.gender}
        name="gender"
        selected={query['gender']}
        options={(['Female', 'Male', 'All'] as const).map((value) => ({
          value,
          label: words.genders[value],
        }))}
      />
      <Facet
        heading={facets.beneficiary}
        name="beneficiary"
        selected={query['beneficiary']}
        options={BENEFICIARIES.map((value) => ({ value, label: words.beneficiaries[value] }))}
      />
    </Facets>
  );
}

/** Returns the active filters with their labels. */
function useActiveFilters({ query, states, rows }: SchemeListView): { name: string; label: string }[] {
  const t = useMessages('scheme/catalogue');
  const words = useMessages('scheme');
  const { category, beneficiary, gender, state, ngo } = query;
  const offeredBy = rows[0]?.ngo?.name;
  const labels: Record<string, string | undefined> = {
    category: category && words.categories[category as keyof typeof words.categories],
    beneficiary: beneficiary && words.beneficiaries[beneficiary as keyof typeof words.beneficiaries],
    gender: gender && words.genders[gender as keyof typeof words.genders],
    state:
      state && (isAllStates(state) ? t.find.allIndia : states.find(({ value }) => value === state)?.label),
    ngo: ngo && (offeredBy ? t.of(offeredBy) : t.ofOne),
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}
