import { readFileSync } from 'node:fs';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';

const sections = readSections(readFileSync(new URL('./search-corpus.txt', import.meta.url), 'utf8'));

/** Fake NGOs to search for. */
export const corpusNgos = cells('NGOs').map(([name, gu, hi, category, city, services]) => ({
  name: name!,
  nameGu: gu === '-' ? null : gu!,
  nameHi: hi === '-' ? null : hi!,
  category: category!,
  city: city!,
  services: parseServices(services!).services,
}));

/**
 * Entered texts and the names of the NGOs they mean. There are several if others serve the same need equally
 * well.
 */
export const corpusPairs = cells('Pairs').map(([query, expected]) => ({
  query: query!,
  expected: expected!.split(' / '),
}));

/** Texts that should find nothing. */
export const corpusNothing = sections.get('Nothing')!;

function cells(section: string): string[][] {
  return sections.get(section)!.map((line) => line.split(' | '));
}

/** Returns the lines below each `[Name: explanation]` without blank lines and comments. */
function readSections(text: string): Map<string, string[]> {
  const result = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const name = /^\[(\w+):/.exec(line)?.[1];
    if (name) result.set(name, (lines = []));
    else if (line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return result;
}
