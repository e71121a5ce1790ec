/** A phrase found in a text: what it stands for, the positions of its words, and how much of it is there, from 0 to 1. */
export type PhraseMatch<Target> = {
  targets: readonly Target[];
  at: readonly number[];
  weight: number;
  share: number;
};

/** Without those that share a word with one that says more, unless it is the same words. */
export function withoutRivals<Target>(matches: PhraseMatch<Target>[]): PhraseMatch<Target>[] {
  const taken: PhraseMatch<Target>[] = [];
  const gain = ({ weight, share }: PhraseMatch<Target>) => weight * share ** 2;
  for (const match of matches.sort((a, b) => b.at.length - a.at.length || gain(b) - gain(a))) {
    const rival = taken.find((one) => match.at.some((place) => one.at.includes(place)));
    const isEqual =
      rival &&
      gain(match) >= 0.8 * gain(rival) &&
      rival.at.length === match.at.length &&
      match.at.every((place) => rival.at.includes(place));
    if (!rival || isEqual) taken.push(match);
  }
  return taken;
}
