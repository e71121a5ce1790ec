import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import { Bars } from '#src/ui/area/figures/bars.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { DonationTotals } from '#src/features/donation/management/donations.contract.ts';
import { fromApril } from '#src/features/donation/management/donations.values.ts';
import table from './donation-table.module.css';

/** What was received in each month of a financial year. */
export function DonationsByMonth({ totals: { months, year } }: { totals: DonationTotals }) {
  const { byMonth: t } = useMessages('donation/management');
  const { views } = useMessages('site/today');
  const names = fromApril(views.months);
  const today = todayInIndia();
  const isAny = months.some(({ donations }) => donations > 0);
  return (
    <section className={classes(layout.stack, table.chart)}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.small)}>{isAny ? t.lead(year.label) : t.none(year.label)}</p>
      {isAny && (
        <Bars
          wide
          current={months.findIndex(({ month }) => today.startsWith(month))}
          bars={months.map(({ amount }, at) => ({
            label: names[at] ?? '',
            value: integerOf(amount),
            text: formatRupees(amount),
          }))}
        />
      )}
    </section>
  );
}
