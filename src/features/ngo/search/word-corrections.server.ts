import type { Database } from '#src/server/database.server.ts';
import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { findMeaning, meantWords } from './meanings.server.ts';
import {
  selectSpelledLike,
  selectSoundingLike,
  selectUnknown,
  type KnownWord,
} from './ngo-words.queries.server.ts';
import { townsBegunBy, type SearchUnit, type SearchWord } from './search-units.server.ts';

export type Correction = { typed: string; used: string[] };

/** A way to read a search: known words stand beside those that are not, `corrections` says which. */
export type Reading = { units: SearchUnit[]; corrections: Correction[] };

type Close = KnownWord & { distance: number };

/** Known words that are taken in the place of one. */
const USED_MOST = 3;
/** Letters that may be wrong, by the length of the word as it sounds. */
const mistakesAllowed = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);
const SKELETON_LETTERS = 'abcdefghijklmnoprstuvy';

/**
 * How a search that found nothing may be meant, the likeliest first: with the words that no name, service or meaning has
 * replaced by the closest known ones, then by all that are close; and when every word is known, with those that are one
 * mistake away beside them. The first letter must be right. Empty when nothing is close.
 */
export async function findReadings(db: Database, units: readonly SearchUnit[]): Promise<Reading[]> {
  const words = units
    .filter((unit) => !unit.meaning && townsBegunBy(unit).length === 0)
    .flatMap((unit) => unit.words);
  const unknown = await selectUnknown(db, words);
  const close = new Map<SearchWord, Close[]>();
  for (const word of unknown.length > 0 ? unknown : words) close.set(word, await findClose(db, word));

  const readings = [1, 2].map((most) => read({ units, close, most }));
  const [nearest, all] = readings as [Reading, Reading];
  if (unknown.length === 0) return nearest.corrections.length > 0 ? [nearest] : [];
  return all.corrections.length === 0 ? [] : nearest.corrections.length === 0 ? [all] : [nearest, all];
}

/** The units with every word's close ones put in that are at most so many mistakes away. */
function read(options: {
  units: readonly SearchUnit[];
  close: Map<SearchWord, Close[]>;
  most: number;
}): Reading {
  const { units, close, most } = options;
  const corrections: Correction[] = [];
  const corrected = units.map((unit) => ({
    ...unit,
    words: unit.words.map((word) => {
      const used = (close.get(word) ?? []).filter(({ distance }) => distance <= most).slice(0, USED_MOST);
      if (used.length === 0) return word;
      corrections.push({ typed: word.typed, used: [...new Set(used.map(({ spelling }) => spelling))] });
      return {
        ...word,
        corrected: used.map(({ fine, skeleton }) => ({
          keys: { raw: fine, fine, skeleton },
          meaning: findMeaning({ skeletons: [skeleton], index: 0 })?.meaning,
        })),
      };
    }),
  }));
  return { units: corrected, corrections };
}

/** Known words close to this one, the closest and most frequent first, one for each skeleton, in the script typed if it can be. */
async function findClose(db: Database, word: SearchWord): Promise<Close[]> {
  const { fine, skeleton } = word.keys;
  const atMost = mistakesAllowed(fine.length);
  if (atMost === 0) return [];
  const known = [
    ...meantWords.map((meant) => ({ ...meant, ngos: 0 })),
    ...(await selectSpelledLike(db, neighboursOf(skeleton))),
  ];
  let close = measure({ known, word, atMost });
  if (close.length === 0 && atMost > 1)
    close = measure({ known: await selectSoundingLike(db, fine), word, atMost });
  const language = languageOfText(word.typed);
  const isReadable = ({ spelling }: Close) => Number(languageOfText(spelling) === language);
  close.sort((a, b) => a.distance - b.distance || isReadable(b) - isReadable(a) || b.ngos - a.ngos);
  const bySkeleton = new Map<string, Close>();
  for (const one of close) if (!bySkeleton.has(one.skeleton)) bySkeleton.set(one.skeleton, one);
  return [...bySkeleton.values()];
}

function measure(options: { known: readonly KnownWord[]; word: SearchWord; atMost: number }): Close[] {
  const { known, word, atMost } = options;
  const { fine, skeleton } = word.keys;
  return known.flatMap((one) => {
    if (one.skeleton[0] !== skeleton[0] || one.skeleton === skeleton) return [];
    const distance = editDistance({ a: fine, b: one.fine, atMost });
    return distance > atMost ? [] : [{ ...one, distance }];
  });
}

/** The skeletons one mistake away, the first letter kept. */
function neighboursOf(skeleton: string): string[] {
  const found = new Set<string>();
  for (let at = 1; at <= skeleton.length; at++) {
    const [head, tail] = [skeleton.slice(0, at), skeleton.slice(at)];
    for (const letter of SKELETON_LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail[1]! + tail[0]! + tail.slice(2));
  }
  found.delete(skeleton);
  return [...found];
}
