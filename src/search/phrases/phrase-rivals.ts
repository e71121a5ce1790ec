/**
 * A phrase found in a text: its targets, the positions of its words, its weight, and its share from 0 to 1
 * that was found.
 */
export type PhraseMatch<Target> = {
  targets: readonly Target[];
  at: readonly number[];
  weight: number;
  share: number;
};

/**
 * Removes each match that shares a word with a more significant one, unless both have the same words and
 * nearly the same weight.
 */
export function withoutRivals<Target>(matches: PhraseMatch<Target>[]): PhraseMatch<Target>[] {
  const result: PhraseMatch<Target>[] = [];
  const gain = ({ weight, share }: PhraseMatch<Target>) => weight * share ** 2;
  for (const match of matches.sort((a, b) => b.at.length - a.at.length || gain(b) - gain(a))) {
    const rival = result.find((other) => match.at.some((place) => other.at.includes(place)));
    const isEqual =
      rival &&
      gain(match) >= 0.8 * gain(rival) &&
      rival.at.length === match.at.length &&
      match.at.every((place) => rival.at.includes(place));
    if (!rival || isEqual) result.push(match);
  }
  return result;
}
