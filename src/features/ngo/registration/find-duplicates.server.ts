import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { lexeme } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoRecord } from '#src/features/ngo/ngo-record.server.ts';
import type { Duplicates } from './registration.contract.ts';
import { selectAlike, selectByNumber, type Candidate } from './registration.queries.server.ts';
import { areSimilar, heardNames, type HeardName } from './similar-names.ts';

/** More would help nobody to find their own. */
const SHOWN_MOST = 5;

/**
 * Refuses an NGO that could be there already: one with its Darpan id or PAN, or, unless `isAnother`, one of the town whose name
 * looks or sounds like one of its names. Of those that are not listed only that there is one is told.
 * @throws {AppError} 409 with the similar ones in `data`.
 */
export async function refuseDuplicates(
  db: Database,
  { record, isAnother }: { record: NgoRecord; isAnother: boolean },
): Promise<void> {
  const { darpanId = null, pan = null } = record;
  const sameNumber = darpanId || pan ? await selectByNumber(db, { darpanId, pan }) : [];
  if (sameNumber.length > 0) throw duplicate({ found: sameNumber, mayBeAnother: false });
  if (isAnother) return;
  const alike = await findAlike(db, record);
  if (alike.length > 0) throw duplicate({ found: alike, mayBeAnother: true });
}

async function findAlike(db: Database, record: NgoRecord): Promise<Candidate[]> {
  const heard = heardNames(record);
  const candidates = await selectAlike(db, {
    city: record.city,
    sounds: heard.map(({ joined }) => joined.fine),
    lexemes: heard.flatMap(lexemesOf).join(' | '),
  });
  return candidates.filter((candidate) => areSimilar(heard, heardNames(candidate)));
}

/** A tsquery of all words of a name, each by itself or written in one with its neighbour, as the search keeps them. */
function lexemesOf({ words }: HeardName): string[] {
  const alone = words.map(({ keys }) => keys.skeleton);
  const pairs = words
    .slice(1)
    .map(({ word }, index) => keysOfWord({ word: words[index]!.word + word }).skeleton);
  const each = alone.map((skeleton, index) =>
    [skeleton, pairs[index - 1], pairs[index]]
      .flatMap((key) => (key ? [`'${lexeme.skeleton(key).replace(/['\\]/g, '')}'`] : []))
      .join(' | '),
  );
  const all = each.map((choice) => `(${choice})`).join(' & ');
  return all === '' ? [] : [`(${all})`];
}

function duplicate({ found, mayBeAnother }: { found: Candidate[]; mayBeAnother: boolean }): AppError {
  const similar = found.filter(({ isListed }) => isListed).slice(0, SHOWN_MOST);
  const waits = found.some(({ isListed }) => !isListed);
  const data: Duplicates = {
    similar: similar.map(({ isListed: _, ...shown }) => shown),
    waits,
    mayBeAnother,
  };
  const key = similar.length === 0 ? 'ngoWaits' : mayBeAnother ? 'ngoSimilar' : 'ngoThere';
  return new AppError({ status: 409, key, data });
}
