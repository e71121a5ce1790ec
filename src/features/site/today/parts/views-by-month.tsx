import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Bars } from '#src/ui/area/figures/bars.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Shows how often the page was viewed, with a bar per month. */
export function ViewsByMonth({ views }: { views: Dashboard['views'] }) {
  const { views: t } = useMessages('site/today');
  const isAny = views.some((month) => month.views > 0);
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.small)}>{isAny ? t.lead : t.none}</p>
      {isAny && (
        <Bars
          bars={views.map(({ month, views: value }) => {
            const name = t.months[Number(month.slice(5)) - 1] ?? '';
            return { label: name, value, text: formatCount(value) };
          })}
        />
      )}
    </section>
  );
}
