/** A text with the words the search meant marked, whatever their script. */
export function Marked({ text, marks }: { text: string; marks: string[] }) {
  if (marks.length === 0) return text;
  const wanted = new Set(marks.map((mark) => mark.toLowerCase()));
  return text
    .split(/([\p{L}\p{M}\p{N}\u200c\u200d]+)/u)
    .map((part, at) => (wanted.has(part.toLowerCase()) ? <mark key={`${at} ${part}`}>{part}</mark> : part));
}
