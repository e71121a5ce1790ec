import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatCount } from '#src/shared/numbers.ts';
import table from '#src/ui/area/table.module.css';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';

/** Number of days before the date from which it is shown in amber. */
const SOON_DAYS = 180;

/** A date that the NGO must keep. `year` and `form` are those of a yearly statement of donations. */
type DateToKeep = {
  duty: 'reg12A' | 'reg80G' | 'fcra' | 'statement';
  dueOn: string;
  days: number;
  year: string | null;
  form: string | null;
};

/** Lists documents that expire and statements that are due, the nearest date first. */
export function DatesToKeep({ dates }: { dates: readonly DateToKeep[] }) {
  const { dates: t } = useMessages('site/today');
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{t.heading}</h2>
      {dates.length === 0 && <p className={layout.mute}>{t.none}</p>}
      <ul className={layout.stack}>
        {dates.map((date) => (
          <li key={`${date.duty} ${date.dueOn}`}>
            <p>
              <DaysLeft date={date} />
            </p>
            <Sentence date={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DaysLeft({ date: { duty, days } }: { date: DateToKeep }) {
  const { dates: t } = useMessages('site/today');
  const passed = duty === 'statement' ? t.overdue : t.ended;
  return (
    <span className={classes(notes.tag, days < 0 ? notes.bad : days <= SOON_DAYS && notes.warn)}>
      {days < 0 ? passed : days === 0 ? t.today : t.days(days, formatCount(days))}
    </span>
  );
}

function Sentence({ date: { duty, dueOn, days, year, form } }: { date: DateToKeep }) {
  const { dates: t } = useMessages('site/today');
  const { months } = useMessages('site');
  const day = formatDay({ day: dueOn, months });
  if (duty !== 'statement')
    return <p>{days < 0 ? t.endedOn(t.papers[duty], day) : t.endsOn(t.papers[duty], day)}</p>;
  const sentence = days < 0 ? t.statementOverdue : t.statement;
  return (
    <>
      <p>{sentence(year ?? '', form ?? '', day)}</p>
      <Link className={table.link} to="/ngopage/donation/yearlyStatement">
        {t.openStatement}
      </Link>
    </>
  );
}
