import { useState, type RefObject } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import area from '#src/ui/area/area.module.css';
import { Table } from '#src/ui/area/table.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { NamedNeed } from '#src/features/reference/reference.values.ts';
import { scriptOf } from '#src/features/search-terms/search-term.rules.ts';
import type { ListedSearchTerm } from '#src/features/search-terms/search-terms.contract.ts';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './search-terms.module.css';

type TermTableProps = {
  terms: ListedSearchTerm[];
  needs: NamedNeed[];
  /** Receives the focus once a row is gone. */
  heading: RefObject<HTMLElement | null>;
};

/** Lists search terms: how often people searched them, with what success, and the assigned need. */
export function TermTable({ terms, needs, heading }: TermTableProps) {
  const t = useMessages('search-terms');
  const { name } = useWords();
  const language = useLanguage();
  const [selected, setSelected] = useState<ListedSearchTerm>();
  const share = (part: number, whole: number) => t.share(String(Math.round((100 * part) / whole)));
  return (
    <>
      <Table
        caption={t.title}
        rows={terms}
        keyOf={({ kind, term }) => `${kind} ${term}`}
        columns={[
          {
            head: t.searched,
            cell: ({ words, kind }) => (
              <>
                <span className={styles.words} lang={langOfText(words, language)}>
                  {words}
                </span>
                <span className={classes(styles.words, styles.about, layout.small, layout.mute)}>
                  {t.scripts[scriptOf(words)]}, {t.kinds[kind]}
                </span>
              </>
            ),
          },
          { head: t.times, right: true, cell: ({ searches }) => formatCount(searches) },
          {
            head: t.nothing,
            right: true,
            cell: ({ withoutMatch, searches }) => share(withoutMatch, searches),
          },
          { head: t.clicked, right: true, cell: ({ followed, searches }) => share(followed, searches) },
          {
            head: t.need,
            cell: (row) =>
              row.assigned ? (
                <span className={styles.cell}>{name(row.assigned.need)}</span>
              ) : (
                <button
                  type="button"
                  className={classes(button.button, button.second, area.small)}
                  aria-label={t.assignWords(row.words)}
                  onClick={() => setSelected(row)}
                >
                  {t.assign}
                </button>
              ),
          },
        ]}
      />
      {selected && (
        <AssignDialog
          term={selected}
          needs={needs}
          heading={heading}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  );
}
