import { useMessages } from '#src/messages/messages.tsx';
import { formatMonth, todayInIndia } from '#src/shared/dates.ts';
import { formatRupees, type Paise } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Stats } from '#src/ui/area/figures/stats.tsx';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';

type FiguresProps = {
  /** What was given this month, in paise; undefined if the NGO may not see it. */
  given: Paise | undefined;
  views: Dashboard['views'];
};

/** How much was given, and how often the page was viewed. */
export function Figures({ given, views }: FiguresProps) {
  const { numbers: t } = useMessages('site/today');
  const { months } = useMessages('site');
  const year = views.reduce((sum, month) => sum + month.views, 0);
  const gifts =
    given === undefined
      ? []
      : [{ label: t.given(formatMonth({ day: todayInIndia(), months })), value: formatRupees(given) }];
  return (
    <Stats
      stats={[
        ...gifts,
        { label: t.viewsThisMonth, value: formatCount(views.at(-1)?.views ?? 0) },
        { label: t.viewsYear, value: formatCount(year) },
      ]}
    />
  );
}
