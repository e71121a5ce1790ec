import { forgetReadTexts } from './matching-text.server.ts';
import { broaderNeeds, needById, needs, type Need } from './need-catalogue.server.ts';
import { keyOfPhrase } from './need-catalogue-errors.ts';
import { needPhrases } from './need-phrases.server.ts';
import { readWords } from './formed-words.ts';

/** Words that stand for a need beside what the catalogue says; `need` is its id. */
export type AssignedPhrase = { phrase: string; need: string };

/** What speaks against a phrase: the need has it, or one that has nothing to do with it, so that nothing tells the two apart. */
export type PhraseError = { reason: 'known' | 'taken'; need: Need };

const keysOfNeed = new Map<string, ReadonlySet<string>>();

/** Lets exactly these phrases, and the catalogue's, stand for needs; those of needs that are there no more are left out. */
export function setAssignedPhrases(assigned: readonly AssignedPhrase[]): void {
  const usable = assigned.filter(({ need }) => needById.has(need));
  needPhrases.replaceMore(usable.map(({ phrase, need }) => ({ phrase, target: need })));
  forgetReadTexts();
}

/** Whether the catalogue lets the phrase, or one that a search cannot tell from it, stand for the need. */
export function isInCatalogue({ phrase, need }: AssignedPhrase): boolean {
  return keysOf(need).has(keyOfPhrase(phrase));
}

/** What speaks against assigning a phrase, beside those that are assigned; undefined if nothing does. */
export function findPhraseError(
  { phrase, need }: AssignedPhrase,
  assigned: readonly AssignedPhrase[],
): PhraseError | undefined {
  const key = keyOfPhrase(phrase);
  // Only needs that the words name now can have the same phrase: the keys of all others need not be made.
  const named = needPhrases.findWhole(readWords(phrase)).flatMap(({ targets }) => targets);
  const holders = new Set([
    ...named.filter((id) => keysOf(id).has(key)),
    ...assigned.filter((one) => keyOfPhrase(one.phrase) === key).map((one) => one.need),
  ]);
  if (holders.has(need)) return { reason: 'known', need: needById.get(need)! };
  const related = new Set(broaderNeeds(need));
  const other = needs.find(
    ({ id }) => holders.has(id) && !related.has(id) && !broaderNeeds(id).includes(need),
  );
  return other && { reason: 'taken', need: other };
}

function keysOf(need: string): ReadonlySet<string> {
  const known = keysOfNeed.get(need) ?? new Set(needById.get(need)?.phrases.map(keyOfPhrase));
  keysOfNeed.set(need, known);
  return known;
}
