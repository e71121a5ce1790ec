import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { exactTime, idText } from '#src/server/database/sql-values.server.ts';

/** A link of the chain, with the text that its hash is made of; empty when its entry is gone. */
export type ChainLink = { position: number; entryId: string; hash: string; text: string | null };

/** The links after a position, in their order. The text is made here, not by the database's own function: that may be altered. */
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

/** The first entry that no link names. */
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

export async function selectHead(db: Database): Promise<{ entries: number; hash: string } | undefined> {
  return db
    .selectFrom('audit_head')
    .select(['entries', sql<string>`encode(hash, 'hex')`.as('hash')])
    .executeTakeFirst();
}
