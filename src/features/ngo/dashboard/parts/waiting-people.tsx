import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { AnswerBy } from '#src/ui/area/answer-by.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './dashboard.module.css';

/** Number of characters of a need shown in a row. */
const BEGINNING = 60;

type WaitingPeopleProps = {
  /** The first requests, the nearest deadline first. */
  rows: readonly { _id: string; excerpt: string; city: string; dueAt: string }[];
  /** Number of all waiting requests. */
  count: number;
  /** Number of new scheme registrations. */
  registered: number;
  /** Number of payments that donors say they have made. */
  claims: number;
  /** Names of towns in the language of the page. */
  towns: Record<string, string>;
};

/** Shows what is waiting for a response of the NGO. */
export function WaitingPeople({ rows, count, registered, claims, towns }: WaitingPeopleProps) {
  const { waiting: t } = useMessages('ngo/dashboard');
  const { columns } = useMessages('help-request/inbox');
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      {rows.length === 0 && registered + claims === 0 && <p>{t.none}</p>}
      {rows.length > 0 && (
        <>
          <Table
            caption={t.heading}
            rows={rows}
            keyOf={({ _id }) => _id}
            columns={[
              {
                head: columns.need,
                cell: ({ _id, excerpt }) => (
                  <Link
                    className={styles.link}
                    to={`/ngopage/helpRequests/${_id}`}
                    lang={languageOfText(excerpt)}
                  >
                    {excerpt.length > BEGINNING ? `${excerpt.slice(0, BEGINNING).trimEnd()} …` : excerpt}
                  </Link>
                ),
              },
              { head: columns.town, cell: ({ city }) => towns[city] ?? city },
              { head: columns.state, cell: ({ dueAt }) => <AnswerBy time={dueAt} /> },
            ]}
          />
          <p className={layout.links}>
            <Link to="/ngopage/helpRequests">{t.all(count, formatCount(count))}</Link>
          </p>
        </>
      )}
      {registered > 0 && (
        <p className={layout.links}>
          <Link to="/ngopage/shemesList">{t.registrations(registered, formatCount(registered))}</Link>
        </p>
      )}
      {claims > 0 && (
        <p className={layout.links}>
          <Link to="/ngopage/donation?status=claimed">{t.claims(claims, formatCount(claims))}</Link>
        </p>
      )}
    </section>
  );
}
