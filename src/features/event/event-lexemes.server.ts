import { findCategory, findCity } from '#src/features/reference/reference.server.ts';
import { lexemesOf, type WeightedText } from '#src/search/text-lexemes.server.ts';

export type EventWords = {
  title: string;
  titleGu: string | null;
  titleHi: string | null;
  description: string;
  descriptionGu: string | null;
  descriptionHi: string | null;
  category: string;
  city: string | null;
  venue: string | null;
  venueGu: string | null;
  venueHi: string | null;
};

/**
 * Returns the search data of an event, the text form of a PostgreSQL tsvector: the title has weight A, town and category
 * B, venue and description C. Town and category are words in all three languages.
 */
export function indexEvent(event: EventWords): string {
  const lexemes = lexemesOf({ texts: textsOf(event), needs: [] });
  return [...lexemes].map(([lexeme, weight]) => `'${lexeme.replace(/['\\]/g, '')}':1${weight}`).join(' ');
}

function textsOf(event: EventWords): WeightedText[] {
  const city = event.city === null ? undefined : findCity(event.city);
  const category = findCategory(event.category);
  const of = (weight: WeightedText['weight'], texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [{ text, weight }] : []));
  return [
    ...of('A', [event.title, event.titleGu, event.titleHi]),
    ...of('B', [city?.name, city?.nameGu, city?.nameHi]),
    ...of('B', [category?.name, category?.nameGu, category?.nameHi]),
    ...of('C', [event.venue, event.venueGu, event.venueHi]),
    ...of('C', [event.description, event.descriptionGu, event.descriptionHi]),
  ];
}
