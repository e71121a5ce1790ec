import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

type Bound = { purpose: string; email: string };

/** Stores a code and makes those sent before for the same worthless. */
export async function insertCode(
  db: Database,
  { purpose, email, codeHash, minutes }: Bound & { codeHash: string; minutes: number },
): Promise<void> {
  await runQuery(db, {
    text: `update one_time_code set used_at = now() where email = $1 and purpose = $2 and used_at is null`,
    values: [email, purpose],
  });
  await runQuery(db, {
    text: `insert into one_time_code (email, purpose, code_hash, expires_at)
      values ($1, $2, $3, now() + make_interval(mins => $4))`,
    values: [email, purpose, codeHash, minutes],
  });
}

/**
 * Counts a try of the newest code that is still good, in one statement, so that tries at the same moment are counted one
 * by one. Gives its id and hash, or undefined when there is none with a try left.
 */
export async function takeTry(
  db: Database,
  { purpose, email, most }: Bound & { most: number },
): Promise<{ id: string; codeHash: string } | undefined> {
  const [row] = await runQuery<[string, string]>(db, {
    text: `update one_time_code set tries = tries + 1 where id = (
        select id from one_time_code where email = $1 and purpose = $2 and used_at is null and expires_at > now()
        order by id desc limit 1 for update
      ) and tries < $3 returning id::text, code_hash`,
    values: [email, purpose, most],
  });
  return row && { id: row[0], codeHash: row[1] };
}

/** Marks a code as used; false when it was used at the same moment. */
export async function updateUsed(db: Database, id: string): Promise<boolean> {
  const rows = await runQuery(db, {
    text: 'update one_time_code set used_at = now() where id = $1 and used_at is null returning 1',
    values: [id],
  });
  return rows.length > 0;
}
