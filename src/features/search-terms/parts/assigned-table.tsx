import { useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import area from '#src/ui/area/area.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import type { ListedPhrase } from '#src/features/search-terms/search-terms.contract.ts';
import styles from './search-terms.module.css';

type AssignedTableProps = {
  phrases: ListedPhrase[];
  /** Receives the focus after a change, because the pressed button may be gone. */
  heading: RefObject<HTMLElement | null>;
};

/**
 * Lists the assignments: who made them, when, and whether they are in use. Each one can be removed or
 * assigned again.
 */
export function AssignedTable({ phrases, heading }: AssignedTableProps) {
  const { assigned: t, need, searched } = useMessages('search-terms');
  const texts = useMessages('form');
  const { time, name } = useWords();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const { submit } = useToastSubmission();
  const onBy = (at: string, email: string | null) => t.onBy(time(at), email ?? t.someone);

  async function change(id: string, request: ApiCall<{ msg: string }>) {
    setBusy(id);
    await submit(request);
    setBusy(undefined);
    await revalidate();
    heading.current?.focus();
  }

  function changeButton(row: ListedPhrase) {
    const { _id, term, phrase, need: of, language: phraseLanguage, removedAt } = row;
    const isInUse = removedAt === null;
    const json = { term, need: of.id, language: phraseLanguage };
    return (
      <BusyButton
        className={classes(button.button, button.second, area.small)}
        busy={busy === _id}
        aria-label={isInUse ? t.removeWords(phrase) : t.againWords(phrase)}
        onClick={() =>
          void change(_id, (api) =>
            isInUse
              ? api.search.removeAssignedPhrase[':id'].$post({ param: { id: _id } })
              : api.search.assignPhrase.$post({ json }),
          )
        }
      >
        {busy === _id ? texts.sending : isInUse ? t.remove : t.again}
      </BusyButton>
    );
  }

  return (
    <Table
      caption={searched}
      rows={phrases}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t.words,
          cell: ({ phrase, removedAt }) => (
            <span
              className={classes(styles.words, removedAt !== null && styles.gone)}
              lang={langOfText(phrase, language)}
            >
              {phrase}
            </span>
          ),
        },
        { head: need, cell: (row) => <span className={styles.cell}>{name(row.need)}</span> },
        {
          head: t.by,
          cell: ({ assignedAt, assignedBy }) => (
            <span className={classes(styles.words, styles.cell)}>{onBy(assignedAt, assignedBy)}</span>
          ),
        },
        {
          head: t.state,
          cell: ({ removedAt, removedBy, isInCatalogue }) => (
            <span className={styles.cell}>
              <span className={notes.tag}>{removedAt === null ? t.inUse : t.removed}</span>
              {removedAt !== null && (
                <span className={classes(styles.words, layout.small, layout.mute)}>
                  {onBy(removedAt, removedBy)}
                </span>
              )}
              {isInCatalogue && (
                <span className={classes(styles.words, layout.small, layout.mute)}>{t.inCatalogue}</span>
              )}
            </span>
          ),
        },
        { head: t.action, cell: changeButton },
      ]}
    />
  );
}
