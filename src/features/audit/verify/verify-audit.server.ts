import { hash } from 'node:crypto';
import type { Database } from '#src/server/database.server.ts';
import { selectHead, selectLinks, selectUnchained } from './audit-chain.queries.server.ts';

/**
 * The number of entries and the hash of the last one. Printed as `12:5f70bf18…`, it is short enough to be
 * noted elsewhere.
 */
export type AuditHead = { entries: number; hash: string };

export type AuditVerdict = { head: AuditHead; error?: undefined } | { error: string };

/** Entries read per query. */
const PAGE = 5_000;
/** The hash that precedes the first entry. */
const NOTHING = hash('sha256', '');

/**
 * Reads the whole audit log and recomputes each hash. Reports the first entry that was altered, removed or
 * inserted, and entries missing at the end. With `expected`, a head that was noted earlier, it also detects a
 * log that was rebuilt from its first entry on.
 */
export async function verifyAudit(
  db: Database,
  { expected, pageSize = PAGE }: { expected?: AuditHead | undefined; pageSize?: number } = {},
): Promise<AuditVerdict> {
  // All pages come from one snapshot, whatever is added meanwhile.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => verifySnapshot(snapshot, { expected, pageSize }));
}

async function verifySnapshot(
  db: Database,
  { expected, pageSize }: { expected: AuditHead | undefined; pageSize: number },
): Promise<AuditVerdict> {
  let last: AuditHead = { entries: 0, hash: NOTHING };
  for (let isMore = true; isMore;) {
    const links = await selectLinks(db, { after: last.entries, limit: pageSize });
    isMore = links.length === pageSize;
    for (const { position, entryId, hash: stored, text } of links) {
      const due = last.entries + 1;
      if (position !== due) return { error: `The entry in place ${due} was removed.` };
      if (text === null) return { error: `The entry ${entryId}, in place ${due}, was removed.` };
      last = { entries: due, hash: hashAfter({ previous: last.hash, text }) };
      if (last.hash !== stored)
        return {
          error: `The entry ${entryId}, in place ${due}, was altered, or one before it was removed or slipped in.`,
        };
      if (expected?.entries === due && expected.hash !== stored)
        return {
          error: `The log was made anew: the head of ${due} entries is another than the expected one.`,
        };
    }
  }
  const unchained = await selectUnchained(db);
  if (unchained !== undefined) return { error: `The entry ${unchained} was slipped in.` };
  const head = await selectHead(db);
  const noted = Math.max(head?.entries ?? 0, expected?.entries ?? 0);
  if (noted > last.entries)
    return { error: `The end was removed: ${noted} entries were noted, and ${last.entries} are there.` };
  if (head?.entries !== last.entries || head.hash !== last.hash)
    return { error: 'The head of the log was altered: it is not that of its last entry.' };
  return { head: last };
}

function hashAfter({ previous, text }: { previous: string; text: string }): string {
  return hash('sha256', Buffer.concat([Buffer.from(previous, 'hex'), Buffer.from(text)]));
}

/** Parses a head as it was printed. Returns undefined if it is malformed. */
export function readHead(text: string): AuditHead | undefined {
  const [, entries, noted] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return entries === undefined || noted === undefined ? undefined : { entries: Number(entries), hash: noted };
}
