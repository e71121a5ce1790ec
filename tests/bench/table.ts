/** One measurement: its target, its result, and whether the result meets the target. */
export type Row = { name: string; target: string; measured: string; ok: boolean; more: string };

type Measured = { name: string; value: number; unit: string; more?: string };

/** Returns a row whose value must not exceed `most`. */
export function atMost({ most, ...row }: Measured & { most: number }): Row {
  return { ...describe(row), target: `≤ ${round(most)} ${row.unit}`.trim(), ok: row.value <= most };
}

/** Returns a row whose value must reach `least`. */
export function atLeast({ least, ...row }: Measured & { least: number }): Row {
  return { ...describe(row), target: `≥ ${round(least)} ${row.unit}`.trim(), ok: row.value >= least };
}

/** Prints the rows as an aligned table. */
export function printTable(rows: Row[]): void {
  const head = { name: 'what', target: 'target', measured: 'measured', more: '' };
  const width = (key: 'name' | 'target' | 'measured') =>
    Math.max(...[head, ...rows].map((row) => row[key].length));
  const [name, target, measured] = [width('name'), width('target'), width('measured')];
  const line = (row: typeof head, end: string) =>
    `${row.name.padEnd(name)}  ${row.target.padEnd(target)}  ${row.measured.padEnd(measured)}  ${end.padEnd(5)}  ${row.more}`.trimEnd();
  console.log(`\n${line(head, '')}\n${'-'.repeat(name + target + measured + 11)}`);
  for (const row of rows) console.log(line(row, row.ok ? 'ok' : 'SHORT'));
  const short = rows.filter((row) => !row.ok).length;
  console.log(`\n${rows.length - short} of ${rows.length} reach their target`);
}

function describe({ name, value, unit, more = '' }: Measured) {
  return { name, measured: `${round(value)} ${unit}`.trim(), more };
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
