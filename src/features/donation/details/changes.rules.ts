import {
  statusAfter,
  type DonationEvent,
  type DonationState,
} from '#src/features/donation/donation.rules.ts';
import type { DonationStatus } from '#src/features/donation/donation.values.ts';
import { integerOf, type Paise } from '#src/shared/money.ts';

type Facts = DonationState & {
  /** What was given, without what was given back. */
  amount: Paise;
  isNamed: boolean;
  isErased: boolean;
  hasValidReceipt: boolean;
  hasSignatory: boolean;
  /** The payment gateway has been asked to give something back, and has not answered. */
  isRefunding: boolean;
};

/** Statuses in which the details of a donor may matter for receipts or the statement. */
const CORRECTABLE: readonly DonationStatus[] = ['created', 'failed', 'claimed', 'received'];

/** Returns what an NGO can do with a donation now. The gateway alone knows about payments made there. */
export function findPossibleChanges(facts: Facts) {
  const { status, isAtGateway, isNamed, isErased, hasValidReceipt, hasSignatory, amount } = facts;
  const isRefundable = statusAfter({ state: facts, event: 'refund', actor: 'gateway' }) !== undefined;
  const can = (event: DonationEvent) =>
    !isAtGateway && statusAfter({ state: facts, event, actor: 'ngo' }) !== undefined;
  return {
    confirm: can('receive'),
    refuse: can('refuse'),
    correctDonor: CORRECTABLE.includes(status) && !isErased,
    cancel: can('cancel'),
    // A gift in kind may be worth nothing that could be given back.
    refund: can('refund') && integerOf(amount) > 0,
    refundAtGateway: isAtGateway && isRefundable && !facts.isRefunding && integerOf(amount) > 0,
    cancelReceipt: hasValidReceipt,
    reissueReceipt: status === 'received' && isNamed && hasSignatory,
  };
}
