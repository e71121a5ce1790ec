import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { NGO_NAMES } from '#src/features/ngo/ngo-fragments.server.ts';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SimilarNgo } from './registration.contract.ts';

/** An existing NGO that may be the same as a new one. */
export type Candidate = SimilarNgo & { isListed: boolean };
/**
 * Minimum word similarity of two names (1 is full containment). Less similar ones are not compared further.
 */
const MIN_CONTAINMENT = 0.45;
const CANDIDATES_MOST = 300;

const selectCandidates = (db: Database) =>
  db.selectFrom('ngo as n').select((eb) => [
    idText(eb, 'n.id').as('_id'),
    ...NGO_NAMES,
    'n.category',
    'n.city',
    'n.listed as isListed',
    eb
      .exists(eb.selectFrom(accountColumns(db).as('a')).whereRef('a.ngo_id', '=', 'n.id'))
      .$castTo<boolean>()
      .as('hasAccount'),
  ]);

/**
 * Returns NGOs with this Darpan id, including deleted ones because they can be restored, or with this PAN,
 * excluding deleted ones.
 */
export async function selectByNumber(
  db: Database,
  { darpanId, pan }: { darpanId: string | null; pan: string | null },
): Promise<Candidate[]> {
  return selectCandidates(db)
    .where((eb) =>
      eb.or([
        eb('n.darpan_id', '=', darpanId),
        eb.and([eb('n.pan', '=', pan), eb('n.status', '<>', 'deleted')]),
      ]),
    )
    .orderBy('n.id')
    .limit(10)
    .execute();
}

/**
 * Returns NGOs of a town with possibly similar names, the most similar first: those whose sound contains most
 * of one of `sounds` (without spaces and insignificant words), and those that match the tsquery `lexemes`.
 * Excludes deleted ones.
 */
export async function selectSimilar(
  db: Database,
  { city, sounds, lexemes }: { city: string; sounds: string[]; lexemes: string },
): Promise<Candidate[]> {
  const name = sql`replace(name_sound, ' ', '')`;
  const closest = sql<{ containment: number; alike: number }>`lateral (
    select max(word_similarity(sound, ${name})) as containment, max(similarity(sound, ${name})) as alike
    from unnest(${sounds}::text[]) sound
  )`;
  return selectCandidates(db)
    .innerJoin(closest.as<'closest'>(sql`closest`), (join) => join.onTrue())
    .where('n.city', '=', city)
    .where('n.status', '<>', 'deleted')
    .where((eb) =>
      eb.or([eb('containment', '>=', MIN_CONTAINMENT), sql<boolean>`n.search @@ ${lexemes}::tsquery`]),
    )
    .orderBy('alike', 'desc')
    .orderBy('n.id')
    .limit(CANDIDATES_MOST)
    .execute();
}

/** Submits the NGO for verification. */
export async function updateSubmitted(db: Database, id: string): Promise<void> {
  await db.updateTable('ngo').set({ submitted_at: now }).where('id', '=', rowId(id)).execute();
}

/** Returns the name of a listed NGO. */
export async function selectListedName(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ngo')
    .select('name')
    .where('id', '=', rowId(id))
    .where('listed', '=', true)
    .executeTakeFirst();
  return row?.name;
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

/** Saves a claim. Returns false if the address already has an undecided claim to the NGO. */
export async function insertClaim(db: Database, claim: NewClaim): Promise<string | undefined> {
  const { ngoId, email, name, language, note, passwordHash, consentText } = claim;
  const row = await db
    .insertInto('ngo_claim')
    .values({
      ngo_id: ngoId,
      email,
      name,
      language,
      note,
      password_hash: passwordHash,
      consent_text: consentText,
    })
    .onConflict((conflict) =>
      conflict.columns(['ngo_id', 'email']).where('decided_at', 'is', null).doNothing(),
    )
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}
