import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';

export type NgoAccount = {
  _id: string;
  email: string;
  name: string;
  language: Language;
  isDisabled: boolean;
  /** ISO 8601, UTC. */
  signedInAt: string | null;
};

export async function selectNgoAccounts(db: Database, ngoId: string): Promise<NgoAccount[]> {
  const rows = await runQuery<[string, string, string, Language, boolean, string | null]>(db, {
    text: `select id::text, email, name, language, disabled_at is not null,
        to_char(signed_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      from account where ngo_id = $1 order by id`,
    values: [ngoId],
  });
  return rows.map(([_id, email, name, language, isDisabled, signedInAt]) => ({
    ...{ _id, email, name, language, isDisabled, signedInAt },
  }));
}

/** To which text in which language somebody agreed, and when (ISO 8601). */
export type Consent = { text: string; at: string };

export async function updateConsentGiven(
  db: Database,
  { id, consent }: { id: string; consent: Consent },
): Promise<void> {
  await runQuery(db, {
    text: 'update account set consented_at = $2, consent_text = $3 where id = $1',
    values: [id, consent.at, consent.text],
  });
}

/** With all that hangs on them: known browsers, links to new passwords. */
export async function deleteNgoAccounts(db: Database, ngoId: string): Promise<void> {
  await runQuery(db, { text: 'delete from account where ngo_id = $1', values: [ngoId] });
}
