import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { Link } from '#src/ui/link.tsx';
import type { InboxRow } from '#src/features/help-request/inbox/inbox.contract.ts';
import styles from './inbox.module.css';
import { RequestState } from './request-state.tsx';

/** The number of characters of the description in a row. */
const BEGINNING = 80;

type InboxTableProps = {
  caption: string;
  rows: readonly InboxRow[];
  /** City names in the page's language. */
  towns: Record<string, string>;
};

export function InboxTable({ caption, rows, towns }: InboxTableProps) {
  const { columns: t } = useMessages('help-request/inbox');
  const { categories, erased } = useMessages('help-request');
  const days = useDays();
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t.need,
          cell: ({ _id, excerpt, reference }) => (
            <>
              <Link
                className={styles.need}
                to={`/ngopage/helpRequests/${_id}`}
                lang={languageOfText(excerpt)}
              >
                {beginningOf(excerpt) || erased}
              </Link>
              <span className={styles.below}>{reference}</span>
            </>
          ),
        },
        { head: t.town, cell: ({ city }) => towns[city] ?? city },
        { head: t.category, cell: ({ category }) => categories[category] },
        { head: t.received, cell: ({ sentAt }) => days.time(sentAt) },
        { head: t.state, cell: (request) => <RequestState request={request} /> },
      ]}
    />
  );
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING).trimEnd()} …` : line;
}
