import { EXPORT_FORMATS, YEAR_MONTHS } from '../../src/features/donation/management/donations.values.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';
import { deriveKeys } from '../../src/server/security/keys.server.ts';
import { currentFinancialYear, formatFinancialYear } from '../../src/shared/financial-year.ts';
import { startProduct } from '../support/product.ts';
import { runSql } from '../support/run-sql.ts';
import { vacuum } from './data-folders.ts';
import { addManyDonations, DONATIONS } from './many-donations.ts';
import { measureExport, signIn } from './measure-export.ts';
import { atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const SAMPLES = 200;
const WARM_UP = 50;
const MAX_MS = 40;
const INDEXES = Array.from({ length: SAMPLES + WARM_UP }, (_, index) => index);

const YEAR = currentFinancialYear();
const STATUSES = ['received', 'claimed', 'created', 'refused'];
const METHODS = ['cheque', 'kind', 'gateway', 'cash', 'upi'];
const PEOPLE = [
  'kokila',
  'patel',
  'કોકિલા પરમાર',
  'donor73',
  '9000012',
  'मीना',
  'ramesh vaghela',
  '9',
  '0012',
];
const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Measures the list of 100,000 donations of one NGO at the API, and the memory of an export. */
export async function measureDonations(): Promise<Row[]> {
  const product = await startProduct({ env: { DEMO: 'on' } });
  try {
    await fill(product.dataDir);
    const authorization = await signIn(product.origin);
    const list = '/api/donation/getAllDonationByNgoId';
    const kinds: { name: string; pathOf: (index: number) => string }[] = [
      { name: 'any page', pathOf: (index) => `${list}?page=${1 + ((index * 97) % 4000)}` },
      {
        name: 'status and method',
        pathOf: (index) => `${list}?status=${pickAt(STATUSES, index)}&method=${pickAt(METHODS, index * 3)}`,
      },
      { name: 'few matches', pathOf: (index) => `${list}?method=${pickAt(METHODS, index)}&status=refused` },
      {
        name: 'a month',
        pathOf: (index) =>
          `${list}?year=${formatFinancialYear(YEAR)}&month=${pickAt(YEAR_MONTHS, index)}&page=${1 + (index % 100)}`,
      },
      { name: 'words', pathOf: (index) => `${list}?q=${pickAt(PEOPLE, index)}&page=${1 + (index % 7)}` },
    ];
    const rows: Row[] = [];
    for (const { name, pathOf } of kinds) {
      const target = { origin: product.origin, headers: { authorization } };
      const paths = INDEXES.map((index) => encodeURI(pathOf(index)));
      await timeEach({ ...target, paths: paths.slice(0, WARM_UP) });
      const { p50, p95 } = await timeEach({ ...target, paths: paths.slice(WARM_UP) });
      const note = `p50 ${p50.toFixed(1)}`;
      rows.push(
        atMost({ name: `100,000 donations, ${name}, p95`, max: MAX_MS, value: p95, unit: 'ms', note }),
      );
    }
    for (const format of EXPORT_FORMATS)
      rows.push(
        await measureExport({
          product,
          path: `/api/donation/exportDonation?format=${format}`,
          authorization,
          name: `export of ${DONATIONS.toLocaleString('en')} donations as ${format}`,
        }),
      );
    return rows;
  } finally {
    await product.stop();
  }
}

/** Adds the donations to the NGO of the demo. */
async function fill(dataDir: string): Promise<void> {
  const runtime = await joinRuntime(readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    const [row] = await runSql<[string]>(runtime.db, {
      text: `select ngo_id::text from account where email = 'ngo@example.org'`,
      values: [],
    });
    const keys = deriveKeys(runtime.config.secretKey);
    await addManyDonations(runtime.db, { keys, ngoId: row![0], year: YEAR });
    await vacuum(runtime, ['donation', 'donation_receipt', 'donation_count']);
  } finally {
    await runtime.stop();
  }
}
