import { normalizeText } from './normalize-text.ts';

/**
 * Returns the text in NFC, trimmed, without control and direction marks, with runs of blanks collapsed. Keeps
 * joiners, which Gujarati and Hindi need. With `keepLines`, line breaks stay, at most two in a row.
 */
export function cleanText({ text, keepLines }: { text: string; keepLines: boolean }): string {
  const plain = normalizeText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, (mark) =>
      /[\n\t\u2028\u2029]/.test(mark) ? (keepLines && mark === '\n' ? '\n' : ' ') : '',
    );
  const blanks = keepLines
    ? plain
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
    : plain.replace(/\s+/g, ' ');
  return blanks.trim();
}

/** Cleans the text of a field of one line. Nothing counts as an empty text. */
export function cleanLine(text: string | null | undefined): string {
  return cleanText({ text: text ?? '', keepLines: false });
}

/** Cleans the text of a field of several lines. Nothing counts as an empty text. */
export function cleanLines(text: string | null | undefined): string {
  return cleanText({ text: text ?? '', keepLines: true });
}
