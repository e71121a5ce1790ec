import { useMessages } from '#src/messages/messages.tsx';
import { beginningOf } from '#src/shared/beginning-of-text.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import table from '#src/ui/area/table.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import type { InboxRow } from '#src/features/help-request/inbox/inbox.contract.ts';
import styles from '#src/features/help-request/inbox/parts/inbox.module.css';
import { PlaceAndDistance } from '#src/features/help-request/inbox/parts/place-and-distance.tsx';
import { RequestState } from '#src/features/help-request/inbox/parts/request-state.tsx';

/** The number of characters of the description in a row. */
const BEGINNING = 80;

type InboxTableProps = {
  caption: string;
  rows: readonly InboxRow[];
  /** City names in the page's language. */
  towns: Record<string, string>;
};

/** The requests of an inbox: what each needs, how long there is to answer, where, and in which language. */
export function InboxTable({ caption, rows, towns }: InboxTableProps) {
  const { columns: t, request } = useMessages('help-request/inbox');
  const { categories, erased } = useMessages('help-request');
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t.need,
          cell: ({ _id, excerpt, reference, category }) => (
            <>
              <Link className={table.link} to={`/ngopage/helpRequests/${_id}`} lang={languageOfText(excerpt)}>
                {beginningOf({ text: excerpt, most: BEGINNING }) || erased}
              </Link>
              <span className={styles.below}>
                {categories[category]} · {reference}
              </span>
            </>
          ),
        },
        { head: t.state, cell: (row) => <RequestState request={row} /> },
        { head: t.town, cell: (row) => <PlaceAndDistance request={row} towns={towns} /> },
        { head: request.language, cell: ({ language }) => request.languages[language] },
      ]}
    />
  );
}
