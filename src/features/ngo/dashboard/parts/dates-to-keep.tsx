import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Days before an end from which it is amber. */
const SOON_DAYS = 180;

/** Papers that end, the nearest first. */
export function DatesToKeep({ ends }: { ends: Dashboard['ends'] }) {
  const { dates: say } = useMessages('ngo/dashboard');
  const { months } = useMessages('site');
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{say.heading}</h2>
      {ends.length === 0 && <p className={layout.mute}>{say.none}</p>}
      <ul className={layout.stack}>
        {ends.map(({ paper, validTo, days }) => {
          const name = say.papers[paper];
          const day = formatDay({ day: validTo, months });
          return (
            <li key={paper}>
              <p>
                <span className={classes(notes.tag, days < 0 ? notes.bad : days <= SOON_DAYS && notes.warn)}>
                  {days < 0 ? say.ended : days === 0 ? say.today : say.days(days, formatCount(days))}
                </span>
              </p>
              <p>{days < 0 ? say.endedOn(name, day) : say.endsOn(name, day)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
