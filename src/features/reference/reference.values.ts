/** The first entry in the specification's list of cities: a prompt, never a city. */
export const CITY_PROMPT = 'Demo';

/** Names of towns, districts and categories in the language of the page, by key. */
export type ReferenceNames = {
  cities: Record<string, string>;
  districts: Record<string, string>;
  categories: Record<string, string>;
};

/** A need and the id of the broader need under which it is listed. */
export type NamedNeed = { id: string; name: string; under: string | null };

/** An option of a list: its key and its label. */
export type NamedOption = { value: string; label: string };

/** Options as one text. Loader data would name each value and label by number, which doubles their size. */
export type PackedOptions = string;

/** Packs options for the browser. Their values and labels contain neither tabs nor line breaks. */
export function packOptions(options: readonly NamedOption[]): PackedOptions {
  return options.map(({ value, label }) => (value === label ? value : `${value}\t${label}`)).join('\n');
}

export function unpackOptions(packed: PackedOptions): NamedOption[] {
  return packed.split('\n').map((line) => {
    const [value = '', label = value] = line.split('\t');
    return { value, label };
  });
}

/** Turns names into options, sorted by the collation order of the language. */
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
