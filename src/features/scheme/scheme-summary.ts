/** Characters. */
const SUMMARY_MOST = 160;
/** Up to where a sentence ends; not at 'Rs.' or 'Dr.'. */
const FIRST_SENTENCE = /^.*?(?:[!?।]|(?<!(?<![\p{L}\p{M}])\p{L}{1,2})\.)(?=\s|$)/su;

/** What a scheme is in a line or two: its first sentence, or as many words of it as there is room for. */
export function summaryOf(description: string): string {
  const [first = description] = FIRST_SENTENCE.exec(description) ?? [];
  const text = first.replace(/\s+/g, ' ').trim();
  if (text.length <= SUMMARY_MOST) return text;
  return `${text.slice(0, SUMMARY_MOST).replace(/\s\S*$/, '')} …`;
}
