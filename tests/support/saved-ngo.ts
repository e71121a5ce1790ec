import { addNgo } from '../../src/features/ngo/ngo-index.server.ts';
import type { NgoRecord } from '../../src/features/ngo/ngo-record.server.ts';
import type { Database } from '../../src/server/database.server.ts';

let number = 0;
/** Letters that sound like none in 'zzzzqqq', which tests search for to find nothing: 'jjc' sounds like it. */
const LETTERS = 'bdlmnprstv';
const lettersOf = (count: number) => String(count).replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? '');

/** Saves an NGO and returns its id. By default it is verified and has a name that no other test file uses. */
export function savedNgo(db: Database, record: Partial<NgoRecord> = {}): Promise<string> {
  // Files that share a database also share this number, or run in different processes.
  // In letters, because a name with so many digits would be refused as a phone number.
  const name = `Sathi Seva Mandal ${lettersOf(process.pid)} ${lettersOf(++number)}`;
  return addNgo(db, {
    name,
    category: 'health',
    city: 'Rajkot',
    source: 'registered',
    status: 'verified',
    verifiedAt: '2026-10-14T06:00:00.000Z',
    ...record,
  });
}
