import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

/** The scheme that a link's registration is for; undefined when the link is unknown or too old, or the scheme is deleted. */
export async function selectSchemeOfLink(db: Database, confirmHash: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select r.scheme_id::text from scheme_registration r join scheme s on s.id = r.scheme_id
      where r.confirm_hash = $1 and r.confirm_until > now() and s.deleted_at is null`,
    values: [confirmHash],
  });
  return row?.[0];
}

/** Lets confirmations of one scheme come one after another, until the transaction `db` ends. */
export async function lockConfirming(db: Database, schemeId: string): Promise<void> {
  await runQuery(db, { text: `select from scheme where id = $1 for no key update`, values: [schemeId] });
}

export type Confirming = {
  id: string;
  /** The registration that is shown for the same person: this one, an earlier one, or none. */
  shown: { id: string; isConfirmed: boolean } | null;
};

export async function selectConfirming(db: Database, confirmHash: string): Promise<Confirming | undefined> {
  const [row] = await runQuery<[string, string | null, boolean | null]>(db, {
    text: `select r.id::text, o.id::text, o.confirmed_at is not null
      from scheme_registration r left join scheme_registration o on o.scheme_id = r.scheme_id
        and o.mobile_key = r.mobile_key and o.email_key = r.email_key and o.is_shown
      where r.confirm_hash = $1`,
    values: [confirmHash],
  });
  if (!row) return undefined;
  const [id, shown, isConfirmed] = row;
  return { id, shown: shown === null ? null : { id: shown, isConfirmed: isConfirmed === true } };
}

/** It makes room for the one that was confirmed. */
export async function hideRegistration(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update scheme_registration set is_shown = false, superseded_at = now() where id = $1`,
    values: [id],
  });
}

/** What the NGO has noted of `earlier`, the same person's, goes on with it. */
export async function updateConfirmed(
  db: Database,
  { id, earlier }: { id: string; earlier: string },
): Promise<void> {
  await runQuery(db, {
    text: `update scheme_registration r set is_shown = true, confirmed_at = now(), superseded_at = null, updated_at = now(),
        status = o.status, note = o.note, decided_at = o.decided_at
      from scheme_registration o where r.id = $1 and o.id = $2`,
    values: [id, earlier],
  });
}

/** Marks what others sent with the same mobile number and did not confirm; the NGO goes on seeing it. */
export async function supersedeUnconfirmed(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update scheme_registration o set superseded_at = now() from scheme_registration r
      where r.id = $1 and o.scheme_id = r.scheme_id and o.mobile_key = r.mobile_key and r.mobile_key ~ '^[0-9]{10}$'
        and o.id <> r.id and o.is_shown and o.confirmed_at is null and o.superseded_at is null`,
    values: [id],
  });
}
