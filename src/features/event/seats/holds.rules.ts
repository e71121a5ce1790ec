/** Minutes for which seats are held until the link in the mail is opened. */
export const HOLD_MINUTES = 60;
/** Minutes for which a party without a mail address counts for its network: nothing proves it, so a day. */
export const MOBILE_MINUTES = 24 * 60;

/** Seats that one network takes of any event. Two large families sit behind one address. */
const NETWORK_SEATS = 10;
const NETWORK_SHARE = 1 / 10;

/**
 * Returns how many seats the parties of one network hold at a time without a proof: ten, or a tenth of a large event.
 * Many phones share one address of a mobile network, so whoever comes later is not refused: opening the link in the
 * mail gives the party the seats that are free.
 */
export function seatsOfNetwork(capacity: number): number {
  return Math.max(NETWORK_SEATS, Math.floor(capacity * NETWORK_SHARE));
}
