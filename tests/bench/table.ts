/** One measured thing: what it should be, what it was, and whether that is enough. */
export type Row = { name: string; target: string; measured: string; ok: boolean };

/** A row that must stay under `most`. */
export function atMost(row: { name: string; most: number; value: number; unit: string; more?: string }): Row {
  const { name, most, value, unit, more } = row;
  return {
    name,
    target: `≤ ${most} ${unit}`,
    measured: `${round(value)} ${unit}${more ? ` (${more})` : ''}`,
    ok: value <= most,
  };
}

/** A row that must reach `least`. */
export function atLeast(row: {
  name: string;
  least: number;
  value: number;
  unit: string;
  more?: string;
}): Row {
  const { name, least, value, unit, more } = row;
  return {
    name,
    target: `≥ ${least.toLocaleString('en')} ${unit}`.trim(),
    measured: `${round(value)} ${unit}${more ? ` (${more})` : ''}`.trim(),
    ok: value >= least,
  };
}

/** The rows as one table, in columns. */
export function printTable(rows: Row[]): void {
  const head = { name: 'what', target: 'target', measured: 'measured' };
  const width = (key: 'name' | 'target' | 'measured') =>
    Math.max(...[head, ...rows].map((row) => row[key].length));
  const [name, target, measured] = [width('name'), width('target'), width('measured')];
  const line = (row: typeof head, end: string) =>
    `${row.name.padEnd(name)}  ${row.target.padEnd(target)}  ${row.measured.padEnd(measured)}  ${end}`;
  console.log(`\n${line(head, '')}\n${'-'.repeat(name + target + measured + 11)}`);
  for (const row of rows) console.log(line(row, row.ok ? 'ok' : 'SHORT'));
  const short = rows.filter((row) => !row.ok).length;
  console.log(`\n${rows.length - short} of ${rows.length} reach their target`);
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
