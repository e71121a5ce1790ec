import {
  closestNeedWord,
  findUnknownWords,
  mistakesAllowed,
  type CloseWord,
} from '#src/search/need-corrections.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { nameQuery } from '#src/features/ngo/ngo-lexemes.server.ts';
import { isNamed, selectSoundingLike, selectSpelledLike, selectUnknown } from './ngo-words.queries.server.ts';
import { placePhrases } from '#src/features/reference/places.server.ts';

/**
 * Maps unknown words of a text to what they may be misspellings of: the closest word of a need or of a listed
 * NGO, if there is a close one.
 */
export async function findCorrections(db: Database, text: string): Promise<Map<string, string>> {
  const corrected = new Map<string, string>();
  const unknownWords = await selectUnknown(db, findUnknownWords({ text, places: placePhrases }));
  for (const { word } of unknownWords) {
    const { fine } = keysOfWord({ word });
    const atMost = mistakesAllowed(fine.length);
    if (atMost === 0) continue;
    const ofNeed = closestNeedWord(word, text);
    const ofNgo = await closestNgoWord(db, { word, atMost });
    // If both are equally close, a name is more likely than a need.
    const best = ofNgo && ofNgo.distance <= (ofNeed?.distance ?? atMost) ? ofNgo.word : ofNeed?.word;
    if (best !== undefined) corrected.set(word, best);
  }
  return corrected;
}

/**
 * Returns only the corrections that complete a phrase with the other words. They apply even if the text finds
 * something without them, unless an equally close word completes the name of an NGO.
 */
export async function findCompletions(db: Database, text: string): Promise<Map<string, string>> {
  const close = new Map<string, CloseWord>();
  const words = findUnknownWords({ text, places: placePhrases }).filter(({ word }) => {
    const closest = closestNeedWord(word, text);
    if (closest?.isCompleting) close.set(word, closest);
    return closest?.isCompleting;
  });
  const completed = new Map<string, string>();
  for (const { word } of await selectUnknown(db, words)) {
    const ofNeed = close.get(word)!;
    if (!(await isNameMeant(db, { text, word, ofNeed }))) completed.set(word, ofNeed.word);
  }
  return completed;
}

/**
 * Returns whether a word of an NGO is as close as that of a need, and an NGO's name contains it and all other
 * words.
 */
async function isNameMeant(
  db: Database,
  { text, word, ofNeed }: { text: string; word: string; ofNeed: CloseWord },
): Promise<boolean> {
  const atMost = Math.floor(ofNeed.distance);
  const ofNgo = await closestNgoWord(db, { word, atMost });
  if (!ofNgo) return false;
  const name = wordsOfText(text).map((entry) => (entry.word === word ? ofNgo.word : entry.word));
  return isNamed(db, nameQuery(name.join(' ')));
}

/** Returns the word of a listed NGO that is closest to a misspelled one, preferably in the script entered. */
async function closestNgoWord(
  db: Database,
  { word, atMost }: { word: string; atMost: number },
): Promise<{ word: string; distance: number } | undefined> {
  const { fine, skeleton } = keysOfWord({ word });
  const spelled = await selectSpelledLike(db, neighboursOf(skeleton));
  const close = spelled.length > 0 ? spelled : await selectSoundingLike(db, fine);
  const language = languageOfText(word);
  const isReadable = (spelling: string) => Number(languageOfText(spelling) === language);
  const [best] = close
    .filter((candidate) => candidate.fine[0] === fine[0] && candidate.spelling !== '')
    .map((candidate) => ({ ...candidate, distance: editDistance({ a: fine, b: candidate.fine, atMost }) }))
    .filter(({ distance }) => distance <= atMost)
    .sort(
      (a, b) => a.distance - b.distance || isReadable(b.spelling) - isReadable(a.spelling) || b.ngos - a.ngos,
    );
  return best && { word: best.spelling, distance: best.distance };
}

const SKELETON_LETTERS = 'abcdefghijklmnoprstuvy';

/** Returns the skeletons that are one mistake away and have the same first letter. */
function neighboursOf(skeleton: string): string[] {
  const neighbours = new Set<string>();
  for (let at = 1; at <= skeleton.length; at++) {
    const [head, tail] = [skeleton.slice(0, at), skeleton.slice(at)];
    for (const letter of SKELETON_LETTERS) {
      neighbours.add(head + letter + tail);
      if (tail) neighbours.add(head + letter + tail.slice(1));
    }
    if (tail) neighbours.add(head + tail.slice(1));
    if (tail.length > 1) neighbours.add(head + tail[1]! + tail[0]! + tail.slice(2));
  }
  neighbours.delete(skeleton);
  return [...neighbours];
}
