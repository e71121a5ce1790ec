import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees, typedRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type {
  MatchedStatement,
  ShownLine,
} from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import { ADD_DONATION, donationOfNgoPath } from '#src/features/donation/parts/donation-paths.ts';
import { BankLine } from './bank-line.tsx';
import styles from './bank-statement.module.css';

/** Lines that prove nothing here: of another amount, of no gift, counted before, and unreadable. */
export function OtherLines({ matched }: { matched: MatchedStatement }) {
  const t = useMessages('donation/bank-statement');
  const { anonymous } = useMessages('donation');
  const { counts } = matched;
  return (
    <>
      <Section
        {...t.differs}
        total={counts.amountDiffers}
        rows={matched.amountDiffers}
        more={{
          head: t.gift,
          cell: ({ donation: { _id, reference, donorName, amount } }) => (
            <span className={styles.line}>
              <b lang={donorName === null ? undefined : languageOfText(donorName)}>
                {donorName ?? anonymous}
              </b>
              <span>{t.differs.expected(formatRupees(amount))}</span>
              <Link className={styles.open} to={donationOfNgoPath(_id)}>
                {t.differs.open(reference)}
              </Link>
            </span>
          ),
        }}
      />
      <Section
        {...t.unmatched}
        total={counts.unmatched}
        rows={matched.unmatched}
        more={{
          head: t.gift,
          cell: ({ line, recorded }) => (
            <span className={styles.line}>
              {recorded && (
                <span>
                  {t.unmatched.recorded}{' '}
                  <Link to={donationOfNgoPath(recorded._id)}>{recorded.reference}</Link>
                </span>
              )}
              <AddByHand line={line} />
            </span>
          ),
        }}
      />
      <Section
        {...t.used}
        total={counts.used}
        rows={matched.used}
        isClosed
        more={{
          head: t.gift,
          cell: ({ donation: { _id, reference } }) => (
            <Link className={styles.open} to={donationOfNgoPath(_id)}>
              {reference}
            </Link>
          ),
        }}
      />
      <Unreadable rows={matched.unreadable} total={counts.unreadable} />
    </>
  );
}

type SectionProps<Row> = {
  title: string;
  lead: string;
  /** Of all such lines; `rows` may be fewer. */
  total: number;
  rows: readonly Row[];
  /** Shows only the title at first. */
  isClosed?: boolean;
  more: Column<Row>;
};

function Section<Row extends { line: ShownLine }>({
  title,
  lead,
  total,
  rows,
  isClosed,
  more,
}: SectionProps<Row>) {
  const t = useMessages('donation/bank-statement');
  if (total === 0) return null;
  return (
    <Foldable title={title} lead={lead} total={total} shown={rows.length} isClosed={isClosed}>
      <Table
        caption={title}
        rows={rows}
        keyOf={({ line }) => String(line.row)}
        columns={[
          { head: t.bank, cell: ({ line }) => <BankLine line={line} /> },
          { head: t.amount, right: true, cell: ({ line }) => formatRupees(line.amount) },
          more,
        ]}
      />
    </Foldable>
  );
}

function Unreadable({ rows, total }: { rows: MatchedStatement['unreadable']; total: number }) {
  const t = useMessages('donation/bank-statement');
  if (total === 0) return null;
  return (
    <Foldable {...t.unreadable} total={total} shown={rows.length}>
      <ul className={styles.unreadable}>
        {rows.map(({ row, text }) => (
          <li key={row}>
            {t.row(String(row))}: <span lang="en">{text}</span>
          </li>
        ))}
      </ul>
    </Foldable>
  );
}

type FoldableProps = Pick<SectionProps<unknown>, 'title' | 'lead' | 'total' | 'isClosed'> & {
  shown: number;
  children: ReactNode;
};

function Foldable({ title, lead, total, shown, isClosed, children }: FoldableProps) {
  const t = useMessages('donation/bank-statement');
  const content = (
    <>
      <p className={classes(layout.mute, layout.read)}>{lead}</p>
      {children}
      {shown < total && <p className={layout.mute}>{t.first(formatCount(shown))}</p>}
    </>
  );
  const heading = `${title} (${formatCount(total)})`;
  return isClosed ? (
    <details className={styles.details}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div className={layout.stack}>{content}</div>
    </details>
  ) : (
    <section className={layout.stack}>
      <h2>{heading}</h2>
      {content}
    </section>
  );
}

function AddByHand({ line: { amount, day, utr } }: { line: ShownLine }) {
  const { unmatched: t } = useMessages('donation/bank-statement');
  const { date } = useDays();
  const query = new URLSearchParams({ amount: typedRupees(amount), day, ...(utr !== null && { utr }) });
  return (
    <Link className={styles.open} to={`${ADD_DONATION}?${query.toString()}`}>
      {t.add}
      <span className={layout.hiddenText}> {t.addOf(formatRupees(amount), date(day))}</span>
    </Link>
  );
}
