import type { Language } from '#src/shared/languages.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';

/** The NGO that offers a scheme: its name in the page's language where it has one, and its page. */
export type OfferedBy = { _id: string; name: string; language: Language; path: string };

/** A scheme of the list. */
export type SchemeRowView = Pick<
  PublicScheme,
  'type' | 'schemeName' | 'category' | 'beneficiary' | 'gender' | 'state'
> & { _id: string; summary: string; ngo: OfferedBy | null };

/** A page of schemes. `asked` is what the address asks for. */
export type SchemeListView = {
  rows: SchemeRowView[];
  total: number;
  page: number;
  lastPage: number;
  asked: Record<string, string | undefined>;
  /** The 28 states in the page's language, Gujarat first. */
  states: NamedOption[];
};

/** Needs by name, each with the search for it, under a heading. */
export type NeedLinks = { title: string; links: { to: string; text: string }[] };

/** A scheme by itself. */
export type SchemeView = {
  scheme: Omit<PublicScheme, '_id' | 'ngo' | 'needs'> & { _id: string };
  /** What it helps with, each leading to who else does; null where nobody said. */
  needs: NeedLinks | null;
  ngo: OfferedBy | null;
  /** What its state is called; null when it is for all of them. */
  stateName: string | null;
  /** Of the page it names for more; null when it names none. */
  link: { href: string; host: string } | null;
  origin: string;
};

/** What the form of registering is made of. */
export type RegisterView = {
  scheme: { _id: string; schemeName: string };
  ngo: OfferedBy;
  cities: NamedOption[];
  /** The town that was chosen elsewhere, or ''. */
  town: string;
};

/** What became of the form that was sent. */
export type RegisterOutcome = {
  isSent?: boolean;
  typed: Record<string, string>;
  /** Field name to sentence. */
  errors: Record<string, string>;
  news?: RegisterNews;
};

/** Beside the fields: it could not be sent. */
export type RegisterNews = { msg: string | undefined };
