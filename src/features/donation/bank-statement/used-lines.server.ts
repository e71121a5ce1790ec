import type { Keys } from '#src/server/security/keys.server.ts';
import { integerOf } from '#src/shared/money.ts';
import type { ReceivedDonation } from './bank-statement.queries.server.ts';
import { compareLines } from './match.rules.ts';
import { hashLine, lineKey } from './match-token.server.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

export type UsedLine = { line: StatementLine; donation: ReceivedDonation };

/**
 * Separates the lines that have already proved a donation, by their hash or by the number of the payment, from
 * the others. `hashOf` returns the keyed hash of a line, which is the same in every file that contains the
 * line.
 */
export function findUsedLines({
  keys,
  ngoId,
  lines,
  received,
}: {
  keys: Keys;
  ngoId: string;
  lines: readonly StatementLine[];
  received: readonly ReceivedDonation[];
}): { used: UsedLine[]; left: StatementLine[]; hashOf: (line: StatementLine) => string } {
  const ordinals = ordinalsOf(lines);
  const hashWithKey = (line: StatementLine, { code: key }: Keys) =>
    hashLine({ key, ngoId, line, ordinal: ordinals.get(line)! });
  const byUtr = new Map(received.flatMap((one) => (one.utr === null ? [] : [[one.utr, one] as const])));
  const proved = received.filter(({ statementLine }) => statementLine !== null);
  const byHash = new Map(proved.map((one) => [one.statementLine!, one]));
  const days = new Set(proved.map(({ receivedOn, amount }) => `${receivedOn} ${integerOf(amount)}`));
  const allKeys = keys.previous ? [keys, keys.previous] : [keys];

  const findDonation = (line: StatementLine): ReceivedDonation | undefined => {
    const numbered = line.utrs.map((utr) => byUtr.get(utr)).find((one) => one !== undefined);
    // Hashing tens of thousands of lines takes time: only those that can be the ones.
    if (numbered || !days.has(`${line.day} ${integerOf(line.amount)}`)) return numbered;
    return allKeys.map((one) => byHash.get(hashWithKey(line, one))).find((one) => one !== undefined);
  };
  const used: UsedLine[] = [];
  const left: StatementLine[] = [];
  for (const line of lines) {
    const donation = findDonation(line);
    if (donation) used.push({ line, donation });
    else left.push(line);
  }
  return { used, left, hashOf: (line) => hashWithKey(line, keys) };
}

/** Numbers the lines that say the same, from 0. */
function ordinalsOf(lines: readonly StatementLine[]): Map<StatementLine, number> {
  const counts = new Map<string, number>();
  const ordinals = new Map<StatementLine, number>();
  for (const line of [...lines].sort(compareLines)) {
    const key = lineKey(line);
    const ordinal = counts.get(key) ?? 0;
    counts.set(key, ordinal + 1);
    ordinals.set(line, ordinal);
  }
  return ordinals;
}
