import { useMessages } from '#src/messages/messages.tsx';
import { beginningOf } from '#src/shared/beginning-of-text.ts';
import { classes } from '#src/shared/classes.ts';
import { dayInIndia, daysBetween, todayInIndia } from '#src/shared/dates.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import styles from '#src/ui/area/operations.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { WorklistEntry } from '#src/features/site/overview/worklist.contract.ts';
import own from './overview.module.css';

/** Characters of a message or subject in a row. */
const BEGINNING = 80;

type WorklistTableProps = {
  caption: string;
  rows: readonly WorklistEntry[];
  /** City names in the page's language. */
  towns: Record<string, string>;
};

/** What waits for staff: what it is, why it is here, and for how long. */
export function WorklistTable({ caption, rows, towns }: WorklistTableProps) {
  const t = useMessages('site/overview');
  const { day } = useWords();
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ kind, _id }) => `${kind} ${_id}`}
      columns={[
        { head: t.what, cell: (entry) => <Subject entry={entry} towns={towns} /> },
        {
          head: t.why,
          cell: ({ kind }) => (
            <span className={classes(notes.tag, kind === 'overdue' && notes.bad)}>{t.kinds[kind]}</span>
          ),
        },
        {
          head: t.since,
          cell: ({ since }) => {
            const days = daysBetween({ from: dayInIndia(new Date(since)), to: todayInIndia() });
            return t.sinceDay(day(since), t.days(days, formatCount(days)));
          },
        },
      ]}
    />
  );
}

/** The need, the name of the NGO or the subject, with a link to where staff handle it. */
function Subject({ entry, towns }: { entry: WorklistEntry; towns: Record<string, string> }) {
  const t = useMessages('site/overview');
  const { categories } = useMessages('help-request');
  const { name } = useWords();
  const { request, ngo, text, path } = entry;
  const ngoName = ngo && name(ngo);
  const below = request ? request.reference : text && ngoName && t.about(ngoName);
  const title = request
    ? `${categories[request.category]}, ${towns[request.city] ?? request.city}`
    : text
      ? beginningOf({ text, most: BEGINNING })
      : (ngoName ?? t.gone);
  return (
    <>
      <Link className={styles.link} to={path} lang={text ? languageOfText(text) : undefined}>
        {title}
      </Link>
      {below && <span className={own.below}>{below}</span>}
    </>
  );
}
