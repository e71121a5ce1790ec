import { Link } from '#src/ui/link.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { icon } from '#src/ui/icons.tsx';
import rows from '#src/ui/look/rows.module.css';
import type { NgoListView } from '../directory.views.ts';
import { useListLinks } from './list-links.ts';
import styles from './ngo-list.module.css';

// sliders-horizontal
const SlidersIcon = /* @__PURE__ */ icon(
  '<path d="M10 5H3"/><path d="M12 19H3"/><path d="M14 3v4"/><path d="M16 17v4"/><path d="M21 12h-9"/><path d="M21 19h-5"/><path d="M21 5h-7"/><path d="M8 10v4"/><path d="M8 12H3"/>',
);

/** The filters, as links that say what one click would show. `fixed` is what the page itself is about. */
export function Facets({ view, fixed }: { view: NgoListView; fixed?: 'category' | 'city' }) {
  const say = useMessages('ngo');
  const { list, names, asked } = view;
  const { category, city } = list.facets;
  const anything = list.total > 0 || category.length > 0 || city.length > 0 || asked.verified;
  // The column stays, so that the list does not jump when a filter is taken away.
  if (!anything) return <div />;
  return (
    <details className={styles.facets}>
      <summary>
        <SlidersIcon />
        {say.narrow}
      </summary>
      {fixed !== 'category' && (
        <Facet
          heading={say.facetWork}
          name="category"
          chosen={asked.category}
          options={category}
          labels={names.categories}
          exact={list.totalIsExact}
        />
      )}
      {fixed !== 'city' && (
        <Facet
          heading={say.facetTown}
          name="city"
          chosen={asked.city}
          options={city}
          labels={names.cities}
          exact={list.totalIsExact}
        />
      )}
      <Facet
        heading={say.facetPapers}
        name="verified"
        chosen={asked.verified}
        options={[{ value: 'true', count: list.facets.verified }]}
        labels={{ true: say.facetChecked }}
        exact={list.totalIsExact}
      />
    </details>
  );
}

type FacetProps = {
  heading: string;
  name: string;
  chosen: string | undefined;
  options: { value: string; count: number }[];
  labels: Record<string, string>;
  /** Counts of a search that was cut short are not shown: they would not be true. */
  exact: boolean;
};

function Facet({ heading, name, chosen, options, labels, exact }: FacetProps) {
  const linkTo = useListLinks();
  const shown = options.filter(({ value, count }) => count > 0 || value === chosen);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={rows.rows}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={linkTo({ [name]: value === chosen ? null : value })}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.box} />
              {labels[value] ?? value}
              {exact && <span className={rows.count}>{formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
