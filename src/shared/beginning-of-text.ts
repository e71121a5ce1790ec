/** Returns at most `most` characters of a text on one line, whole words if possible, and an ellipsis if it is longer. */
export function beginningOf({ text, most }: { text: string; most: number }): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const lastSpace = line.lastIndexOf(' ', most);
  return `${line.slice(0, lastSpace > most / 2 ? lastSpace : most).trimEnd()} …`;
}
