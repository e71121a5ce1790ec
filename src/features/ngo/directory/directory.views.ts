import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { Line } from '#src/ui/list/lines.tsx';
import type { NgoRowView } from '#src/ui/list/ngo-row.tsx';

/** A town on the map of the home page: x, y and radius in the map's own units. */
export type TownRing = [x: number, y: number, size: number];

/** An NGO as a row of the directory. */
export type DirectoryRowView = NgoRowView & Pick<NgoPage['data'][number], 'group'>;

/** The data of a page that lists NGOs. `asked` holds the query parameters, `today` the date in India. */
export type NgoListView = {
  list: Omit<NgoPage, 'data' | 'marks' | 'understood' | 'exactMatch' | 'corrections'>;
  rows: DirectoryRowView[];
  names: ReferenceNames;
  query: Record<string, string | undefined>;
  today: string;
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
  rings: TownRing[];
};
