import { readFileSync } from 'node:fs';

const sections = readSections(readFileSync(new URL('./search-corpus.txt', import.meta.url), 'utf8'));

/** Invented NGOs to be found. */
export const corpusNgos = cells('NGOs').map(([name, gu, hi, category, city, services]) => ({
  name: name!,
  nameGu: gu === '-' ? null : gu!,
  nameHi: hi === '-' ? null : hi!,
  category: category!,
  city: city!,
  services: services!.split('; '),
}));

/** What is typed, and the names of the NGOs that are meant: several where one serves the same need as well. */
export const corpusPairs = cells('Pairs').map(([typed, meant]) => ({
  typed: typed!,
  meant: meant!.split(' / '),
}));

/** What should find nothing. */
export const corpusNothing = sections.get('Nothing')!;

function cells(section: string): string[][] {
  return sections.get(section)!.map((line) => line.split(' | '));
}

/** The lines under each `[Name: explanation]`, without empty ones and remarks. */
function readSections(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const name = /^\[(\w+):/.exec(line)?.[1];
    if (name) found.set(name, (lines = []));
    else if (line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return found;
}
