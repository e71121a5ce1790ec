import type { ReactNode } from 'react';
import { formatCount } from '#src/shared/numbers.ts';
import { icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import rows from '#src/ui/styles/rows.module.css';
import styles from './facets.module.css';
import { useListLinks } from './list-links.ts';

const SlidersIcon = /* @__PURE__ */ icon('SlidersHorizontal');

/** The filters of a list: a drawer on a phone, open on a desktop. */
export function Facets({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.facets}>
      <summary>
        <SlidersIcon />
        {label}
      </summary>
      {children}
    </details>
  );
}

type FacetProps = {
  heading: string;
  /** Of the parameter in the address. */
  name: string;
  chosen: string | undefined;
  /** Without a count none is shown. */
  options: { value: string; label: string; count?: number }[];
};

/** What one may narrow a list down to; a click on the chosen one takes it away. */
export function Facet({ heading, name, chosen, options }: FacetProps) {
  const linkTo = useListLinks();
  if (options.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={rows.rows}>
        {options.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={linkTo({ [name]: value === chosen ? null : value })}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.box} />
              {label}
              {count !== undefined && <span className={rows.count}>{formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
