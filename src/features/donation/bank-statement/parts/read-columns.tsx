import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import facts from '#src/ui/area/facts.module.css';
import type { MatchedStatement } from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import styles from './bank-statement.module.css';

const SHOWN = ['date', 'narration', 'reference', 'credit', 'direction'] as const;

/** Which column was read as what, and the way to change it. */
export function ReadColumns({ matched, onChange }: { matched: MatchedStatement; onChange: () => void }) {
  const { columns: t } = useMessages('donation/bank-statement');
  const { headings, columns, isMonthFirst } = matched;
  const nameOf = (column: number) => headings[column] || t.column(column + 1);
  return (
    <>
      {isMonthFirst && <p className={layout.read}>{t.monthFirst}</p>}
      <details className={styles.details}>
        <summary>{t.details}</summary>
        <div className={layout.stack}>
          <dl className={facts.facts}>
            {SHOWN.map((name) => {
              const column = columns[name];
              return (
                <div key={name}>
                  <dt>{t[name]}</dt>
                  <dd>{column === null ? t.nothing : <span lang="en">{nameOf(column)}</span>}</dd>
                </div>
              );
            })}
          </dl>
          <p>
            <button type="button" className={classes(button.button, button.second)} onClick={onChange}>
              {t.change}
            </button>
          </p>
        </div>
      </details>
    </>
  );
}
