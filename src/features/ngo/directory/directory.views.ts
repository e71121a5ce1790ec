import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';
import type { Line } from '#src/ui/list/lines.tsx';
import type { NgoRowView } from '#src/features/ngo/row/ngo-row.view.ts';

type FacetOption = { value: string; label: string; count?: number };

/** The options of a filter. Options without a count show none. */
export type FacetView = {
  heading: string;
  /** The name of the query parameter. */
  name: string;
  selected: string | undefined;
  options: FacetOption[];
  /** A link to all options, if these are not all. */
  more?: { label: string; to: string };
};

/** An NGO as a row of the directory. */
export type DirectoryRowView = NgoRowView & Pick<NgoPage['data'][number], 'group' | 'takesRequests'>;

/** The data of a page that lists NGOs. `query` holds the query parameters. */
export type NgoListView = {
  list: Omit<NgoPage, 'data' | 'marks' | 'understood' | 'exactMatch' | 'corrections' | 'facets'>;
  rows: DirectoryRowView[];
  names: ReferenceNames;
  query: Record<string, string | undefined>;
  /** The words of the search, if they may be shown outside the field. */
  shownWords: string | null;
  /** The number of NGOs, in words. */
  count: string;
  /** The filters in use that a click removes, by the name of their query parameter. */
  activeFilters: { name: string; label: string }[];
  facets: FacetView[];
  /** The towns of the results as HTML; null if there is at most one. */
  map: string | null;
  /** The order of the list and links to the others; null if there is nothing to order. */
  order: Line | null;
  origin: string;
};

export type MatchGroup = NonNullable<NgoPage['data'][number]['group']>;

/**
 * The texts of the search page, in the page's language. The server chooses them, so that a phone receives
 * only the sentences it shows.
 */
export type SearchTexts = {
  /** Whom to call first if someone may be in danger. */
  helpline: Line[] | null;
  /** How the words were interpreted, and links to change that. */
  interpretation: Line[] | null;
  /**
   * The groups that have NGOs on this page, in order. `group` is null for a list without groups, `heading` if
   * there is nothing to distinguish.
   */
  groups: { group: MatchGroup | null; heading: string | null; note: string | null }[];
  /** Schemes that may fit, if few NGOs do. */
  schemes: { heading: string; lines: Line[] } | null;
  /** Shown after the last NGO. */
  end: Line[];
  /** The path of the help request form, with the words filled in. */
  helpPath: string;
  /** Alternatives if nothing fits. */
  instead: { hint: string; links: { text: string; to: string }[] } | null;
};

/** The data of the home page. */
export type HomeView = {
  total: number;
  categories: { slug: string; label: string; count: number }[];
  /** Towns with at least one NGO, sorted by `value`. `label` is in the page's language. */
  towns: { value: string; label: string }[];
  /** The map of these towns, as an `<svg>`. */
  map: string;
  /** How many requests were answered this year, and when the last one; null if too few were. */
  answered: string | null;
  /** The NGOs that were verified last: name, town and day. */
  verified: { to: string; name: TextView; note: string }[];
};
