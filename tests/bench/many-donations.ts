import { indexDonation } from '../../src/features/donation/donor/donation-words.server.ts';
import { sealDonorId } from '../../src/features/donation/donor/donor-id.server.ts';
import type { Database } from '../../src/server/database.server.ts';
import type { Keys } from '../../src/server/security/keys.server.ts';
import { daysOfFinancialYear } from '../../src/shared/financial-year.ts';
import { addDays } from '../../src/shared/india-time.ts';
import { REFERENCE_CHARACTERS, referenceLength, referenceOf } from '../../src/shared/reference-number.ts';
import { runSql } from '../support/run-sql.ts';

/** The donations of one NGO in a financial year. */
export const DONATIONS = 100_000;
const BATCH_SIZE = 5_000;
const PURPOSES = 12;

const FIRST_NAMES = ['કોકિલા', 'Ramesh', 'मीना', 'Hansa', 'જયંતી', 'Salma', 'Bhavna', 'વાલજી', 'Kanta'];
const LAST_NAMES = ['Patel', 'પરમાર', 'Vaghela', 'देवी', 'Solanki', 'ચાવડા', 'Shaikh', 'Rathod', 'Makwana'];
const METHODS = ['upi', 'upi', 'upi', 'bankTransfer', 'cash', 'upi', 'cheque'];
const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/**
 * Adds donations to an NGO in a financial year, most of them received and with a receipt. One in a thousand was given by
 * cheque and refused, so that some filters match few rows.
 */
export async function addManyDonations(
  db: Database,
  { keys, ngoId, year }: { keys: Keys; ngoId: string; year: number },
): Promise<void> {
  const purposes = await runSql<[string]>(db, {
    text: `insert into donation_purpose (ngo_id, title) select $1::bigint, 'Purpose ' || n
      from generate_series(1, $2::int) n returning id::text`,
    values: [ngoId, PURPOSES],
  });
  for (let first = 0; first < DONATIONS; first += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, offset) => ({
      ...donationAt({ index: first + offset, keys, ngoId, year }),
      purposeId: pickAt([null, ...purposes.map(([id]) => id)], first + offset),
    }));
    await insertDonations(db, { ngoId, rows });
    await addReceipts(db, { ngoId, year });
  }
}

function donationAt({
  index,
  keys,
  ngoId,
  year,
}: {
  index: number;
  keys: Keys;
  ngoId: string;
  year: number;
}) {
  const reference = referenceOf(charactersOf(index, referenceLength('DN')), 'DN');
  const donor = {
    donorName: `${pickAt(FIRST_NAMES, index)} ${pickAt(LAST_NAMES, Math.floor(index / 9))}`,
    donorEmail: `donor${index % 30_000}@example.org`,
    donorMobile: String(9_000_000_000 + (index % 30_000)),
  };
  const isRare = index % 1000 === 7;
  const isReceived = !isRare && index % 10 !== 3;
  const method = isRare ? 'cheque' : pickAt(METHODS, index);
  const utr = method === 'upi' || method === 'bankTransfer' ? String(400_000_000_000 + index) : null;
  const letter = String.fromCharCode(65 + (index % 26));
  const id = `ABCP${letter}${String(index % 10_000).padStart(4, '0')}${letter}`;
  const { donorId, donorIdHash } = sealDonorId({ keys, reference, donorId: { kind: 'pan', id } });
  return {
    ...donor,
    reference,
    status: isRare ? 'refused' : isReceived ? 'received' : utr === null ? 'created' : 'claimed',
    method,
    amount: 10_000 + (index % 997) * 100,
    day: addDays(daysOfFinancialYear(year).from, index % 230),
    chequeNumber: method === 'cheque' ? '012345' : null,
    utr,
    donorId,
    donorIdHash,
    search: indexDonation({ ...donor, ngoId, reference, utr }),
  };
}

type Row = ReturnType<typeof donationAt> & { purposeId: string | null };

async function insertDonations(db: Database, { ngoId, rows }: { ngoId: string; rows: Row[] }): Promise<void> {
  await runSql(db, {
    text: `insert into donation (ngo_id, reference, status, method, amount, purpose_id, donor_name, donor_email,
        donor_mobile, donor_address, donor_id_kind, donor_id, donor_id_hash, language, utr, cheque_number, claimed_at,
        refuse_reason, received_on, received_at, proof, search, created_at)
      select $1::bigint, r->>'reference', r->>'status', r->>'method', (r->>'amount')::bigint, (r->>'purposeId')::bigint,
        r->>'donorName', r->>'donorEmail', r->>'donorMobile', '5 Station Road, Rajkot', 'pan', r->>'donorId',
        r->>'donorIdHash', 'gu', r->>'utr', r->>'chequeNumber',
        case when r->>'status' = 'claimed' then at end, case when r->>'status' = 'refused' then 'Not there' end,
        case when r->>'status' = 'received' then (r->>'day')::date end,
        case when r->>'status' = 'received' then at end, case when r->>'status' = 'received' then 'ngo' end,
        (r->>'search')::tsvector, at
      from json_array_elements($2::json) as r,
        lateral (select (r->>'day')::date + interval '10 hours' as at) as times
      on conflict (reference) do nothing`,
    values: [ngoId, JSON.stringify(rows)],
  });
}

async function addReceipts(db: Database, { ngoId, year }: { ngoId: string; year: number }): Promise<void> {
  await runSql(db, {
    text: `with before as (
        select coalesce(max(last), 0) as last from donation_receipt_number where ngo_id = $1::bigint and year = $2::int
      ), numbered as (
        insert into donation_receipt (ngo_id, donation_id, year, number, code, amount, is_deductible, content, language,
          initials, received_on)
        select ngo_id, id, $2::int, before.last + row_number() over (order by id),
          replace(reference, 'DN-', 'RC-2222-') || '22', amount, true, 'x', 'gu', 'K. P.', received_on
        from donation d, before where ngo_id = $1::bigint and status = 'received'
          and not exists (select from donation_receipt r where r.donation_id = d.id)
        returning number
      )
      insert into donation_receipt_number (ngo_id, year, last) select $1::bigint, $2::int, max(number) from numbered
      on conflict (ngo_id, year) do update set last = excluded.last`,
    values: [ngoId, year],
  });
}

/** Returns the characters of the reference with this number. */
function charactersOf(index: number, length: number): string {
  const base = REFERENCE_CHARACTERS.length;
  return Array.from({ length }, (_, at) =>
    pickAt([...REFERENCE_CHARACTERS], Math.floor(index / base ** at)),
  ).join('');
}
