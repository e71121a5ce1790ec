import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import type { ShownLine } from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import styles from './bank-statement.module.css';

/** A line as the bank wrote it, which is in English. */
export function BankLine({ line }: { line: ShownLine }) {
  const t = useMessages('donation/bank-statement');
  const { date } = useDays();
  const { day, narration, reference, utr, row } = line;
  return (
    <span className={styles.line}>
      <b>{date(day)}</b>
      <span lang="en" className={styles.narration}>
        {narration || reference}
      </span>
      <span className={styles.sub}>
        {utr !== null && <>{t.numberOf(utr)} · </>}
        {t.row(String(row))}
      </span>
    </span>
  );
}
