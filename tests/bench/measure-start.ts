import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../support/product.ts';
import { atMost, type Row } from './table.ts';

const RUNS = 3;

/**
 * Measures seconds from `npm start` to the first page, with an empty and with an existing data folder. The
 * median of three runs.
 */
export async function measureStart(): Promise<Row[]> {
  const empty: number[] = [];
  const existing: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'sahay-start-'));
    for (const times of [empty, existing]) {
      const product = await startProduct({ dataDir, env: { DEMO: 'off' }, command: ['npm', 'start'] });
      const startedAt = performance.now();
      const { status } = await fetch(product.origin);
      if (status !== 200) throw new Error(`the home page returned ${status}`);
      times.push((product.startedIn + performance.now() - startedAt) / 1000);
      await product.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
  const row = (name: string, max: number, times: number[]) =>
    atMost({
      name,
      max,
      value: median(times),
      unit: 's',
      note: `of ${times.map((time) => time.toFixed(2)).join(', ')}`,
    });
  return [
    row('start on an empty DATA_DIR, no demo data', 4, empty),
    row('start on an existing DATA_DIR', 2, existing),
  ];
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
