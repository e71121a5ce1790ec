import { clearReadTexts } from './matching-text.server.ts';
import { broaderNeeds, needById, needs, type Need } from './need-catalogue.server.ts';
import { keyOfPhrase } from './need-catalogue-errors.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readWords } from '#src/search/words/formed-words.ts';

/** A phrase that stands for a need in addition to those of the catalogue. `need` is the id of the need. */
export type AssignedPhrase = { phrase: string; need: string };

/**
 * Why a phrase cannot be assigned: `known` means that the need already has it, `taken` that an unrelated need
 * has it, so that a search could not tell the two apart.
 */
export type PhraseError = { reason: 'known' | 'taken'; need: Need };

const keysOfNeed = new Map<string, ReadonlySet<string>>();

/**
 * Replaces the assigned phrases, which supplement those of the catalogue.
 * Phrases of unknown needs are ignored.
 */
export function setAssignedPhrases(assigned: readonly AssignedPhrase[]): void {
  const usable = assigned.filter(({ need }) => needById.has(need));
  needPhrases.replaceAdditional(usable.map(({ phrase, need }) => ({ phrase, target: need })));
  clearReadTexts();
}

/**
 * Whether the catalogue already assigns the phrase, or one that a search cannot distinguish from it, to the
 * need.
 */
export function isInCatalogue({ phrase, need }: AssignedPhrase): boolean {
  return keysOf(need).has(keyOfPhrase(phrase));
}

/** Returns why a phrase cannot be assigned, given the phrases that already are, or undefined if it can. */
export function findPhraseError(
  { phrase, need }: AssignedPhrase,
  assigned: readonly AssignedPhrase[],
): PhraseError | undefined {
  const key = keyOfPhrase(phrase);
  // Only needs that these words already name can have the same phrase. This saves building the keys of all
  // others.
  const candidates = needPhrases.findWhole(readWords(phrase)).flatMap(({ targets }) => targets);
  const holders = new Set([
    ...candidates.filter((id) => keysOf(id).has(key)),
    ...assigned.filter((row) => keyOfPhrase(row.phrase) === key).map((row) => row.need),
  ]);
  if (holders.has(need)) return { reason: 'known', need: needById.get(need)! };
  const related = new Set(broaderNeeds(need));
  const other = needs.find(
    ({ id }) => holders.has(id) && !related.has(id) && !broaderNeeds(id).includes(need),
  );
  return other && { reason: 'taken', need: other };
}

function keysOf(need: string): ReadonlySet<string> {
  const keys = keysOfNeed.get(need) ?? new Set(needById.get(need)?.phrases.map(keyOfPhrase));
  keysOfNeed.set(need, keys);
  return keys;
}
