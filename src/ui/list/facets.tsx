import type { ReactNode } from 'react';
import { formatCount } from '#src/shared/numbers.ts';
import { icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import rows from '#src/ui/styles/rows.module.css';
import styles from './facets.module.css';
import { useListLinks } from './list-links.ts';

const FilterIcon = /* @__PURE__ */ icon('list-filter');

/** The filters of a list: a drawer on phones, always open on desktops. */
export function Facets({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.facets}>
      <summary>
        <FilterIcon />
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Options without a `count` show none. */
type FacetOption = { value: string; label: string; count?: number };

type FacetProps = {
  heading: string;
  /** The name of the query parameter. */
  name: string;
  selected: string | undefined;
  options: readonly FacetOption[];
  /** A link to all options, if these are not all. */
  more?: { label: string; to: string } | undefined;
};

/** The options of one filter. A click on the selected option removes it. */
export function Facet({ heading, options, more, ...rest }: FacetProps) {
  if (options.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <Options {...rest} options={options} />
      {more && (
        <a className={styles.more} href={more.to}>
          {more.label}
        </a>
      )}
    </>
  );
}

function Options({ name, selected, options }: Pick<FacetProps, 'name' | 'selected' | 'options'>) {
  const linkTo = useListLinks();
  return (
    <ul className={rows.rows}>
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={linkTo({ [name]: value === selected ? null : value })}
            aria-current={value === selected ? 'true' : undefined}
            preventScrollReset
          >
            <span className={styles.box} />
            {label}
            {count !== undefined && <span className={rows.count}>{formatCount(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
