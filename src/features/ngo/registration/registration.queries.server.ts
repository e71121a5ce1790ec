import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** An NGO that a new one could be. */
export type Candidate = {
  _id: string;
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  isListed: boolean;
  hasAccount: boolean;
};
type Selected = [string, string, string | null, string | null, string, string, boolean, boolean];

const SELECTED = `select id::text, name, name_gu, name_hi, category, city, listed,
    exists (select from account a where a.ngo_id = ngo.id)
  from ngo`;
/** Names that hold less than this of a sound are not looked at closer; 1 is all of it. */
const LEAST_HELD = 0.45;
const CANDIDATES_MOST = 300;

/** NGOs of this Darpan id, a deleted one included, as it can be restored; and of this PAN, deleted ones left out. */
export async function selectByNumber(
  db: Database,
  { darpanId, pan }: { darpanId: string | null; pan: string | null },
): Promise<Candidate[]> {
  const rows = await runQuery<Selected>(db, {
    text: `${SELECTED} where darpan_id = $1 or (pan = $2 and status <> 'deleted') order by id limit 10`,
    values: [darpanId, pan],
  });
  return rows.map(candidateOf);
}

/**
 * NGOs of the town that may be called alike, the likeliest first: whose sound holds most of one of the sounds, given without blanks
 * and what says little, or that the lexemes, a tsquery, find. Deleted ones left out.
 */
export async function selectAlike(
  db: Database,
  { city, sounds, lexemes }: { city: string; sounds: string[]; lexemes: string },
): Promise<Candidate[]> {
  const rows = await runQuery<Selected>(db, {
    text: `${SELECTED}, lateral (
        select max(word_similarity(sound, replace(name_sound, ' ', ''))) as held,
          max(similarity(sound, replace(name_sound, ' ', ''))) as alike
        from unnest($2::text[]) sound
      ) closest
      where city = $1 and status <> 'deleted' and (held >= ${LEAST_HELD} or search @@ $3::tsquery)
      order by alike desc, id limit ${CANDIDATES_MOST}`,
    values: [city, sounds, lexemes],
  });
  return rows.map(candidateOf);
}

function candidateOf([_id, name, nameGu, nameHi, category, city, isListed, hasAccount]: Selected): Candidate {
  return { _id, name, nameGu, nameHi, category, city, isListed, hasAccount };
}

/** From now on it waits to be checked. */
export async function updateSubmitted(db: Database, id: string): Promise<void> {
  await runQuery(db, { text: 'update ngo set submitted_at = now() where id = $1', values: [id] });
}

/** The name of a listed NGO. */
export async function selectListedName(db: Database, id: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: 'select name from ngo where id = $1 and listed',
    values: [id],
  });
  return row?.[0];
}

export type NewClaim = {
  ngoId: string;
  email: string;
  name: string;
  language: Language;
  note: string | null;
  passwordHash: string;
  consentText: string;
};

/** False when this address has claimed the NGO already and waits for the decision. */
export async function insertClaim(db: Database, claim: NewClaim): Promise<boolean> {
  const { ngoId, email, name, language, note, passwordHash, consentText } = claim;
  const rows = await runQuery(db, {
    text: `insert into ngo_claim (ngo_id, email, name, language, note, password_hash, consent_text)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (ngo_id, email) where decided_at is null do nothing returning 1`,
    values: [ngoId, email, name, language, note, passwordHash, consentText],
  });
  return rows.length > 0;
}
