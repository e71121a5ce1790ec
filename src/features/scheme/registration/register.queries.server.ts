import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { CleanRegistration } from './register.rules.ts';

export type NewRegistration = CleanRegistration & {
  schemeId: string;
  keys: { mobile: string; email: string };
  language: Language;
  search: string;
};

/** Gives its id; undefined when the same email or mobile number is registered for the scheme already, at the same moment too. */
export async function insertRegistration(db: Database, given: NewRegistration): Promise<string | undefined> {
  const { schemeId, name, mobileNumber, email, address, city, keys, language, search } = given;
  const [row] = await runQuery<[string]>(db, {
    name: 'scheme_register',
    text: `insert into scheme_registration (scheme_id, name, mobile_number, mobile_key, email, email_key, address, city,
        language, search)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::tsvector) on conflict do nothing returning id::text`,
    values: [schemeId, name, mobileNumber, keys.mobile, email, keys.email, address, city, language, search],
  });
  return row?.[0];
}

/** Keeps the scheme from being deleted until the transaction `db` ends; false when it is. */
export async function holdScheme(db: Database, id: string): Promise<boolean> {
  const rows = await runQuery(db, {
    name: 'scheme_hold',
    text: 'select 1 from scheme where id = $1 and deleted_at is null for share',
    values: [id],
  });
  return rows.length > 0;
}
