/** The list that was searched: NGOs or schemes. */
export const SEARCH_KINDS = ['ngo', 'scheme'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Terms with fewer searches than this are not shown to anybody. */
export const SEARCHES_LEAST = 5;
/** Days until terms with fewer searches than that are deleted, and days until all are. */
export const HIDDEN_DAYS = 30;
export const COUNTED_DAYS = 400;

/** Lengths in days of the periods that a list can cover. */
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD: Period = '30';

/** Which terms a list shows: those without a match, those without an opened result, or all. */
export const TERM_LISTS = ['nothing', 'noClick', 'all'] as const;
export type TermList = (typeof TERM_LISTS)[number];

/** Maximum length of a term in characters, including spaces; a phrase of the catalogue has the same limit. */
export const TERM_MOST = 80;
/** A longer text tells a story, which could identify a person. */
export const TERM_WORDS_MOST = 8;

/** Languages under which the catalogue lists phrases. `roman` is Gujarati or Hindi in Latin letters. */
export const PHRASE_LANGUAGES = ['en', 'gu', 'hi', 'roman'] as const;
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];
export type Script = 'latin' | 'gujarati' | 'devanagari';
