/**
 * The branches of a bank as a short text: `1-3 7 BKD101-110 COMMCO`. A branch is the six characters at the end of an
 * IFSC. Leading zeros are left out, and so are the letters that the ends of a range share.
 */

type Range = { letters: string; from: number; to: number; digits: number };

const BRANCH = /^([0-9A-Z]*?)([0-9]*)$/;

function rangeOf(branch: string): Range {
  const [, letters = '', number = ''] = BRANCH.exec(branch)!;
  const from = number === '' ? 0 : Number.parseInt(number, 10);
  return { letters, from, to: from, digits: number.length };
}

/** Returns the text for a list of branches, in any order. */
export function packBranches(branches: readonly string[]): string {
  const ranges: Range[] = [];
  for (const branch of [...new Set(branches)].sort()) {
    const next = rangeOf(branch);
    const last = ranges.at(-1);
    const isNext = last?.letters === next.letters && last.to + 1 === next.from && next.digits > 0;
    if (isNext) last.to = next.to;
    else ranges.push(next);
  }
  return ranges.map(textOf).join(' ');
}

function textOf({ letters, from, to, digits }: Range): string {
  const written = (number: number) =>
    letters === '' ? String(number) : digits === 0 ? '' : String(number).padStart(digits, '0');
  return letters + written(from) + (from === to ? '' : `-${written(to)}`);
}

/** Reports whether a branch is in the text that `packBranches` made. */
export function hasBranch(packed: string, branch: string): boolean {
  const { letters, from: number, digits } = rangeOf(branch);
  return packed.split(' ').some((text) => {
    const [first = '', last] = text.split('-');
    const range = rangeOf(/^[0-9]+$/.test(first) ? first.padStart(6, '0') : first);
    const to = last === undefined ? range.from : Number.parseInt(last, 10);
    return range.letters === letters && range.digits === digits && range.from <= number && number <= to;
  });
}
