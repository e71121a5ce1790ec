import type { GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { describeFields } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import type { ChangeKind } from '#src/features/ngo/guarded-changes/change.values.ts';
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
/** Names and contact details of an NGO. */
type Fields = { fields: Partial<Record<GuardedField, string | null>> };
/** Where money or calls go, masked: bank details, an account at the gateway, or names and contact details. */
export type Destination = BankDetailWords | { keyId: string } | Fields;

/** Returns the kind of change that says this. */
export function kindOf(destination: Destination): ChangeKind {
  return 'keyId' in destination ? 'gateway' : 'fields' in destination ? 'ngo' : 'bank';
}

/** Describes in one line where money or calls go. */
export function describeDestination(destination: Destination, t: typeof en): string {
  if ('keyId' in destination) return t.gateway(destination.keyId);
  if ('fields' in destination) return describeFields(destination.fields, t.ngo);
  const { accountHolder, bank, branch, ifsc, accountLast4, upiMasked, isForeign } = destination;
  const parts = [accountHolder, `${bank}, ${branch}`, t.ifsc(ifsc), t.account(accountLast4)];
  if (upiMasked !== null) parts.push(t.upi(upiMasked));
  if (isForeign) parts.push(t.foreign);
  return parts.join(', ');
}

/** Returns only what says where money or calls go. */
export function destinationOf(change: Destination): Destination {
  if ('keyId' in change) return { keyId: change.keyId };
  if ('fields' in change) return { fields: change.fields };
  const { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign } = change;
  return { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign };
}
