import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { lexeme, quoteLexeme } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoRecord } from '#src/features/ngo/ngo-record.server.ts';
import type { Duplicates } from './registration.contract.ts';
import { selectSimilar, selectByNumber, type Candidate } from './registration.queries.server.ts';
import { areSimilar, spokenNames, type SpokenName } from './similar-names.ts';

/** A longer list would not help users to find their own NGO. */
const SHOWN_MOST = 5;

/**
 * Rejects an NGO that may already exist: one with the same Darpan id or PAN, or, unless `isAnother`, one in
 * the same town with a name that looks or sounds similar. Of unlisted NGOs the error reveals only that one
 * exists.
 * @throws {AppError} 409 with the similar NGOs in `data`.
 */
export async function refuseDuplicates(
  db: Database,
  { record, isAnother }: { record: NgoRecord; isAnother: boolean },
): Promise<void> {
  const { darpanId = null, pan = null } = record;
  const sameNumber = darpanId || pan ? await selectByNumber(db, { darpanId, pan }) : [];
  if (sameNumber.length > 0) throw duplicate({ candidates: sameNumber, mayBeAnother: false });
  if (isAnother) return;
  const similar = await findSimilar(db, record);
  if (similar.length > 0) throw duplicate({ candidates: similar, mayBeAnother: true });
}

async function findSimilar(db: Database, record: NgoRecord): Promise<Candidate[]> {
  const names = spokenNames(record);
  const candidates = await selectSimilar(db, {
    city: record.city,
    sounds: names.map(({ joined }) => joined.fine),
    lexemes: names.flatMap(lexemesOf).join(' | '),
  });
  return candidates.filter((candidate) => areSimilar(names, spokenNames(candidate)));
}

/**
 * Returns a tsquery for all words of a name, each alone or joined with a neighbour, in the form of the search
 * index.
 */
export function lexemesOf({ words }: SpokenName): string[] {
  const alone = words.map(({ keys }) => keys.skeleton);
  const pairs = words
    .slice(1)
    .map(({ word }, index) => keysOfWord({ word: words[index]!.word + word }).skeleton);
  const each = alone.map((skeleton, index) =>
    [skeleton, pairs[index - 1], pairs[index]]
      .flatMap((key) => (key ? [quoteLexeme(lexeme.skeleton(key))] : []))
      .join(' | '),
  );
  const all = each.map((choice) => `(${choice})`).join(' & ');
  return all === '' ? [] : [`(${all})`];
}

function duplicate({
  candidates,
  mayBeAnother,
}: {
  candidates: Candidate[];
  mayBeAnother: boolean;
}): AppError {
  const similar = candidates.filter(({ isListed }) => isListed).slice(0, SHOWN_MOST);
  const waits = candidates.some(({ isListed }) => !isListed);
  const data: Duplicates = {
    similar: similar.map(({ isListed: _, ...ngo }) => ngo),
    waits,
    mayBeAnother,
  };
  const key = similar.length === 0 ? 'ngoWaits' : mayBeAnother ? 'ngoSimilar' : 'ngoThere';
  return new AppError({ status: 409, key, data });
}
