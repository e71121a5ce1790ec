/** The papers that have days of their own. */
export const PAPERS = ['reg12A', 'reg80G', 'fcra'] as const;
export type PaperField = (typeof PAPERS)[number];

/** What is wrong with a paper as a whole: its days without its number, or an end before the begin (YYYY-MM-DD). */
export function faultOfPaper(paper: {
  number: string | undefined;
  validFrom: string | null;
  validTo: string | null;
}): 'noNumber' | 'endsFirst' | undefined {
  const { number, validFrom, validTo } = paper;
  if (number === undefined) return (validFrom ?? validTo) === null ? undefined : 'noNumber';
  return validFrom !== null && validTo !== null && validFrom > validTo ? 'endsFirst' : undefined;
}
