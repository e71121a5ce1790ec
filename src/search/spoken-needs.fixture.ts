import { readFileSync } from 'node:fs';
import { broaderNeeds } from './need-catalogue.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';

/** A sentence that somebody said, and the ids of all needs that are a correct interpretation. */
export type SpokenNeed = { text: string; needs: readonly string[] };

const TOWNS = 'Rajkot Surat Ahmedabad Vadodara Bhavnagar Jamnagar Anand Dahod Bhuj Valsad'.split(' ');
const HINDI_TOWNS = 'राजकोट सूरत अहमदाबाद वडोदरा भावनगर जामनगर आणंद दाहोद भुज वलसाड'.split(' ');
const places = new PhraseIndex<string>({ ofNames: true });
TOWNS.forEach((town, at) => {
  for (const name of [town, HINDI_TOWNS[at]!]) places.add(name, town);
});

/** Reads the sentences of a file in this folder. */
export function readSpokenNeeds(file: string): SpokenNeed[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', needs = ''] = line.split('\t');
      return { text, needs: needs.split(' ') };
    });
}

/** Returns the ids of the needs that a text is interpreted as, the surest first. */
export function understoodNeeds(text: string): string[] {
  return readQuery({ text, places }).needs.map(({ need }) => need.id);
}

/** Whether one of the two surest needs is correct, or broader or narrower than a correct one. */
export function isUnderstood({ text, needs }: SpokenNeed): boolean {
  return understoodNeeds(text)
    .slice(0, 2)
    .some((id) =>
      needs.some(
        (right) => id === right || broaderNeeds(id).includes(right) || broaderNeeds(right).includes(id),
      ),
    );
}
