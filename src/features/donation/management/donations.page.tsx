import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { ADD_DONATION, DONATIONS } from '#src/features/donation/parts/donation-paths.ts';
import { PlusIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { loadDonations, type DonationsData } from './load-donations.ts';
import { DonationFigures } from './parts/donation-figures.tsx';
import { DonationFiles } from './parts/donation-files.tsx';
import { DonationFilters } from './parts/donation-filters.tsx';
import { DonationTable } from './parts/donation-table.tsx';
import { DonationsByMonth } from './parts/donations-by-month.tsx';
import type { Route } from './+types/donations.page';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadDonations(request);

/** The donations to the own NGO: what waits, what was given, and the list. */
export default function DonationsPage({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('donation/management');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, filters } = data;
  const { totals, total } = list;
  const headline = useHeadline(list);
  const isAny = totals.years.length > 0;
  async function onChanged() {
    await revalidate();
    // The rows may have left the list.
    heading.current?.focus();
  }

  return (
    <>
      <PageHead title={t.title} hidden />
      <DonationSections current="donations" />
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {headline}
          </h1>
          <Link className={button.button} to={ADD_DONATION}>
            <PlusIcon />
            {t.add}
          </Link>
        </div>
        <p className={classes(layout.mute, layout.read)}>
          {totals.waiting > 0 ? t.lead.waiting : t.lead.other}
        </p>
        {isAny && <DonationFigures totals={totals} />}
      </div>
      {isAny ? (
        <>
          <DonationsByMonth totals={totals} />
          <section className={layout.stack}>
            <h2>{t.heading}</h2>
            <DonationFilters filters={filters} purposes={data.purposes} list={list} />
            <p role="status" className={classes(layout.mute, layout.small)}>
              <Matches data={data} />
            </p>
            {total > 0 ? (
              <DonationTable
                key={JSON.stringify([filters, list.page])}
                rows={list.data}
                onChanged={onChanged}
              />
            ) : (
              <Empty title={t.nothingFits}>
                {t.nothingFitsLead} <Link to={DONATIONS}>{t.all}</Link>
              </Empty>
            )}
            <PageLinks {...list} />
            {total > 0 && <DonationFiles filters={filters} />}
          </section>
        </>
      ) : (
        <Empty title={t.nothingYet}>
          {t.nothingYetLead} <Link to="/ngopage/ViewBankDetails">{t.toBankDetails}</Link>
        </Empty>
      )}
    </>
  );
}

/** Returns the state of things in a sentence. */
function useHeadline({ totals }: DonationsData['list']): string {
  const { headline: t } = useMessages('donation/management');
  const words = useWords();
  const { waiting, waitingReceipts, thisMonth, years } = totals;
  if (waiting > 0) return t.waiting(waiting, words.count(waiting));
  if (waitingReceipts > 0) return t.receipts(waitingReceipts, words.count(waitingReceipts));
  if (thisMonth.donations > 0) return t.month(formatRupees(thisMonth.amount));
  return years.length > 0 ? t.quiet : t.nothing;
}

/** How many donations match, and what they are worth if all of them have the same status. */
function Matches({ data: { list, filters } }: { data: DonationsData }) {
  const t = useMessages('donation/management');
  const { total, totalIsExact, amount } = list;
  if (total === 0) return null;
  if (!totalIsExact) return t.manyMatches(formatCount(total));
  const count = t.matches(total, formatCount(total));
  return filters.status && amount !== null ? `${count}, ${t.worth(formatRupees(amount))}` : count;
}
