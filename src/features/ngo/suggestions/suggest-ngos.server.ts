import type { SoundKeys } from '#src/shared/indic/sound-keys.ts';
import type { Database } from '#src/server/database.server.ts';
import { lexeme, soundOfName } from '#src/features/ngo/ngo-lexemes.server.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { PARTIAL_WORD, selectSuggestions } from './ngo-suggest.queries.server.ts';
import { readQueryWords } from '#src/search/words/formed-words.ts';
import { suggestNeeds, suggestPlaces } from './suggest-places.server.ts';

const SUGGESTIONS_MOST = 8;
/** The maximum per kind as long as there are others to show. */
const PLACES_MOST = 2;
const NEEDS_MOST = 3;
/** A single partial word is not specific enough if more NGOs than this have it. */
const WORD_NGOS_MOST = 1500;
const ANY = 2_000_000_000;

/**
 * Returns at most eight suggestions for a partial text in any script and spelling: needs, towns and
 * categories whose name begins with it, then NGOs, then further needs, towns and categories. NGOs whose whole
 * name begins with the text come before those with a matching word. Empty if the text has no letter or digit.
 */
export async function suggestNgos(db: Database, text: string): Promise<NgoSuggestion[]> {
  const query = text.slice(0, SEARCH_MOST);
  const words = readQueryWords(query);
  const prefix = words.at(-1)?.prefix;
  if (!prefix) return [];
  const sound = soundOfName(query, true);
  const { towns, categories } = suggestPlaces(sound);
  const whole = words.slice(0, -1).map(({ keys }) => `'${lexeme.skeleton(keys.skeleton)}':A`);
  const ngos = await selectSuggestions(db, {
    sound,
    most: SUGGESTIONS_MOST,
    ...beginningOf(prefix),
    wordNgosMost: whole.length > 0 ? ANY : WORD_NGOS_MOST,
    query: [...whole, `('${PARTIAL_WORD}')`].join(' & '),
  });
  const { named, others } = suggestNeeds(sound, { areWordsNames: ngos.length === 0 });
  const first = [
    ...named.slice(0, NEEDS_MOST),
    ...towns.slice(0, PLACES_MOST),
    ...categories.slice(0, PLACES_MOST),
  ];
  const last = [
    ...[...named.slice(NEEDS_MOST), ...others].slice(0, NEEDS_MOST),
    ...towns.slice(PLACES_MOST),
    ...categories.slice(PLACES_MOST),
  ];
  return [...first, ...ngos, ...last].slice(0, SUGGESTIONS_MOST);
}

/**
 * Returns the prefix that completions must have: a skeleton, or a sound if the skeleton is too short to be
 * specific.
 */
function beginningOf(prefix: SoundKeys): { last: string; bySound: boolean } {
  // A skeleton contains an `a` after its first letter only if it would be too short without it.
  const bySound = prefix.skeleton.includes('a', 1);
  return { last: bySound ? prefix.fine : prefix.skeleton, bySound };
}
