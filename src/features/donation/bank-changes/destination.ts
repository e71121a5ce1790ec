import type en from './destination.messages.en.ts';

type BankDetailWords = {
  accountHolder: string;
  accountLast4: string;
  ifsc: string;
  bank: string;
  branch: string;
  upiMasked: string | null;
  isForeign: boolean;
};
/** Where gifts go, masked: bank details, or an account at the gateway. */
export type Destination = BankDetailWords | { keyId: string };

/** Describes in one line where gifts go. */
export function describeDestination(destination: Destination, t: typeof en): string {
  if ('keyId' in destination) return t.gateway(destination.keyId);
  const { accountHolder, bank, branch, ifsc, accountLast4, upiMasked, isForeign } = destination;
  const parts = [accountHolder, `${bank}, ${branch}`, t.ifsc(ifsc), t.account(accountLast4)];
  if (upiMasked !== null) parts.push(t.upi(upiMasked));
  if (isForeign) parts.push(t.foreign);
  return parts.join(', ');
}

/** Returns only what says where gifts go. */
export function destinationOf(change: Destination): Destination {
  if ('keyId' in change) return { keyId: change.keyId };
  const { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign } = change;
  return { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign };
}
