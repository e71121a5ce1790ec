import { normalizeText } from '#src/shared/normalize-text.ts';

/**
 * Merges lists of papers into one without duplicates, ignoring differences in spacing, case and final
 * punctuation. Keeps the first spelling, sorts by how many schemes require a paper, and returns at most
 * `most` entries.
 */
export function mergePapers({
  lists,
  most,
}: {
  lists: readonly (readonly string[])[];
  most: number;
}): string[] {
  const byKey = new Map<string, { text: string; schemes: number }>();
  for (const list of lists) {
    const papers = list.map((paper) => normalizeText(paper).replace(/\s+/g, ' ').trim());
    for (const [key, text] of new Map(papers.map((paper) => [keyOf(paper), paper]))) {
      if (!key) continue;
      const entry = byKey.get(key);
      if (entry) entry.schemes++;
      else byKey.set(key, { text, schemes: 1 });
    }
  }
  return [...byKey.values()]
    .sort((a, b) => b.schemes - a.schemes)
    .slice(0, most)
    .map(({ text }) => text);
}

function keyOf(paper: string): string {
  return paper.toLowerCase().replace(/[ .;,।]+$/, '');
}
