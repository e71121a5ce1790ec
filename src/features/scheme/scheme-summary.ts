/** Characters. */
const SUMMARY_MOST = 160;
/**
 * Matches the first sentence. A period after a word of one or two letters, as in 'Rs.' or 'Dr.', does not end
 * it.
 */
const FIRST_SENTENCE = /^.*?(?:[!?।]|(?<!(?<![\p{L}\p{M}])\p{L}{1,2})\.)(?=\s|$)/su;

/** Returns a summary in a line or two: the first sentence, cut at a word if it is too long. */
export function summaryOf(description: string): string {
  const [first = description] = FIRST_SENTENCE.exec(description) ?? [];
  const text = first.replace(/\s+/g, ' ').trim();
  if (text.length <= SUMMARY_MOST) return text;
  return `${text.slice(0, SUMMARY_MOST).replace(/\s\S*$/, '')} …`;
}
