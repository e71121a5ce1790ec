import { Link } from '#src/ui/link.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import styles from '#src/ui/styles/pages.module.css';

type PagesProps = {
  page: number;
  last: number;
  linkTo: (page: number) => string;
  label: string;
  pageLabel: (page: string) => string;
  before: string;
  after: string;
};

/**
 * Pagination: previous, first, the pages around the current one, last, next. Renders nothing for one page.
 */
export function Pages({ page, last, linkTo, label, pageLabel, before, after }: PagesProps) {
  if (last <= 1) return null;
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last);
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} rel="prev">
          {before}
        </Link>
      )}
      {numbers.map((number, at) => (
        <PageNumber key={number} gap={at > 0 && number - (numbers[at - 1] ?? 0) > 1}>
          {number === page ? (
            <span aria-current="page" aria-label={pageLabel(formatCount(number))}>
              {formatCount(number)}
            </span>
          ) : (
            <Link to={linkTo(number)} aria-label={pageLabel(formatCount(number))}>
              {formatCount(number)}
            </Link>
          )}
        </PageNumber>
      ))}
      {page < last && (
        <Link to={linkTo(page + 1)} rel="next">
          {after}
        </Link>
      )}
    </nav>
  );
}

function PageNumber({ gap, children }: { gap: boolean; children: React.ReactNode }) {
  return (
    <>
      {gap && <span aria-hidden="true">…</span>}
      {children}
    </>
  );
}
