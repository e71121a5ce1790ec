import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Number of days before the expiry date from which it is shown in amber. */
const SOON_DAYS = 180;

/** Lists documents that expire, the nearest expiry date first. */
export function DatesToKeep({ ends }: { ends: Dashboard['ends'] }) {
  const { dates: t } = useMessages('ngo/dashboard');
  const { months } = useMessages('site');
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{t.heading}</h2>
      {ends.length === 0 && <p className={layout.mute}>{t.none}</p>}
      <ul className={layout.stack}>
        {ends.map(({ paper, validTo, days }) => {
          const name = t.papers[paper];
          const day = formatDay({ day: validTo, months });
          return (
            <li key={paper}>
              <p>
                <span className={classes(notes.tag, days < 0 ? notes.bad : days <= SOON_DAYS && notes.warn)}>
                  {days < 0 ? t.ended : days === 0 ? t.today : t.days(days, formatCount(days))}
                </span>
              </p>
              <p>{days < 0 ? t.endedOn(name, day) : t.endsOn(name, day)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
