import { normalizeText } from '#src/shared/normalize-text.ts';
import {
  TERM_MOST,
  TERM_WORDS_MOST,
  type PhraseLanguage,
  type Script,
  type SearchKind,
} from './search-terms.values.ts';

/** The words of a search as they are counted: sorted, and in the order in which they were entered. */
export type SearchTerm = { term: string; words: string };

/**
 * What a response reports about its search to the counter. It holds nothing about the person who searched.
 */
export type SearchNote = SearchTerm & {
  kind: SearchKind;
  /** Whether at least one result really matches the query. */
  isMatch: boolean;
  /** The results on the page, as keys from `resultKey`. */
  results: readonly string[];
};

/** Encodes a note in ASCII, for use in a header. */
export function writeSearchNote(note: SearchNote): string {
  return encodeURIComponent(JSON.stringify(note));
}

/** Parses what `writeSearchNote` returned. */
export function readSearchNote(note: string): SearchNote {
  return JSON.parse(decodeURIComponent(note)) as SearchNote;
}

/** A text with this many digits may contain a phone number, a PIN code or a date of birth. */
const DIGITS_LEAST = 6;
/** An email address or a web address. */
const ADDRESS =
  /@|https?:|www\.|[\p{L}\p{N}]\.(?:com|in|org|net|info|me|io|co|app|link|page|site|xyz|ly|gl)(?![\p{L}\p{N}])/iu;
const GUJARATI = /[\u0a80-\u0aff]/;
const DEVANAGARI = /[\u0900-\u097f]/;

/** Checks whether a text may contain personal data entered by mistake. Such a text is never counted. */
export function mayBePersonal(text: string): boolean {
  const plain = normalizeText(text, 'NFKC');
  return ADDRESS.test(plain) || (plain.match(/\p{N}/gu) ?? []).length >= DIGITS_LEAST;
}

/**
 * Returns the term made of the meaningful words of a search. Returns undefined if there are no words, if they
 * are too many or too long, or if they mix Gujarati and Devanagari.
 */
export function termOf(rawWords: readonly string[]): SearchTerm | undefined {
  // Most people do not type the chandrabindu, and the catalogue does not use it.
  const words = rawWords.map((word) => word.replaceAll('\u0901', '\u0902'));
  const text = words.join(' ');
  if (text === '' || text.length > TERM_MOST || words.length > TERM_WORDS_MOST) return undefined;
  if (GUJARATI.test(text) && DEVANAGARI.test(text)) return undefined;
  return { term: words.toSorted((a, b) => (a < b ? -1 : 1)).join(' '), words: text };
}

/** Returns the script of the words, which is Latin unless they contain Gujarati or Devanagari letters. */
export function scriptOf(words: string): Script {
  if (GUJARATI.test(words)) return 'gujarati';
  return DEVANAGARI.test(words) ? 'devanagari' : 'latin';
}

const LANGUAGES: Record<Script, readonly PhraseLanguage[]> = {
  latin: ['en', 'roman'],
  gujarati: ['gu'],
  devanagari: ['hi'],
};

/** Returns the languages of the catalogue under which the words can be listed, most likely first. */
export function languagesOf(words: string): readonly PhraseLanguage[] {
  return LANGUAGES[scriptOf(words)];
}

/** Returns the key of a result, which corresponds to its own page. */
export function resultKey({ kind, id }: { kind: SearchKind; id: string | number }): string {
  return `${kind} ${id}`;
}

const NGO_PAGE = /^(?:\/(?:hi|gu))?\/[^/]+\/detailpage\/([1-9]\d{0,14})(?:\.data)?(?:\?|$)/;
const SCHEME_PAGE = /^(?:\/(?:hi|gu))?\/schemesDetail\/([1-9]\d{0,14})\/[a-z]+(?:\.data)?(?:\?|$)/;

/**
 * Returns the key of the result whose page, or router data (`.data`), the URL requests. Returns undefined for
 * any other URL.
 */
export function resultOfAddress(url: string): string | undefined {
  const ngo = NGO_PAGE.exec(url)?.[1];
  if (ngo) return resultKey({ kind: 'ngo', id: ngo });
  const scheme = SCHEME_PAGE.exec(url)?.[1];
  return scheme && resultKey({ kind: 'scheme', id: scheme });
}
