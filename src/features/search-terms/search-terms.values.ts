/** What was searched: the list of NGOs, or that of schemes. */
export const SEARCH_KINDS = ['ngo', 'scheme'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Searches of the same words below which nobody sees them. */
export const SHOWN_LEAST = 5;
/** Days after which words that so few searched are erased, and those after which all are. */
export const HIDDEN_DAYS = 30;
export const COUNTED_DAYS = 400;

/** Days that a list looks back. */
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD: Period = '30';

/** Which words a list shows: those that found nothing, those after which nobody opened a result, or any. */
export const SHOWN_TERMS = ['nothing', 'noClick', 'all'] as const;
export type ShownTerms = (typeof SHOWN_TERMS)[number];

/** Letters and blanks that words have together at most, as a phrase of the catalogue. */
export const TERM_MOST = 80;
/** More words are a story, and tell of one person. */
export const TERM_WORDS_MOST = 8;

/** What the catalogue lists a phrase under; `roman`: Gujarati or Hindi in Latin letters. */
export const PHRASE_LANGUAGES = ['en', 'gu', 'hi', 'roman'] as const;
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];
export type Script = 'latin' | 'gujarati' | 'devanagari';
