import { lexeme, quoteLexeme } from '#src/features/ngo/ngo-lexemes.server.ts';
import { findCategory, findCity } from '#src/features/reference/reference.server.ts';
import { readAllWords } from '#src/search/words/formed-words.ts';
import { lexemesOf, type LexemeWeight, type WeightedText } from '#src/search/text-lexemes.server.ts';
import { searchForms } from '#src/search/words/word-forms.ts';

/**
 * Increase this version whenever the same event would get different lexemes. Rows with an older version are
 * reindexed.
 */
export const EVENT_SEARCH_VERSION = 1;

/** The searchable texts of an event, in all languages. */
export type SearchableEvent = {
  title: string;
  titleGu: string | null;
  titleHi: string | null;
  description: string;
  descriptionGu: string | null;
  descriptionHi: string | null;
  /** A category of NGOs. */
  category: string;
  city: string | null;
  venue: string | null;
  venueGu: string | null;
  venueHi: string | null;
  ngo: { name: string; nameGu: string | null; nameHi: string | null };
};

/** Words that are read from the names of an NGO, and from the names of a place. */
const OTHER_WORDS_MOST = 60;

/**
 * Returns the search data of an event, the text form of a PostgreSQL tsvector: the title has weight A, the category
 * and the town B, the names of the NGO and the venue C, and the description C.
 */
export function indexEvent(event: SearchableEvent): string {
  const lexemes = lexemesOf({ texts: textsOf(event), needs: [] });
  // Nobody gets help with a need because the words of a town, a venue or an NGO resemble it.
  const addWords = (texts: readonly (string | null | undefined)[], weight: LexemeWeight) => {
    const words = texts.flatMap((text) => readAllWords(text ?? '')).slice(0, OTHER_WORDS_MOST);
    for (const form of words.flatMap(({ forms }) => searchForms(forms)))
      if (weight < (lexemes.get(form) ?? 'E')) lexemes.set(form, weight);
  };
  const category = findCategory(event.category);
  const city = event.city === null ? undefined : findCity(event.city);
  addWords([category?.name, category?.nameGu, category?.nameHi], 'B');
  addWords([city?.name, city?.nameGu, city?.nameHi], 'B');
  addWords([event.venue, event.venueGu, event.venueHi], 'C');
  addWords([event.ngo.name, event.ngo.nameGu, event.ngo.nameHi], 'C');
  const plain = [lexeme.category(event.category), ...(city ? [lexeme.city(city.name)] : [])];
  return [
    ...[...lexemes].map(([text, weight]) => `${quoteLexeme(text)}:1${weight}`),
    ...plain.map(quoteLexeme),
  ].join(' ');
}

function textsOf(event: SearchableEvent): WeightedText[] {
  const titles = [event.title, event.titleGu, event.titleHi].map((text) => ({ text, weight: 'A' as const }));
  const descriptions = [event.description, event.descriptionGu, event.descriptionHi].map((text) => ({
    text,
    weight: 'C' as const,
  }));
  return [...titles, ...descriptions].map(({ text, weight }) => ({ text: text ?? '', weight }));
}
