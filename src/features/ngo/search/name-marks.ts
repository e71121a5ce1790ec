import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import type { SearchUnit } from './search-units.ts';

/** The words of the names that the search meant, in whatever script they stand, each once. */
export function findMarks({
  names,
  units,
}: {
  names: readonly (string | null)[];
  units: readonly SearchUnit[];
}): string[] {
  const { whole, begun } = keysMeant(units);
  const isMeant = (skeleton: string) =>
    whole.has(skeleton) || begun.some((prefix) => skeleton.startsWith(prefix));
  const marks = new Set<string>();
  for (const name of names) {
    const words = name === null ? [] : wordsOfText(name);
    words.forEach(({ word, typed }, index) => {
      const { fine, skeleton } = keysOfWord({ word });
      if (isMeant(skeleton) || begun.some((prefix) => fine.startsWith(prefix))) marks.add(typed);
      const next = words[index + 1];
      if (next && whole.has(keysOfWord({ word: word + next.word }).skeleton))
        marks.add(typed).add(next.typed);
    });
  }
  return [...marks];
}

function keysMeant(units: readonly SearchUnit[]): { whole: Set<string>; begun: string[] } {
  const whole = new Set<string>();
  const begun: string[] = [];
  units.forEach(({ words, meaning }, index) => {
    for (const { keys, prefix, corrected } of words) {
      for (const { skeleton } of [keys, ...corrected]) whole.add(skeleton);
      if (prefix && prefix.fine.length > 1) begun.push(prefix.skeleton);
    }
    for (const skeletons of meaning?.synonyms.values() ?? []) {
      if (skeletons.length === 1) whole.add(skeletons[0]!);
    }
    const next = units[index + 1];
    if (next) whole.add(keysOfWord({ word: words.at(-1)!.word + next.words[0]!.word }).skeleton);
  });
  return { whole, begun };
}
