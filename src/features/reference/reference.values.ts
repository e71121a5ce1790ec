/** The specification's first entry of the list of cities: a prompt, never a city. */
export const CITY_PROMPT = 'Demo';

/** What towns, districts and kinds of work are called in the page's language, by their keys. */
export type ReferenceNames = {
  cities: Record<string, string>;
  districts: Record<string, string>;
  categories: Record<string, string>;
};

/** What people can need, and the broader need that it is listed under. */
export type NamedNeed = { id: string; name: string; under: string | null };

/** Something to choose: its key and what it is called. */
export type NamedOption = { value: string; label: string };

/** Names as something to choose from, in the order of the language's alphabet. */
export function namedOptions({
  names,
  language,
}: {
  names: Record<string, string>;
  language: string;
}): NamedOption[] {
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
