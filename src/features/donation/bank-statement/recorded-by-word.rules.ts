import { addDays } from '#src/shared/india-time.ts';
import { integerOf, type Paise } from '#src/shared/money.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

/** A donation that an NGO says it received, without a number that proves which payment it was. */
export type RecordedDonation = { id: string; reference: string; amount: Paise; receivedOn: string };

/** Banks book a cheque days after it was handed in. */
const DAYS_AROUND = 5;

/**
 * Finds lines that are probably donations that the NGO has added by hand: same amount, a day nearby. Each
 * donation belongs to one line at most. Lines must be sorted by day.
 */
export function findRecordedByWord<Donation extends RecordedDonation>({
  lines,
  donations,
}: {
  lines: readonly StatementLine[];
  donations: readonly Donation[];
}): Map<StatementLine, Donation> {
  const byAmount = Map.groupBy(donations, ({ amount }) => integerOf(amount));
  const found = new Map<StatementLine, Donation>();
  for (const line of lines) {
    const candidates = byAmount.get(integerOf(line.amount)) ?? [];
    const [from, to] = [addDays(line.day, -DAYS_AROUND), addDays(line.day, DAYS_AROUND)];
    const at = candidates.findIndex(({ receivedOn }) => from <= receivedOn && receivedOn <= to);
    if (at >= 0) found.set(line, candidates.splice(at, 1)[0]!);
  }
  return found;
}
