import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';

export type OpenClaim = {
  id: string;
  ngoId: string;
  email: string;
  name: string;
  language: Language;
  passwordHash: string;
  /** To what they agreed, and when. */
  consent: { text: string; at: string } | null;
  ngo: { name: string; nameGu: string | null; nameHi: string | null };
};

/** The undecided claim of that id on an NGO that is not deleted, locked until the transaction ends. */
export async function lockOpenClaim(db: Database, id: string): Promise<OpenClaim | undefined> {
  const [row] = await runQuery<
    [
      string,
      string,
      string,
      string,
      Language,
      string,
      OpenClaim['consent'],
      string,
      string | null,
      string | null,
    ]
  >(db, {
    text: `select c.id::text, c.ngo_id::text, c.email, c.name, c.language, c.password_hash,
        case when c.consent_text is not null then json_build_object('text', c.consent_text, 'at', c.created_at) end, n.name, n.name_gu, n.name_hi
      from ngo_claim c join ngo n on n.id = c.ngo_id
      where c.id = $1 and c.decided_at is null and n.status <> 'deleted' for update of c`,
    values: [id],
  });
  if (!row) return undefined;
  const [claimId, ngoId, email, name, language, passwordHash, consent, ngoName, nameGu, nameHi] = row;
  return {
    id: claimId,
    ngoId,
    email,
    name,
    language,
    passwordHash,
    consent,
    ngo: { name: ngoName, nameGu, nameHi },
  };
}

/** Decides it; the password is with the account now, or nowhere. */
export async function updateDecided(
  db: Database,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<void> {
  await runQuery(db, {
    text: 'update ngo_claim set decided_at = now(), accepted = $2, password_hash = null where id = $1',
    values: [id, isAccepted],
  });
}
