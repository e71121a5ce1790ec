import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatMonth, todayInIndia } from '#src/shared/dates.ts';
import { formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import table from '#src/ui/area/table.module.css';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { DonationTotals } from '#src/features/donation/management/donations.contract.ts';
import { DONATION_SETTINGS } from '#src/features/donation/parts/donation-paths.ts';

/** What waits and what was given, and a note if receipts wait for somebody who signs. */
export function DonationFigures({ totals }: { totals: DonationTotals }) {
  const { figures: t, ...texts } = useMessages('donation/management');
  const { months } = useMessages('site');
  const { waiting, waitingReceipts, thisMonth, year } = totals;
  const month = formatMonth({ day: todayInIndia(), months });
  return (
    <>
      {waitingReceipts > 0 && (
        <p className={classes(notes.note, notes.warn, layout.read)}>
          {texts.unsigned(waitingReceipts, formatCount(waitingReceipts))}{' '}
          <Link className={table.link} to={DONATION_SETTINGS}>
            {texts.sign}
          </Link>
        </p>
      )}
      <Stats
        stats={[
          { label: t.waiting, value: formatCount(waiting), hot: waiting > 0 },
          { label: t.month(month), value: formatRupees(thisMonth.amount) },
          { label: t.year(year.label), value: formatRupees(year.amount) },
          {
            label: t.receipts,
            value: formatCount(waitingReceipts),
            hot: waiting === 0 && waitingReceipts > 0,
          },
        ]}
      />
    </>
  );
}
