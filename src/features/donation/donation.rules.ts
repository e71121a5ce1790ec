import type { DonationStatus } from './donation.values.ts';

/** What can happen to a donation. */
export const DONATION_EVENTS = ['claim', 'fail', 'receive', 'refuse', 'refund', 'cancel'] as const;
export type DonationEvent = (typeof DONATION_EVENTS)[number];

/** Who makes it happen. `system` are the daily jobs. */
export const DONATION_ACTORS = ['donor', 'ngo', 'gateway', 'system'] as const;
export type DonationActor = (typeof DONATION_ACTORS)[number];

type Transition = { to: DonationStatus; by: Partial<Record<DonationStatus, readonly DonationActor[]>> };

/** For each event, who may make it happen in which status. Everything else is refused. */
const TRANSITIONS: Record<DonationEvent, Transition> = {
  // The donor says that the money is on its way, and names the number of the payment.
  claim: { to: 'claimed', by: { created: ['donor'], failed: ['donor'] } },
  fail: { to: 'failed', by: { created: ['gateway'] } },
  // Money that arrived is recorded whatever was said before.
  receive: {
    to: 'received',
    by: {
      created: ['ngo', 'gateway'],
      failed: ['ngo', 'gateway'],
      claimed: ['ngo', 'gateway'],
      refused: ['ngo', 'gateway'],
    },
  },
  refuse: { to: 'refused', by: { claimed: ['ngo'] } },
  refund: { to: 'refunded', by: { received: ['ngo', 'gateway'] } },
  // After the money arrived, 'cancelled' means that it was recorded by mistake.
  cancel: {
    to: 'cancelled',
    by: { created: ['donor', 'system'], failed: ['donor', 'system'], claimed: ['donor'], received: ['ngo'] },
  },
};

/** What the state machine knows of a donation. */
export type DonationState = {
  status: DonationStatus;
  /** Whether the payment gateway has an order for it: only the gateway knows whether money moved. */
  isAtGateway: boolean;
};

/**
 * Returns the status of a donation after an event, or undefined if this cannot happen or may not be done by this actor.
 * A donation never goes back to an earlier status, so it is received at most once.
 */
export function statusAfter({
  state,
  event,
  actor,
}: {
  state: DonationState;
  event: DonationEvent;
  actor: DonationActor;
}): DonationStatus | undefined {
  const { to, by } = TRANSITIONS[event];
  if (!by[state.status]?.includes(actor)) return undefined;
  // A donor could otherwise cancel a payment on its way, and an NGO hide one that the gateway can prove.
  if (state.isAtGateway && event === 'cancel' && actor !== 'system') return undefined;
  if (state.isAtGateway && event === 'refund' && actor === 'ngo') return undefined;
  return to;
}

/** Whether the money of a donation in this status arrived and stayed. */
export function isMoneyThere(status: DonationStatus): boolean {
  return status === 'received';
}
