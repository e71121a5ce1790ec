import { broaderNeeds, narrowerNeeds } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import type { FormedWord } from './phrase-index.ts';

/** Less than this says nothing, nor does what is so much weaker than the best; more of them are not looked at. */
const SHARE_LEAST = 0.05;
const SHARE_OF_BEST = 0.5;
const HINTS_MOST = 3;
/** A word that is a single sound is any letter. */
const SOUNDS_LEAST = 2;

/**
 * The needs that words hint at whose phrases were not typed: those whose phrases hold the words, by how much of such a phrase is theirs
 * and how few other needs use them too. `hail destroyed wheat` is no phrase, yet each of its words speaks of crop loss. The
 * surest first, with a share from 0 to 1.
 */
export function findHints(words: readonly FormedWord[]): { id: string; share: number }[] {
  const found = new Map<string, number>();
  for (const word of words.filter((one) => one.forms[0]!.length >= SOUNDS_LEAST)) {
    const shares = needPhrases.sharesOfPhrases(word);
    let all = 0;
    for (const { sum } of shares.values()) all += sum;
    for (const [id, { sum, most }] of shares) {
      let family = sum;
      for (const other of familyOf(id)) family += shares.get(other)?.sum ?? 0;
      found.set(id, (found.get(id) ?? 0) + (most * family) / all / words.length);
    }
  }
  const hints = [...found].map(([id, share]) => ({ id, share })).sort((a, b) => b.share - a.share);
  const least = Math.max(SHARE_LEAST, SHARE_OF_BEST * (hints[0]?.share ?? 0));
  return hints.filter(({ share }) => share >= least).slice(0, HINTS_MOST);
}

const families = new Map<string, readonly string[]>();

/** The needs that a need is part of, and those that are part of it: a word that they share speaks for each. */
function familyOf(id: string): readonly string[] {
  const known = families.get(id);
  if (known) return known;
  const family = [...broaderNeeds(id), ...narrowerNeeds(id).map((need) => need.id)];
  families.set(id, family);
  return family;
}
