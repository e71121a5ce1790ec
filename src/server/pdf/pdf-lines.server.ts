import { splitRuns, widthOfRun, type PdfWeight } from './pdf-fonts.server.ts';

/** Sizes and lengths are in points, of which A4 has 595 by 842. */
export type PdfStyle = { size: number; weight: PdfWeight; color: string };

/** Returns the width of a text on one line, in em. */
type Measure = (text: string) => number;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the width of a text on one line. */
export function measureText(text: string, { size, weight }: PdfStyle): number {
  return measureIn(weight)(text) * size;
}

/** Breaks a text into lines of at most `width`, between words, or within a word that is longer than a line. */
export function wrapText(text: string, { style, width }: { style: PdfStyle; width: number }): string[] {
  return wrap({ text, most: width / style.size, measure: measureIn(style.weight) });
}

/**
 * Returns the style in the largest size, from its own down to `least`, in which the text needs at most `lines` lines.
 * A text that needs more lines even in the smallest size gets them.
 */
export function fitText(
  text: string,
  { style, width, lines, least }: { style: PdfStyle; width: number; lines: number; least: number },
): PdfStyle {
  const measure = measureIn(style.weight);
  for (let { size } = style; size > least; size--)
    if (wrap({ text, most: width / size, measure, linesMost: lines + 1 }).length <= lines)
      return { ...style, size };
  return { ...style, size: least };
}

/** Returns a function that shapes each text once: widths in em are the same in every size. */
function measureIn(weight: PdfWeight): Measure {
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = splitRuns(text, weight).reduce((sum, run) => sum + widthOfRun(run), 0);
      known.set(text, width);
    }
    return width;
  };
}

type Wrapping = { text: string; most: number; measure: Measure; linesMost?: number };

/** Breaks a text into lines of at most `most` em. Stops after `linesMost` lines. */
function wrap({ text, most, measure, linesMost = Infinity }: Wrapping): string[] {
  const lines: string[] = [];
  let words = text.trim().split(/[ \n]+/);
  while (words.length > 0 && lines.length < linesMost) {
    const count = countFitting({ parts: words, between: ' ', most, measure });
    const [word, ...others] = words;
    if (count > 0 || word === undefined) {
      lines.push(words.slice(0, count).join(' '));
      words = words.slice(count);
    } else {
      const { full, rest } = breakWord({ word, most, measure });
      lines.push(...full);
      words = [rest, ...others];
    }
  }
  return lines;
}

/** Breaks a word that is longer than a line. The rest may share its line with the next words. */
function breakWord({ word, most, measure }: { word: string; most: number; measure: Measure }) {
  const full: string[] = [];
  let parts = Array.from(letters.segment(word), ({ segment }) => segment);
  for (;;) {
    const count = Math.max(1, countFitting({ parts, between: '', most, measure }));
    if (count >= parts.length) return { full, rest: parts.join('') };
    full.push(parts.slice(0, count).join(''));
    parts = parts.slice(count);
  }
}

type Parts = { parts: readonly string[]; between: string; most: number; measure: Measure };

/**
 * Returns how many parts from the first on fit into one line. Their widths lead to a guess. Only the line of the guess and
 * its neighbours are shaped, because letters change next to each other.
 */
function countFitting({ parts, between, most, measure }: Parts): number {
  let count = 0;
  let width = 0;
  for (const part of parts) {
    width += measure(part) + (count === 0 ? 0 : measure(between));
    if (width > most) break;
    count++;
  }
  const fits = (line: number) => measure(parts.slice(0, line).join(between)) <= most;
  while (count > 0 && !fits(count)) count--;
  while (count < parts.length && fits(count + 1)) count++;
  return count;
}
