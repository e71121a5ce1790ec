import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { NgoRowView } from '#src/features/ngo/row/ngo-row.view.ts';

/** The list of NGOs to give to, in the page's language. */
export type ChooseNgoView = {
  rows: NgoRowView[];
  total: number;
  page: number;
  lastPage: number;
  query: Record<string, string | undefined>;
  /** The words of the search, if they may be shown outside the field. */
  shownWords: string | null;
  /** The active filters, by the name of the query parameter. */
  activeFilters: { name: string; label: string }[];
  cities: NamedOption[];
  categories: (NamedOption & { count: number })[];
  /** The day in India. */
};
