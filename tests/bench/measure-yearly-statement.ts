import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';
import { deriveKeys } from '../../src/server/security/keys.server.ts';
import { currentFinancialYear, formatFinancialYear } from '../../src/shared/financial-year.ts';
import { startProduct } from '../support/product.ts';
import { runSql } from '../support/run-sql.ts';
import { vacuum } from './data-folders.ts';
import { addManyDonations, DONATIONS } from './many-donations.ts';
import { confirmPassword, measureExport, signIn } from './measure-export.ts';
import { atMost, type Row } from './table.ts';

const MAX_SECONDS = 10;
const YEAR = currentFinancialYear();

/** Measures the yearly statement of an NGO with 100,000 received donations: the page, the file and its memory. */
export async function measureYearlyStatement(): Promise<Row[]> {
  const product = await startProduct({ env: { DEMO: 'on' } });
  try {
    await fill(product.dataDir);
    const authorization = await signIn(product.origin);
    const year = formatFinancialYear(YEAR);
    const path = `/api/donation/exportYearlyStatement?year=${year}`;
    const name = `statement of ${DONATIONS.toLocaleString('en')} donations`;
    const page = await timeOf(`${product.origin}/api/donation/getYearlyStatement?year=${year}`, {
      authorization,
    });
    const confirmation = await confirmPassword({ origin: product.origin, authorization });
    const file = await timeOf(product.origin + path, { authorization, 'x-confirmation': confirmation });
    return [
      atMost({ name: `${name}, page`, max: MAX_SECONDS, value: page.seconds, unit: 's' }),
      atMost({
        name: `${name}, file`,
        max: MAX_SECONDS,
        value: file.seconds,
        unit: 's',
        note: `${file.text.split('\r\n').length - 2} rows`,
      }),
      await measureExport({ product, path, authorization, name }),
    ];
  } finally {
    await product.stop();
  }
}

async function timeOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ seconds: number; text: string }> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text.slice(0, 200)}`);
  return { seconds: (performance.now() - startedAt) / 1000, text };
}

async function fill(dataDir: string): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const runtime = await joinRuntime(config);
  try {
    const [ngo] = await runSql<[string]>(runtime.db, {
      text: `select ngo_id::text from account where email = 'ngo@example.org'`,
      values: [],
    });
    await addManyDonations(runtime.db, { keys: deriveKeys(config.secretKey), ngoId: ngo![0], year: YEAR });
    // All of them count, whatever became of them.
    await runSql(runtime.db, {
      text: `update donation set status = 'received', received_on = created_at::date, received_at = created_at,
          proof = 'ngo', refuse_reason = null
        where ngo_id = $1::bigint and received_at is null`,
      values: [ngo![0]],
    });
    await vacuum(runtime, ['donation']);
  } finally {
    await runtime.stop();
  }
}
