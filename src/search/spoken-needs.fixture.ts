import { readFileSync } from 'node:fs';
import { broaderNeeds } from './need-catalogue.server.ts';
import { PhraseIndex } from './phrase-index.ts';
import { readQuery } from './read-query.server.ts';

/** What somebody said, and the needs of which each would be a right understanding. */
export type SpokenNeed = { text: string; needs: readonly string[] };

const TOWNS = [
  'Rajkot',
  'Surat',
  'Ahmedabad',
  'Vadodara',
  'Bhavnagar',
  'Jamnagar',
  'Anand',
  'Dahod',
  'Bhuj',
  'Valsad',
];
const HINDI_TOWNS = [
  'राजकोट',
  'सूरत',
  'अहमदाबाद',
  'वडोदरा',
  'भावनगर',
  'जामनगर',
  'आणंद',
  'दाहोद',
  'भुज',
  'वलसाड',
];
const places = new PhraseIndex<string>({ ofNames: true });
TOWNS.forEach((town, at) => {
  for (const name of [town, HINDI_TOWNS[at]!]) places.add(name, town);
});

/** The sentences of a file beside this one. */
export function readSpokenNeeds(file: string): SpokenNeed[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', needs = ''] = line.split('\t');
      return { text, needs: needs.split(' ') };
    });
}

/** The needs that a text is understood as, the surest first. */
export function understoodNeeds(text: string): string[] {
  return readQuery({ text, places }).needs.map(({ need }) => need.id);
}

/** Whether one of the two surest needs is right, or broader or narrower than a right one. */
export function isUnderstood({ text, needs }: SpokenNeed): boolean {
  return understoodNeeds(text)
    .slice(0, 2)
    .some((found) =>
      needs.some(
        (right) =>
          found === right || broaderNeeds(found).includes(right) || broaderNeeds(right).includes(found),
      ),
    );
}
