import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { exactTime, idText } from '#src/server/database/sql-values.server.ts';

/** A link of the hash chain, with the text that its hash covers. `text` is null if the entry is missing. */
export type ChainLink = { position: number; entryId: string; hash: string; text: string | null };

/**
 * Returns the links after a position, in order. Builds the text here rather than with the database's own
 * function, because that function may have been altered.
 */
export async function selectLinks(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<ChainLink[]> {
  return db
    .selectFrom('audit_chain as c')
    .leftJoin('audit_entry as e', 'e.id', 'c.entry_id')
    .select((eb) => [
      'c.position',
      idText(eb, 'c.entry_id').as('entryId'),
      sql<string>`encode(c.hash, 'hex')`.as('hash'),
      sql<
        string | null
      >`case when e.id is not null then jsonb_build_array(e.id, ${exactTime(eb, 'e.at')}, e.account_id,
        e.account_email, e.role, e.address, e.request_id, e.action, e.entity, e.entity_id, e.ngo_id, e.before,
        e.after)::text end`.as('text'),
    ])
    .where('c.position', '>', after)
    .orderBy('c.position')
    .limit(limit)
    .execute();
}

/** Returns the id of the first entry that has no link in the chain, if any. */
export async function selectUnchained(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit_entry as e')
    .select((eb) => idText(eb, 'e.id').as('id'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_chain as c').select('c.position').whereRef('c.entry_id', '=', 'e.id'))),
    )
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the number of entries and the last hash (hex) that the database has recorded, if any. */
export async function selectHead(db: Database): Promise<{ entries: number; hash: string } | undefined> {
  return db
    .selectFrom('audit_head')
    .select(['entries', sql<string>`encode(hash, 'hex')`.as('hash')])
    .executeTakeFirst();
}
