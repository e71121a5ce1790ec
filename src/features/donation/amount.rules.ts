import { comparePaise, parseRupees, type AmountError, type Paise } from '#src/shared/money.ts';
import { AMOUNT_LEAST } from './donation.values.ts';

export type GiftAmountError = AmountError | 'amountSmall' | 'amountLarge';

/**
 * Reads the amount of a gift as people type it, from `least` to `most`. Whoever shows the error may have other words for
 * it: donors and NGOs have different limits.
 */
export function readAmount({
  text,
  least = AMOUNT_LEAST,
  most,
}: {
  text: string;
  least?: Paise;
  most: Paise;
}): { amount: Paise } | { error: GiftAmountError } {
  const read = parseRupees(text);
  if ('error' in read) return read;
  if (comparePaise(read.amount, least) < 0) return { error: 'amountSmall' };
  return comparePaise(read.amount, most) > 0 ? { error: 'amountLarge' } : read;
}
