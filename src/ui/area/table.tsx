/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone the rows are blocks, and browsers take the roles of what is no table any more: they are given back. */
import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from './table.module.css';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  right?: boolean;
};

type TableProps<Row> = {
  /** What the table holds, for those who do not see it. */
  caption: string;
  /** The first one names the row. */
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A list as a table; on a phone each row is a block with its labels. The roles are said, since blocks lose them. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={classes(styles.table, styles.list)} role="table">
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
              {columns.map(({ head, cell, right }, at) =>
                at === 0 ? (
                  <th key={head} scope="row" role="rowheader">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} role="cell" data-label={head} className={right ? styles.right : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
