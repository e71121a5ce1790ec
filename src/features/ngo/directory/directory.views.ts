import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';

/** A town on the map of the home page: x, y and radius in the map's own units. */
export type TownRing = [x: number, y: number, size: number];

/** Words in pieces, those that were searched for as `mark`, with their language where it is not the page's. */
export type MarkedText = { parts: LinePart[]; lang?: Language | undefined };

/** An NGO of a list, as its row shows it in the page's language. */
export type NgoRowView = Pick<NgoPage['data'][number], '_id' | 'group' | 'verifiedAt' | 'reg80GValidTo'> & {
  path: string;
  seal: { text: string; lang: Language };
  name: MarkedText;
  /** For those who know it by that. */
  second: MarkedText | null;
  /** What of it matches the search, else its aim. */
  text: MarkedText | null;
  /** Its town, how far that is, its kind of work. */
  where: string;
};

/** What a list page of NGOs is made of. `asked` is what the address asks for, `today` the day in India. */
export type NgoListView = {
  list: Omit<NgoPage, 'data' | 'marks' | 'understood' | 'exactMatch' | 'corrections'>;
  rows: NgoRowView[];
  names: ReferenceNames;
  asked: Record<string, string | undefined>;
  today: string;
  origin: string;
};

export type MatchGroup = NonNullable<NgoPage['data'][number]['group']>;

/** A piece of a line that the server wrote: plain words, or words that are stressed, or lead to a page or another address. */
export type LinePart =
  | string
  | {
      text: string;
      lang?: string | undefined;
      to?: string;
      href?: string;
      isButton?: true;
      /** Of what leads nowhere: `b` unless said. */
      tag?: 'mark';
    };

/** A line begins with words; one that begins with a link is a row of links. */
export type Line = LinePart[];

/** What the search page says about its answer, in the page's language: a phone gets the sentences it shows, and no others. */
export type SearchAnswer = {
  /** Whom to call first, where someone may be in danger. */
  helpline: Line[] | null;
  /** How the words were read, and the ways to have them read otherwise. */
  lookedFor: Line[] | null;
  /** The groups of this page that have NGOs, in their order, null for all; without a heading there is nothing to tell apart. */
  groups: { group: MatchGroup | null; heading: string | null; note: string | null }[];
  /** Schemes that may fit, where few NGOs do. */
  schemes: { heading: string; lines: Line[] } | null;
  /** After the last NGO. */
  end: Line[];
  /** The form for asking for help, with the words filled in. */
  helpPath: string;
  /** What else to look at where nothing fits. */
  instead: { hint: string; links: { text: string; to: string }[] } | null;
};

/** What the home page is made of. */
export type HomeView = {
  total: number;
  categories: { slug: string; label: string; count: number }[];
  /** Towns that have an NGO, by the page's language. */
  towns: { value: string; label: string }[];
  rings: TownRing[];
};
