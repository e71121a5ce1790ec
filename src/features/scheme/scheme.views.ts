import type { TextView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type { QrCodeView } from '#src/ui/qr-code.tsx';
import type { NamedOption, PackedOptions } from '#src/features/reference/reference.values.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';

/** The NGO that offers a scheme: its page, and its name in the language of the page if it has one. */
export type OfferedBy = { _id: string; name: string; language: Language; path: string };

/** A scheme in the list. */
export type SchemeRowView = Pick<PublicScheme, 'type' | 'category' | 'beneficiary' | 'gender' | 'state'> & {
  _id: string;
  name: TextView;
  summary: string;
  ngo: OfferedBy | null;
};

/** A page of schemes. `query` holds the query parameters. */
export type SchemeListView = {
  rows: SchemeRowView[];
  total: number;
  page: number;
  lastPage: number;
  query: Record<string, string | undefined>;
  /** The words of the search, if they may be shown outside the field. */
  shownWords: string | null;
  /** The 28 states, named in the language of the page, Gujarat first. */
  states: NamedOption[];
};

/** A heading with needs, each of which links to a search for it. */
export type NeedLinks = { title: string; links: { to: string; text: string }[] };

/** The texts of a scheme in the reader's language, or in their original language if they are not translated. */
export type SchemeTextsView = {
  name: TextView;
  description: TextView;
  /** What a person gets. */
  benefit: TextView | null;
  howToApply: TextView | null;
  office: TextView | null;
  conditions: TextView[];
  documents: TextView[];
};

/** Data of the page of one scheme. */
export type SchemeView = {
  scheme: Pick<PublicScheme, 'type' | 'category' | 'beneficiary' | 'gender' | 'eligibility'> & {
    _id: string;
  };
  texts: SchemeTextsView;
  /**
   * The needs that the scheme serves, each with a link to others that serve it; null if none is confirmed.
   */
  needs: NeedLinks | null;
  ngo: OfferedBy | null;
  /** Name of the state, or null if the scheme is for all states. */
  stateName: string | null;
  /** Link to more information, or null. */
  link: { href: string; host: string } | null;
  /** Of the office, or of the NGO that offers the scheme. */
  phone: { number: string; text: string } | null;
  /** The town of the NGO, if it is the office; else null. */
  town: string | null;
  /** The day of the last check, in the language of the page. */
  checked: string;
  origin: string;
  /** The URL of this page, and a QR code of it for the printed sheet. */
  address: string;
  code: QrCodeView;
};

/** Data of the registration form. */
export type RegisterView = {
  scheme: { _id: string; name: TextView };
  ngo: OfferedBy;
  cities: PackedOptions;
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
