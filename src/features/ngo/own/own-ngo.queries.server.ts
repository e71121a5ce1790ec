import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoStatus } from '../ngo.values.ts';

export type NgoOfAccount = {
  _id: string;
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  status: NgoStatus;
};

/** What the browser keeps of the NGO of whoever signed in. */
export async function selectNgoOfAccount(db: Database, id: string): Promise<NgoOfAccount | undefined> {
  const [row] = await runQuery<[string, string, string | null, string | null, string, string, NgoStatus]>(
    db,
    {
      text: `select id::text, name, name_gu, name_hi, category, city, status from ngo where id = $1 and status <> 'deleted'`,
      values: [id],
    },
  );
  if (!row) return undefined;
  const [_id, name, nameGu, nameHi, category, city, status] = row;
  return { _id, name, nameGu, nameHi, category, city, status };
}

export async function selectIdByName(db: Database, name: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select id::text from ngo where name = $1 and status <> 'deleted' order by id limit 1`,
    values: [name],
  });
  return row?.[0];
}
