import type { Language } from '#src/shared/languages.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';

/** The NGO that offers a scheme: its page, and its name in the language of the page if it has one. */
export type OfferedBy = { _id: string; name: string; language: Language; path: string };

/** A scheme in the list. */
export type SchemeRowView = Pick<
  PublicScheme,
  'type' | 'schemeName' | 'category' | 'beneficiary' | 'gender' | 'state'
> & { _id: string; summary: string; ngo: OfferedBy | null };

/** A page of schemes. `query` holds the query parameters. */
export type SchemeListView = {
  rows: SchemeRowView[];
  total: number;
  page: number;
  lastPage: number;
  query: Record<string, string | undefined>;
  /** The 28 states, named in the language of the page, Gujarat first. */
  states: NamedOption[];
};

/** A heading with needs, each of which links to a search for it. */
export type NeedLinks = { title: string; links: { to: string; text: string }[] };

/** Data of the page of one scheme. */
export type SchemeView = {
  scheme: Omit<PublicScheme, '_id' | 'ngo' | 'needs'> & { _id: string };
  /**
   * The needs that the scheme serves, each with a link to others that serve it; null if none is confirmed.
   */
  needs: NeedLinks | null;
  ngo: OfferedBy | null;
  /** Name of the state, or null if the scheme is for all states. */
  stateName: string | null;
  /** Link to more information, or null. */
  link: { href: string; host: string } | null;
  origin: string;
};

/** Data of the registration form. */
export type RegisterView = {
  scheme: { _id: string; schemeName: string };
  ngo: OfferedBy;
  cities: NamedOption[];
  /** The town that was chosen on another page, or ''. */
  town: string;
};

/** Result of a submitted form. */
export type RegisterOutcome = {
  isRegistered?: boolean;
  values: Record<string, string>;
  /** Field name to sentence. */
  errors: Record<string, string>;
  failure?: RegisterFailure;
};

/** Why the form could not be sent, shown beside the fields. */
export type RegisterFailure = { msg: string | undefined };
