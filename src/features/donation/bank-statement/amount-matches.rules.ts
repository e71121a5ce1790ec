import { integerOf } from '#src/shared/money.ts';
import { CANDIDATES_MOST } from './bank-statement.values.ts';
import { compareDonations, isLikeNumber, payDays, type Match, type OpenDonation } from './match.rules.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

/** Neighbours that are looked at for a line or a donation, so that thousands of equal amounts take no time. */
const NEIGHBOURS_MOST = 200;

/** A donation with the days between which the bank may have booked it. */
type Expected = OpenDonation & { from: string; to: string };
type Bucket = { lines: StatementLine[]; donations: Expected[] };
type Pair = { line: StatementLine; donation: Expected };

/**
 * Proposes pairs in which amount and day fit: no line and no donation is in two of them. Lines must be sorted
 * by day. A donation with a payment number fits only lines without one, or with one that differs from it by a
 * slip.
 */
export function matchByAmount({
  lines,
  donations,
}: {
  lines: readonly StatementLine[];
  donations: readonly OpenDonation[];
}): Match[] {
  const buckets = new Map<number, Bucket>();
  for (const donation of donations) {
    const key = integerOf(donation.amount);
    const bucket = buckets.get(key) ?? { lines: [], donations: [] };
    bucket.donations.push({ ...donation, ...payDays(donation) });
    buckets.set(key, bucket);
  }
  for (const line of lines) buckets.get(integerOf(line.amount))?.lines.push(line);
  return [...buckets.values()].flatMap(matchBucket);
}

function matchBucket({ lines, donations }: Bucket): Match[] {
  if (lines.length === 0) return [];
  const ordered = donations.sort((a, b) => compareDonations(a, b));
  const taken = new Set<StatementLine>();
  const pairs: Pair[] = [];
  const numbered = ordered.filter(({ utr }) => utr !== null);
  const left: Expected[] = [];
  for (const donation of numbered) {
    const line = findLikeNumber({ lines, donation, taken });
    if (line) pairs.push({ line, donation });
    else left.push(donation);
    if (line) taken.add(line);
  }
  const withoutNumber = new LineQueue(lines.filter(({ utrs }) => utrs.length === 0));
  const all = new LineQueue(lines);
  const queues: [Expected[], LineQueue][] = [
    [left, withoutNumber],
    [ordered.filter(({ utr }) => utr === null), all],
  ];
  for (const [waiting, queue] of queues)
    for (const donation of waiting) {
      const line = queue.take(donation, taken);
      if (line) pairs.push({ line, donation });
    }
  return pairs.map((pair) => toMatch({ ...pair, ordered }));
}

function toMatch({ line, donation, ordered }: Pair & { ordered: readonly Expected[] }): Match {
  const at = ordered.indexOf(donation);
  const near = ordered.slice(Math.max(0, at - NEIGHBOURS_MOST), at + NEIGHBOURS_MOST);
  const others = near.filter((other) => other !== donation && fits({ line, donation: other }));
  const isNumbered = donation.utr !== null && line.utrs.length > 0;
  return {
    line,
    donation,
    reason: isNumbered ? 'similarNumber' : 'amount',
    others: others.slice(0, CANDIDATES_MOST - 1),
  };
}

function fits({ line, donation: { from, to, utr } }: Pair): boolean {
  if (line.day < from || line.day > to) return false;
  return utr === null || line.utrs.length === 0 || line.utrs.some((number) => isLikeNumber(number, utr));
}

function findLikeNumber({
  lines,
  donation: { from, to, utr },
  taken,
}: {
  lines: readonly StatementLine[];
  donation: Expected;
  taken: ReadonlySet<StatementLine>;
}): StatementLine | undefined {
  const start = firstSince(lines, from);
  for (const line of lines.slice(start, start + NEIGHBOURS_MOST)) {
    if (line.day > to) return undefined;
    if (!taken.has(line) && line.utrs.some((number) => isLikeNumber(number, utr!))) return line;
  }
  return undefined;
}

/** Returns the index of the first line on that day or later. Lines must be sorted by day. */
function firstSince(lines: readonly StatementLine[], day: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.day < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lines sorted by day, each of which is taken once. */
class LineQueue {
  readonly #lines: readonly StatementLine[];
  /** For each line, itself while it is free, or one nearer to the next free line. */
  readonly #next: number[];

  constructor(lines: readonly StatementLine[]) {
    this.#lines = lines;
    this.#next = Array.from({ length: lines.length + 1 }, (_, at) => at);
  }

  /** Takes the first free line between two days, and adds it to `taken`, which other queues share. */
  take({ from, to }: Expected, taken: Set<StatementLine>): StatementLine | undefined {
    let at = this.#freeFrom(firstSince(this.#lines, from));
    while (at < this.#lines.length && taken.has(this.#lines[at]!)) {
      this.#next[at] = at + 1;
      at = this.#freeFrom(at);
    }
    const line = this.#lines[at];
    if (!line || line.day > to) return undefined;
    taken.add(line);
    return line;
  }

  #freeFrom(start: number): number {
    let at = start;
    while (this.#next[at] !== at) {
      this.#next[at] = this.#next[this.#next[at]!]!;
      at = this.#next[at]!;
    }
    return at;
  }
}
