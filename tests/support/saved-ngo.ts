import { saveNgos } from '../../src/features/ngo/ngo-index.server.ts';
import type { NgoRecord } from '../../src/features/ngo/ngo-record.server.ts';
import type { Database } from '../../src/server/database.server.ts';
import { runSql } from './run-sql.ts';

let number = 0;

/** Saves an NGO and returns its id. By default it is verified and has a unique name. */
export async function savedNgo(db: Database, record: Partial<NgoRecord> = {}): Promise<string> {
  const name = record.name ?? `Sathi Seva Mandal ${++number}`;
  const ngo = { name, category: 'health', city: 'Rajkot', source: 'registered' as const };
  const verified = { status: 'verified' as const, verifiedAt: '2026-10-14T06:00:00.000Z' };
  await saveNgos(db, [{ ...ngo, ...verified, ...record }]);
  const [row] = await runSql<[string]>(db, {
    text: 'select max(id)::text from ngo where name = $1',
    values: [name],
  });
  return row![0];
}
