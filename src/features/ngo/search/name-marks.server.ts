import { broaderNeeds, narrowerNeeds } from '#src/search/need-catalogue.server.ts';
import { needPhrases } from '#src/search/need-phrases.server.ts';
import { readWords, type FormedWord } from '#src/search/words/formed-words.ts';
import type { ReadQuery } from '#src/search/read-query.server.ts';
import { CERTAIN_LEAST } from '#src/search/search-plan.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';

/** Returns the distinct words in names that match the search, in any script. */
export function findMarks({
  names,
  query,
}: {
  names: readonly string[];
  query: Pick<ReadQuery<unknown>, 'needs' | 'certainty' | 'words'>;
}): string[] {
  const forms = new Set(query.words.flatMap((word) => word.forms));
  const firstLetters = new Set([...forms].map((form) => form[0]));
  const prefix = keysOfWord({ word: query.words.at(-1)?.word ?? '', isPrefix: true }).skeleton;
  // An uncertain need does not justify marking words that look different from those entered.
  const ids = query.certainty < CERTAIN_LEAST ? [] : query.needs.map(({ need }) => need.id);
  const needs = new Set(
    ids.flatMap((id) => [id, ...broaderNeeds(id), ...narrowerNeeds(id).map((need) => need.id)]),
  );
  const marks = new Set<string>();
  for (const name of names) {
    const words = readWords(name);
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (isMatch({ word, forms, prefix })) marks.add(word.original);
      const mayBeJoined = next && firstLetters.has(word.forms[0]![0]);
      if (mayBeJoined && forms.has(joinedSkeleton(word, next))) marks.add(word.original).add(next.original);
    });
    const phrases = needPhrases.mayContain(words, needs)
      ? needPhrases.findWhole(words, { joinsWords: false })
      : [];
    for (const { targets, at } of phrases) {
      if (targets.some((id) => needs.has(id))) for (const place of at) marks.add(words[place]!.original);
    }
  }
  return [...marks];
}

/** Shorter prefixes are not marked, because the search ignores them too. */
const PREFIX_LEAST = 3;

function isMatch({ word, forms, prefix }: { word: FormedWord; forms: Set<string>; prefix: string }): boolean {
  const startsWithPrefix = prefix.length >= PREFIX_LEAST && word.forms[0]!.startsWith(prefix);
  return startsWithPrefix || word.forms.some((form) => forms.has(form));
}

function joinedSkeleton(first: FormedWord, second: FormedWord): string {
  return keysOfWord({ word: first.word + second.word }).skeleton;
}
