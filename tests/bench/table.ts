/** One measurement: its target, its result, and whether the result meets the target. */
export type Row = { name: string; target: string; measured: string; ok: boolean; note: string };

type Measurement = { name: string; value: number; unit: string; note?: string };

/** Returns a row whose value must not exceed `most`. */
export function atMost({ max, ...row }: Measurement & { max: number }): Row {
  return { ...describe(row), target: `≤ ${round(max)} ${row.unit}`.trim(), ok: row.value <= max };
}

/** Returns a row whose value must reach `least`. */
export function atLeast({ min, ...row }: Measurement & { min: number }): Row {
  return { ...describe(row), target: `≥ ${round(min)} ${row.unit}`.trim(), ok: row.value >= min };
}

/** Prints the rows as an aligned table. */
export function printTable(rows: Row[]): void {
  const head = { name: 'what', target: 'target', measured: 'measured', note: '' };
  const width = (key: 'name' | 'target' | 'measured') =>
    Math.max(...[head, ...rows].map((row) => row[key].length));
  const [name, target, measured] = [width('name'), width('target'), width('measured')];
  const line = (row: typeof head, end: string) =>
    `${row.name.padEnd(name)}  ${row.target.padEnd(target)}  ${row.measured.padEnd(measured)}  ${end.padEnd(5)}  ${row.note}`.trimEnd();
  console.log(`\n${line(head, '')}\n${'-'.repeat(name + target + measured + 11)}`);
  for (const row of rows) console.log(line(row, row.ok ? 'ok' : 'SHORT'));
  const failed = rows.filter((row) => !row.ok).length;
  console.log(`\n${rows.length - failed} of ${rows.length} reach their target`);
}

function describe({ name, value, unit, note = '' }: Measurement) {
  return { name, measured: `${round(value)} ${unit}`.trim(), note };
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
