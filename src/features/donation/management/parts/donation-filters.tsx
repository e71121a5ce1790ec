import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { currentFinancialYear, formatFinancialYear } from '#src/shared/financial-year.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DONATION_METHODS, DONATION_STATUSES } from '#src/features/donation/donation.values.ts';
import { fromApril, YEAR_MONTHS } from '#src/features/donation/management/donations.values.ts';
import type { DonationListFilters, DonationsData } from '#src/features/donation/management/load-donations.ts';
import { DONATIONS } from '#src/features/donation/parts/donation-paths.ts';

type FiltersProps = Pick<DonationsData, 'filters' | 'purposes' | 'list'>;

/** Filters of the list: links by status with counts, and a form for the others. */
export function DonationFilters({ filters, purposes, list }: FiltersProps) {
  const t = useMessages('donation/management');
  const { methods } = useMessages('donation');
  const { months } = useMessages('site');
  const words = useWords();
  const { status, purpose } = filters;
  const years = new Set([formatFinancialYear(currentFinancialYear()), ...list.totals.years]);
  const titles = Object.fromEntries(
    purposes.map(({ _id, title, titleGu, titleHi }) => [
      _id,
      words.name({ name: title, nameGu: titleGu, nameHi: titleHi }),
    ]),
  );
  const monthNames = Object.fromEntries(
    YEAR_MONTHS.map((month, at) => [month, fromApril(months)[at] ?? month]),
  );
  return (
    <>
      <StatusLinks filters={filters} counts={list.counts} />
      <Filters>
        <TextFilter label={t.search} maxLength={SEARCH_MOST} />
        <SelectFilter
          name="year"
          label={t.year}
          placeholder={t.anyYear}
          values={[...years]}
          labels={sameLabels(years)}
        />
        <SelectFilter
          name="month"
          label={t.month}
          placeholder={t.anyMonth}
          values={YEAR_MONTHS}
          labels={monthNames as Record<(typeof YEAR_MONTHS)[number], string>}
        />
        <SelectFilter
          name="method"
          label={t.method}
          placeholder={t.anyMethod}
          values={DONATION_METHODS}
          labels={methods}
        />
        {(purposes.length > 0 || purpose) && (
          <SelectFilter
            name="purpose"
            label={t.purpose}
            placeholder={t.anyPurpose}
            values={Object.keys(titles)}
            labels={titles}
          />
        )}
        {status && <input type="hidden" name="status" value={status} />}
      </Filters>
    </>
  );
}

const sameLabels = (values: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...values].map((value) => [value, value]));

type StatusLinksProps = { filters: DonationListFilters; counts: DonationsData['list']['counts'] };

/** Links to filter by status, each with its number of donations. A status without any is left out. */
function StatusLinks({ filters, counts }: StatusLinksProps) {
  const t = useMessages('donation/management');
  const { statuses } = useMessages('donation');
  const { status: selected, ...others } = filters;
  const all = DONATION_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const shown = DONATION_STATUSES.filter((status) => status === selected || (counts[status] ?? 0) > 0);
  function linkTo(status: typeof selected) {
    const set = Object.entries({ ...others, status }).filter(([, value]) => value !== '');
    const query = new URLSearchParams(set).toString();
    return `${DONATIONS}${query && `?${query}`}`;
  }
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {(['', ...shown] as const).map((status) => (
          <li key={status}>
            <Link
              className={classes(notes.chip, status === selected && notes.selected)}
              to={linkTo(status)}
              aria-current={status === selected ? 'page' : undefined}
              preventScrollReset
            >
              {status ? statuses[status] : t.all}{' '}
              <span className={layout.number}>{formatCount(status ? (counts[status] ?? 0) : all)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
