/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On phones the rows are displayed as blocks, and browsers drop the table roles: they are set explicitly. */
import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from './table.module.css';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers to the right. */
  right?: boolean;
};

type TableProps<Row> = {
  /** Describes the table for screen readers. */
  caption: string;
  /** The first column is the header of the row. */
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Keeps the columns on phones, for a few narrow ones. */
  narrow?: boolean;
};

/**
 * A table. On phones, each row becomes a block with labels, unless it is `narrow`. The roles are explicit because blocks
 * lose them.
 */
export function Table<Row>({ caption, columns, rows, keyOf, narrow }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={classes(styles.table, !narrow && styles.list)} role="table">
        <caption className={layout.hiddenText}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, right }) => (
              <th key={head} scope="col" role="columnheader" className={right ? styles.right : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ head, cell, right }, at) => {
                const content = cell(row);
                if (at === 0)
                  return (
                    <th key={head} scope="row" role="rowheader">
                      {content}
                    </th>
                  );
                return (
                  <td
                    key={head}
                    role="cell"
                    // On phones, a label without content would say nothing.
                    data-label={content ? head : undefined}
                    className={right ? styles.right : undefined}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
