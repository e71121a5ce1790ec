import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatRupees } from '#src/shared/money.ts';
import factList from '#src/ui/area/facts.module.css';
import type { TaxLawRow } from '#src/features/donation/tax-law/tax-law.contract.ts';
import { TAX_LAW_FIELDS, type TaxLawField } from '#src/features/donation/tax-law/tax-law.values.ts';
import styles from './tax-law.module.css';

const LANGUAGES: Partial<Record<TaxLawField, string>> = { act: 'en', actGu: 'gu', actHi: 'hi' };

/** All fields of a law but its day, which is in its heading. */
export function TaxLawFacts({ row }: { row: TaxLawRow }) {
  const t = useMessages('donation/tax-law');
  const { months } = useMessages('site');
  const [month, day] = row.statementDue.split('-').map(Number);
  const texts: Record<TaxLawField, string> = {
    ...row,
    statementDue: `${day} ${months[month! - 1]}`,
    cashLimit: formatRupees(row.cashLimit),
    cashDayLimit: formatRupees(row.cashDayLimit),
  };
  return (
    <dl className={classes(factList.facts, styles.facts)}>
      {TAX_LAW_FIELDS.filter((field) => field !== 'appliesFrom').map((field) => (
        <div key={field}>
          <dt>{t.fields[field]}</dt>
          <dd lang={LANGUAGES[field]}>{texts[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
