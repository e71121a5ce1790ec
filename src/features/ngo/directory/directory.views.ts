import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';

/** A town on the map of the home page: x, y and radius in the map's own units. */
export type TownRing = [x: number, y: number, size: number];

/**
 * A text split into pieces, with search matches tagged `mark`. `lang` is set if it differs from the page's
 * language.
 */
export type MarkedText = { parts: LinePart[]; lang?: Language | undefined };

/** An NGO as a row of a list shows it, in the page's language. */
export type NgoRowView = Pick<NgoPage['data'][number], '_id' | 'group' | 'verifiedAt' | 'reg80GValidTo'> & {
  path: string;
  seal: { text: string; lang: Language };
  name: MarkedText;
  /** For readers who know the NGO by this name. */
  second: MarkedText | null;
  /** The text that matches the search, otherwise the mission. */
  text: MarkedText | null;
  /** The town, its distance and the category. */
  where: string;
};

/** The data of a page that lists NGOs. `asked` holds the query parameters, `today` the date in India. */
export type NgoListView = {
  list: Omit<NgoPage, 'data' | 'marks' | 'understood' | 'exactMatch' | 'corrections'>;
  rows: NgoRowView[];
  names: ReferenceNames;
  query: Record<string, string | undefined>;
  today: string;
  origin: string;
};

export type MatchGroup = NonNullable<NgoPage['data'][number]['group']>;

/**
 * A piece of a line from the server: plain text, emphasized text, a link within the site (`to`) or another
 * link (`href`).
 */
export type LinePart =
  | string
  | {
      text: string;
      lang?: string | undefined;
      to?: string;
      href?: string;
      isButton?: true;
      /** The element for text that is not a link; `b` by default. */
      tag?: 'mark';
    };

/** A line begins with text. A line that begins with a link is a row of links. */
export type Line = LinePart[];

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
