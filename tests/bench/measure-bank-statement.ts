import { indexDonation } from '../../src/features/donation/donor/donation-words.server.ts';
import {
  LAYOUTS,
  statementOf,
  type Payment,
} from '../../src/features/donation/bank-statement/statement-files.fixture.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';
import { todayInIndia } from '../../src/shared/dates.ts';
import { rupees } from '../../src/shared/money.ts';
import { REFERENCE_CHARACTERS, referenceOf } from '../../src/shared/reference-number.ts';
import { startProduct, type Product } from '../support/product.ts';
import { runSql } from '../support/run-sql.ts';
import { readMemory, signIn, watchMemory } from './measure-export.ts';
import { atMost, type Row } from './table.ts';

const LINES = 20_000;
const OPEN = 2_000;
const MAX_SECONDS = 5;
const MAX_MIB = 256;
/** Many gifts have the same amount, as people like round ones. */
const AMOUNTS = [500, 1000, 501, 2500, 5000, 750, 1100];
const amountAt = (index: number) => rupees(AMOUNTS[index % AMOUNTS.length]!);

/** Measures how long 20,000 lines of a bank statement take against 2,000 open donations, and the memory. */
export async function measureBankStatement(): Promise<Row[]> {
  const product = await startProduct({ env: { DEMO: 'on' } });
  try {
    await addOpenDonations(product.dataDir);
    const authorization = await signIn(product.origin);
    const payments = Array.from({ length: LINES }, (_, index) => paymentAt(index));
    const rows: Row[] = [];
    // Text with tabs, and a workbook.
    for (const layout of LAYOUTS.slice(0, 2))
      rows.push(
        ...(await measureFile({
          product,
          authorization,
          name: layout.name,
          file: await statementOf(layout, payments),
        })),
      );
    return rows;
  } finally {
    await product.stop();
  }
}

async function measureFile({
  product,
  authorization,
  name,
  file,
}: {
  product: Product;
  authorization: string;
  name: string;
  file: File;
}): Promise<Row[]> {
  const before = await readMemory(product.pid);
  const memory = watchMemory(product.pid);
  const body = new FormData();
  body.set('file', file);
  const startedAt = performance.now();
  const response = await fetch(`${product.origin}/api/donation/matchBankStatement`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const { data } = (await response.json()) as { data: { counts: Record<string, number> } };
  const seconds = (performance.now() - startedAt) / 1000;
  const highest = await memory.end();
  const { proved, perhaps, unmatched } = data.counts;
  const note = `${proved} proved, ${perhaps} perhaps, ${unmatched} neither; ${(file.size / 1024 / 1024).toFixed(1)} MiB`;
  const what = `${LINES.toLocaleString('en')} lines of ${name}`;
  return [
    atMost({ name: what, max: MAX_SECONDS, value: seconds, unit: 's', note }),
    atMost({ name: `${what}, memory`, max: MAX_MIB, value: highest - before, unit: 'MiB' }),
  ];
}

/** Half of the donations are named by their payment number, a quarter by our reference, and the others by nothing. */
function paymentAt(index: number): Payment {
  const common = { day: todayInIndia(), amount: amountAt(index), payer: `PAYER ${index}` };
  const isNamed = index < (OPEN * 3) / 4;
  const note = isNamed && index >= OPEN / 2 ? referenceAt(index) : 'Gift';
  const utr = index < OPEN / 2 ? utrAt(index) : String(700_000_000_000 + index);
  return { ...common, note, utr, isDebit: index >= OPEN && index % 3 === 0 };
}

const utrAt = (index: number) => String(500_000_000_000 + index);

function referenceAt(index: number): string {
  const base = REFERENCE_CHARACTERS.length;
  const characters = Array.from(
    { length: 5 },
    (_, at) => REFERENCE_CHARACTERS[Math.floor(index / base ** at) % base],
  );
  return referenceOf(characters.join(''), 'DN');
}

async function addOpenDonations(dataDir: string): Promise<void> {
  const runtime = await joinRuntime(readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    const [ngo] = await runSql<[string]>(runtime.db, {
      text: `select ngo_id::text from account where email = 'ngo@example.org'`,
      values: [],
    });
    const ngoId = ngo![0];
    const rows = Array.from({ length: OPEN }, (_, index) => {
      const donor = {
        donorName: `Donor ${index}`,
        donorEmail: `open${index}@example.org`,
        donorMobile: null,
      };
      const [reference, utr] = [referenceAt(index), index < OPEN / 2 ? utrAt(index) : null];
      const search = indexDonation({ ...donor, ngoId, reference, utr });
      return { ...donor, reference, utr, search, amount: amountAt(index) };
    });
    await runSql(runtime.db, {
      text: `insert into donation (ngo_id, reference, status, method, amount, donor_name, donor_email, language, utr,
          claimed_at, search)
        select $1::bigint, r->>'reference', case when r->>'utr' is null then 'created' else 'claimed' end, 'upi',
          (r->>'amount')::bigint, r->>'donorName', r->>'donorEmail', 'gu', r->>'utr',
          case when r->>'utr' is not null then now() end, (r->>'search')::tsvector
        from json_array_elements($2::json) as r on conflict (reference) do nothing`,
      values: [ngoId, JSON.stringify(rows)],
    });
  } finally {
    await runtime.stop();
  }
}
