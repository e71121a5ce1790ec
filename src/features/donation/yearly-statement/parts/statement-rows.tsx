import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees, type Paise } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Table } from '#src/ui/area/table.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { StatementRow } from '#src/features/donation/yearly-statement/yearly-statement.contract.ts';
import { donationOfNgoPath } from '#src/features/donation/parts/donation-paths.ts';
import styles from './yearly-statement.module.css';

type RowsProps = { rows: readonly StatementRow[]; cashLimit: Paise };

/** The rows of the statement, each with what is missing and the way to add it. */
export function StatementRows({ rows, cashLimit }: RowsProps) {
  const t = useMessages('donation/yearly-statement');
  const { natures, idKinds } = useMessages('donation');
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.columns.donor, cell: (row) => <Donor row={row} /> },
        {
          head: t.columns.id,
          cell: ({ idKind, idMasked }) =>
            idKind === null ? (
              '–'
            ) : (
              <span className={styles.cell}>
                <span className={styles.sub}>{idKinds[idKind]}</span>
                <span className={layout.number}>{idMasked}</span>
              </span>
            ),
        },
        {
          head: t.columns.type,
          cell: ({ nature, mode, donations }) => (
            <span className={styles.cell}>
              <span>{natures[nature]}</span>
              <span className={styles.sub}>
                {t.modes[mode]} · {t.gifts(donations, formatCount(donations))}
              </span>
            </span>
          ),
        },
        { head: t.columns.amount, right: true, cell: ({ amount }) => formatRupees(amount) },
        { head: t.columns.check, cell: (row) => <Check row={row} cashLimit={cashLimit} /> },
      ]}
    />
  );
}

function Donor({ row: { name, address } }: { row: StatementRow }) {
  const t = useMessages('donation/yearly-statement');
  return (
    <span className={styles.cell}>
      <b lang={name === null ? undefined : languageOfText(name)}>{name ?? t.noName}</b>
      <span className={styles.sub} lang={address === null ? undefined : languageOfText(address)}>
        {address ?? t.noAddress}
      </span>
    </span>
  );
}

function Check({ row, cashLimit }: { row: StatementRow; cashLimit: Paise }) {
  const t = useMessages('donation/yearly-statement');
  const { _id, name, problems, notes } = row;
  return (
    <span className={styles.cell}>
      {problems.length === 0 ? (
        <EvidenceTag icon={<CheckIcon />} tone="good">
          {t.rowComplete}
        </EvidenceTag>
      ) : (
        problems.map((problem) => (
          <EvidenceTag key={problem} icon={<ClockAlertIcon />} tone="warn">
            {t.problems[problem]}
          </EvidenceTag>
        ))
      )}
      {problems.length > 0 && (
        <Link className={styles.open} to={donationOfNgoPath(_id)}>
          {t.add}
          <span className={layout.hiddenText}> {t.addOf(name ?? t.noName)}</span>
        </Link>
      )}
      {notes.map((note) => (
        <span key={note} className={styles.sub}>
          {note === 'cash' ? t.notes.cash(formatRupees(cashLimit)) : t.notes[note]}
        </span>
      ))}
    </span>
  );
}
