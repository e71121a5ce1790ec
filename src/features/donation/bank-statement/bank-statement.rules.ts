import { addDays } from '#src/shared/india-time.ts';
import { comparePaise } from '#src/shared/money.ts';
import { matchByAmount } from './amount-matches.rules.ts';
import { CANDIDATES_MOST, type MatchReason } from './bank-statement.values.ts';
import { compareDonations, compareLines, payDays, type Match, type OpenDonation } from './match.rules.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

/** Donations with the same number that are looked at for a line. */
const SAME_NUMBER_MOST = 20;

export type Matches = {
  /** A number and the amount prove that the line is the payment of the donation. */
  proved: Match[];
  /** The number fits and the amount does not. */
  amountDiffers: Match[];
  /** Only a person can tell. */
  perhaps: Match[];
  /** Lines that belong to no donation. */
  rest: StatementLine[];
};

/** How well the numbers of a line fit a donation: by the number of the payment, our reference, or both. */
const UTR = 1;
const REFERENCE = 2;
const REASONS: Record<number, MatchReason> = {
  [UTR]: 'number',
  [REFERENCE]: 'reference',
  [UTR + REFERENCE]: 'numberAndReference',
};

type Candidate = { donation: OpenDonation; strength: number };
type Numbered = { line: StatementLine; candidates: Candidate[] };

/**
 * Finds out which line of a bank statement is the payment of which donation. A line is in one match at most,
 * and so is a donation. The order of lines and donations changes nothing. If several donors name the same
 * payment, none of them is proved, unless one has our reference on the line.
 */
export function matchLines({
  lines,
  donations,
}: {
  lines: readonly StatementLine[];
  donations: readonly OpenDonation[];
}): Matches {
  const sorted = [...lines].sort(compareLines);
  const find = candidateFinder([...donations].sort(compareDonations));
  const numbered = sorted
    .map((line) => ({ line, candidates: find(line) }))
    .filter(({ candidates }) => candidates.length > 0);
  const used = new Set<StatementLine | OpenDonation>();
  const take = (matches: Match[]) =>
    matches.filter(({ line, donation }) => {
      if (used.has(line) || used.has(donation)) return false;
      used.add(line).add(donation);
      return true;
    });
  const proved = take(numbered.flatMap(proofOf).sort(compareProofs).map(toMatch));
  const isFree = ({ donation }: Candidate) => !used.has(donation);
  const open = numbered
    .filter(({ line }) => !used.has(line))
    .map(({ line, candidates }) => ({ line, candidates: candidates.filter(isFree) }));
  const unclear = take(open.flatMap(doubtOf));
  const amountDiffers = take(open.flatMap(differenceOf));
  const named = new Set(
    numbered.filter(({ candidates }) => candidates.some(isNamed)).map(({ line }) => line),
  );
  const byAmount = matchByAmount({
    // A line that names a gift is a payment for that gift.
    lines: sorted.filter((line) => !used.has(line) && !named.has(line)),
    donations: donations.filter((donation) => donation.status !== 'refused' && !used.has(donation)),
  });
  const perhaps = [...unclear, ...take(byAmount)].sort((a, b) => compareLines(a.line, b.line));
  return { proved, amountDiffers, perhaps, rest: sorted.filter((line) => !used.has(line)) };
}

const isNamed = ({ strength }: Candidate) => strength >= REFERENCE;

/** Returns a function that finds the donations that a line names by a number. */
function candidateFinder(donations: readonly OpenDonation[]) {
  const byUtr = new Map<string, OpenDonation[]>();
  const byReference = new Map<string, OpenDonation>();
  for (const donation of donations) {
    byReference.set(donation.reference, donation);
    if (donation.utr === null) continue;
    const same = byUtr.get(donation.utr) ?? [];
    if (same.length < SAME_NUMBER_MOST) same.push(donation);
    byUtr.set(donation.utr, same);
  }
  return ({ utrs, references }: StatementLine): Candidate[] => {
    const strengths = new Map<OpenDonation, number>();
    for (const utr of utrs) for (const donation of byUtr.get(utr) ?? []) strengths.set(donation, UTR);
    for (const reference of references) {
      const donation = byReference.get(reference);
      if (donation) strengths.set(donation, (strengths.get(donation) ?? 0) | REFERENCE);
    }
    return [...strengths].map(([donation, strength]) => ({ donation, strength }));
  };
}

type Proof = Candidate & { line: StatementLine };

/** Returns the donation that the numbers and the amount of a line prove, if there is exactly one. */
function proofOf({ line, candidates }: Numbered): Proof[] {
  const proving = candidates.filter(
    (candidate) => isSameAmount(line, candidate) && isTimely(line, candidate),
  );
  const strongest = Math.max(0, ...proving.map(({ strength }) => strength));
  const best = proving.filter(({ strength }) => strength === strongest);
  return best.length === 1 ? [{ ...best[0]!, line }] : [];
}

function compareProofs(a: Proof, b: Proof): number {
  return b.strength - a.strength || compareLines(a.line, b.line) || compareDonations(a.donation, b.donation);
}

function toMatch({ line, donation, strength }: Proof): Match {
  return { line, donation, reason: REASONS[strength]!, others: [] };
}

const isSameAmount = ({ amount }: StatementLine, { donation }: Candidate) =>
  comparePaise(amount, donation.amount) === 0;

/** Our reference exists since the gift was begun, and may be used for as long as the donor likes. */
function isTimely({ day }: StatementLine, { donation, strength }: Candidate): boolean {
  if (strength >= REFERENCE) return day >= addDays(donation.createdOn, -1);
  const { from, to } = payDays({ ...donation, claimedOn: donation.claimedOn ?? donation.createdOn });
  return from <= day && day <= to;
}

/** The amount fits, but several donors name this payment, or the day is far from theirs. */
function doubtOf({ line, candidates }: Numbered): Match[] {
  const fitting = candidates.filter((candidate) => isSameAmount(line, candidate));
  const timely = fitting.filter((candidate) => isTimely(line, candidate));
  const [first, ...others] = (timely.length > 0 ? timely : fitting).map(({ donation }) => donation);
  if (!first) return [];
  const reason = timely.length > 0 ? 'sameNumber' : 'otherDay';
  return [{ line, donation: first, reason, others: others.slice(0, CANDIDATES_MOST - 1) }];
}

function differenceOf({ line, candidates }: Numbered): Match[] {
  const first = candidates.find((candidate) => !isSameAmount(line, candidate));
  return first ? [toMatch({ ...first, line })] : [];
}
