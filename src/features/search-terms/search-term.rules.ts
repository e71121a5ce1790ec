import {
  TERM_MOST,
  TERM_WORDS_MOST,
  type PhraseLanguage,
  type Script,
  type SearchKind,
} from './search-terms.values.ts';

/** Words as they are counted: in the order of their letters, and in the order in which they were typed. */
export type SearchTerm = { term: string; words: string };

/** What an answer says of the search that it answers, for whoever counts: nothing of who searched. */
export type SearchNote = SearchTerm & {
  kind: SearchKind;
  /** Something was found that is what was looked for. */
  isMatch: boolean;
  /** The results on the page, as `resultKey` names them. */
  results: readonly string[];
};

/** A note as a header holds it: Latin letters only. */
export function writeSearchNote(note: SearchNote): string {
  return encodeURIComponent(JSON.stringify(note));
}

/** What `writeSearchNote` wrote. */
export function readSearchNote(note: string): SearchNote {
  return JSON.parse(decodeURIComponent(note)) as SearchNote;
}

/** Digits from which on a text may hold a phone number, a PIN code, a birthday. */
const DIGITS_LEAST = 6;
/** An email, a web address. */
const ADDRESS = /@|https?:|www\./i;
const GUJARATI = /[\u0a80-\u0aff]/;
const DEVANAGARI = /[\u0900-\u097f]/;

/** Whether a text may hold what somebody typed by mistake and nobody else may read: it is never counted, then. */
export function mayBePersonal(text: string): boolean {
  return ADDRESS.test(text) || (text.match(/\p{N}/gu) ?? []).length >= DIGITS_LEAST;
}

/** The words that say something of a search, as they are counted; undefined where there are none, too many, or two scripts of ours. */
export function termOf(said: readonly string[]): SearchTerm | undefined {
  // Most people type no chandrabindu, and the catalogue has none.
  const words = said.map((word) => word.replaceAll('\u0901', '\u0902'));
  const text = words.join(' ');
  if (text === '' || text.length > TERM_MOST || words.length > TERM_WORDS_MOST) return undefined;
  if (GUJARATI.test(text) && DEVANAGARI.test(text)) return undefined;
  return { term: words.toSorted((a, b) => (a < b ? -1 : 1)).join(' '), words: text };
}

export function scriptOf(words: string): Script {
  if (GUJARATI.test(words)) return 'gujarati';
  return DEVANAGARI.test(words) ? 'devanagari' : 'latin';
}

const LANGUAGES: Record<Script, readonly PhraseLanguage[]> = {
  latin: ['en', 'roman'],
  gujarati: ['gu'],
  devanagari: ['hi'],
};

/** Under which of the catalogue's languages words may stand, the likeliest first. */
export function languagesOf(words: string): readonly PhraseLanguage[] {
  return LANGUAGES[scriptOf(words)];
}

/** A result by what its own page is. */
export function resultKey({ kind, id }: { kind: SearchKind; id: string | number }): string {
  return `${kind} ${id}`;
}

const NGO_PAGE = /^(?:\/(?:hi|gu))?\/[^/]+\/detailpage\/([1-9]\d{0,14})(?:\.data)?(?:\?|$)/;
const SCHEME_PAGE = /^(?:\/(?:hi|gu))?\/schemesDetail\/([1-9]\d{0,14})\/[a-z]+(?:\.data)?(?:\?|$)/;

/** The result whose page an address is, or the data of it, as the router asks for them; undefined of any other. */
export function resultOfAddress(url: string): string | undefined {
  const ngo = NGO_PAGE.exec(url)?.[1];
  if (ngo) return resultKey({ kind: 'ngo', id: ngo });
  const scheme = SCHEME_PAGE.exec(url)?.[1];
  return scheme && resultKey({ kind: 'scheme', id: scheme });
}
