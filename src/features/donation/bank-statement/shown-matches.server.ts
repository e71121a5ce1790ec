import type { Keys } from '#src/server/security/keys.server.ts';
import type { MatchCandidate, Proposal, ShownLine } from './bank-statement.contract.ts';
import { isLikeNumber, type Match, type OpenDonation } from './match.rules.ts';
import { matchToken } from './match-token.server.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

type Names = ReadonlyMap<string, string | null>;

/** Returns a line as people see it, with the number of the payment that concerns the donation. */
export function shownLine(line: StatementLine, donation?: OpenDonation): ShownLine {
  const { row, day, amount, narration, reference } = line;
  return { row, day, amount, narration, reference, utr: utrOf(line, donation) ?? null };
}

/** Returns a donation as people see it beside a line. */
export function toCandidate(donation: OpenDonation, names: Names): Omit<MatchCandidate, 'token'> {
  const { id, reference, status, amount, createdOn, utr } = donation;
  return { _id: id, reference, donorName: names.get(id) ?? null, status, amount, createdOn, utr };
}

/** Returns a match with the tokens that confirm it. */
export function toProposal({
  match: { line, donation, reason, others },
  names,
  keys,
  ngoId,
  hashOf,
}: {
  match: Match;
  names: Names;
  keys: Keys;
  ngoId: string;
  hashOf: (line: StatementLine) => string;
}): Proposal {
  const hash = hashOf(line);
  const candidates = [donation, ...others].map((candidate) => {
    const { day, amount } = line;
    const match = { ngoId, donationId: candidate.id, line: hash, day, amount, utr: utrOf(line, candidate) };
    return { token: matchToken({ keys, match }), ...toCandidate(candidate, names) };
  });
  return { line: shownLine(line, donation), reason, candidates };
}

/** Returns the payment number of a line: the one that the donor named, or nearly, or the only one on the line. */
function utrOf({ utrs }: StatementLine, donation?: OpenDonation): string | undefined {
  const named = donation?.utr;
  const like = named ? utrs.find((utr) => isLikeNumber(utr, named)) : undefined;
  return like ?? (utrs.length === 1 ? utrs[0] : undefined);
}
