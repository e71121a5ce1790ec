/** Returns at most `most` characters of a text on one line, with an ellipsis if it is longer. */
export function beginningOf({ text, most }: { text: string; most: number }): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()} …` : line;
}
