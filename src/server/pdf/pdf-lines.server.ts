import { splitRuns, widthOfRun, type PdfWeight } from './pdf-fonts.server.ts';

/** Sizes and lengths are in points, of which A4 has 595 by 842. */
export type PdfStyle = { size: number; weight: PdfWeight; color: string };

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the width of a text on one line. */
export function measureText(text: string, { size, weight }: PdfStyle): number {
  return splitRuns(text, weight).reduce((sum, run) => sum + widthOfRun(run) * size, 0);
}

/** Breaks a text into lines of at most `width`, between words, or within a word that is longer than a line. */
export function wrapText(text: string, { style, width }: { style: PdfStyle; width: number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measureText(longer, style) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const pieces = breakWord(word, { style, width });
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1)!;
    }
  }
  return [...lines, line];
}

/**
 * Returns the style in the largest size, from its own down to `least`, in which the text needs at most `lines` lines.
 * A text that needs more lines even in the smallest size gets them.
 */
export function fitText(
  text: string,
  { style, width, lines, least }: { style: PdfStyle; width: number; lines: number; least: number },
): PdfStyle {
  for (let { size } = style; size > least; size--) {
    const smaller = { ...style, size };
    if (wrapText(text, { style: smaller, width }).length <= lines) return smaller;
  }
  return { ...style, size: least };
}

function breakWord(word: string, { style, width }: { style: PdfStyle; width: number }): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of letters.segment(word)) {
    if (piece !== '' && measureText(piece + segment, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
