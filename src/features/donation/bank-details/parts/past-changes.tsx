import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Table } from '#src/ui/area/table.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import layout from '#src/ui/styles/layout.module.css';
import { describeDestination } from '#src/features/donation/bank-changes/destination.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import type { BankDetailVersion } from '#src/features/donation/bank-details/bank-details.contract.ts';
import own from './bank-details.module.css';

/** What was replaced, stopped, withdrawn or removed, latest first. */
export function PastChanges({ rows }: { rows: BankDetailVersion[] }) {
  const { past: t } = useMessages('donation/bank-details');
  const words = useMessages('donation/bank-changes/destination');
  const { time } = useWords();
  return (
    <details className={own.past}>
      <summary>{t.title}</summary>
      <Table
        caption={t.title}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          {
            head: t.columns.what,
            cell: (row) => <span className={styles.text}>{describeDestination(row, { t: words })}</span>,
          },
          {
            head: t.columns.who,
            cell: ({ requestedBy, requestedAt }) => (
              <span className={classes(styles.cell, styles.text)}>
                {requestedBy ?? t.nobody}
                <span className={styles.sub}>{time(requestedAt)}</span>
              </span>
            ),
          },
          { head: t.columns.end, cell: (row) => <End row={row} /> },
        ]}
      />
    </details>
  );
}

function End({ row }: { row: BankDetailVersion }) {
  const { past: t } = useMessages('donation/bank-details');
  const { time } = useWords();
  const { status, decidedAt, decidedBy, removedAt, stopReason } = row;
  const end =
    status === 'stopped'
      ? decidedBy === 'staff'
        ? 'stoppedByStaff'
        : 'stoppedByLink'
      : status === 'withdrawn'
        ? 'withdrawn'
        : removedAt === null
          ? 'replaced'
          : 'removed';
  const at = end === 'removed' ? removedAt : end === 'replaced' ? null : decidedAt;
  return (
    <span className={classes(styles.cell, styles.text)}>
      {t.ends[end]}
      {at !== null && <span className={styles.sub}>{time(at)}</span>}
      {stopReason !== null && (
        <span className={classes(styles.sub, layout.small)}>{t.reason(stopReason)}</span>
      )}
    </span>
  );
}
