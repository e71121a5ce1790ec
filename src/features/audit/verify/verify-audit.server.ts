import { hash } from 'node:crypto';
import type { Database } from '#src/server/database.server.ts';
import { selectHead, selectLinks, selectUnchained } from './audit-chain.queries.server.ts';

/** How many entries there were, and the hash of the last one: as short as `12:5f70bf18…`, to be noted elsewhere. */
export type AuditHead = { entries: number; hash: string };

export type AuditVerdict = { head: AuditHead; error?: undefined } | { error: string };

/** Entries read at once. */
const PAGE = 5_000;
/** What the first entry follows. */
const NOTHING = hash('sha256', '');

/**
 * Walks the whole audit log and reckons each hash anew. Names the first entry that was altered, removed or slipped in, and a
 * missing end; with `expected`, a head that was noted before, also a log that was made anew from its first entry on.
 */
export async function verifyAudit(
  db: Database,
  { expected, pageSize = PAGE }: { expected?: AuditHead | undefined; pageSize?: number } = {},
): Promise<AuditVerdict> {
  // One moment for all pages, whatever is added meanwhile.
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

/** A head as it was printed; undefined when it is none. */
export function readHead(text: string): AuditHead | undefined {
  const [, entries, noted] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return entries === undefined || noted === undefined ? undefined : { entries: Number(entries), hash: noted };
}
