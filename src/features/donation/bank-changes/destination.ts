import type { GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import {
  describeChangedFields,
  describeFields,
  quoteTyped,
  type PlaceNames,
} from '#src/features/ngo/guarded-changes/describe-fields.ts';
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
/** Guarded values of an NGO. */
type Fields = { fields: Partial<Record<GuardedField, string | null>> };
/** Where money or calls go, masked: bank details, an account at the gateway, or guarded values of the page. */
export type Destination = BankDetailWords | { keyId: string } | Fields;

/** Returns the kind of change that says this. */
export function kindOf(destination: Destination): ChangeKind {
  return 'keyId' in destination ? 'gateway' : 'fields' in destination ? 'ngo' : 'bank';
}

/** Describes in one line where money or calls go. */
export function describeDestination(
  destination: Destination,
  { t, ...names }: { t: typeof en } & PlaceNames,
): string {
  if ('keyId' in destination) return t.gateway(destination.keyId);
  if ('fields' in destination) return describeFields({ values: destination.fields, t: t.ngo, ...names });
  const { accountHolder, bank, branch, ifsc, accountLast4, upiMasked, isForeign } = destination;
  const places = [quoteTyped(accountHolder), bank, quoteTyped(branch)];
  const parts = [...places, t.ifsc(ifsc), t.account(accountLast4)];
  if (upiMasked !== null) parts.push(t.upi(quoteTyped(upiMasked)));
  if (isForeign) parts.push(t.foreign);
  return parts.join(', ');
}

/** Says in few words which change it is, for the name of a button. */
export function nameOfDestination(destination: Destination, t: typeof en): string {
  if ('keyId' in destination) return t.gateway(destination.keyId);
  if ('fields' in destination)
    return (Object.keys(destination.fields) as GuardedField[]).map((field) => t.ngo.labels[field]).join(', ');
  const { accountLast4, upiMasked } = destination;
  return [t.account(accountLast4), ...(upiMasked === null ? [] : [t.upi(upiMasked)])].join(', ');
}

/**
 * Says in our words what is different, because whoever asks for a change may choose values that look like those of
 * before.
 */
export function describeChanges(
  { before, after }: { before: Destination; after: Destination },
  t: typeof en,
): string {
  if ('fields' in after) return describeChangedFields(after.fields, t.ngo);
  const names = changedParts(before, after).map((part) => t.parts[part]);
  return names.length > 0 ? t.ngo.changes(names.join(', ')) : t.noChanges;
}

function changedParts(before: Destination, after: Destination): (keyof (typeof en)['parts'])[] {
  // The same key id with other secrets is another key: the gateway makes both together.
  if ('keyId' in after) return ['keyId'];
  if (!('accountHolder' in before) || !('accountHolder' in after)) return [];
  const parts = ['accountHolder', 'ifsc', 'branch', 'accountLast4', 'upiMasked'] as const;
  return parts.filter((part) => before[part] !== after[part]);
}

/** Returns only what says where money or calls go. */
export function destinationOf(change: Destination): Destination {
  if ('keyId' in change) return { keyId: change.keyId };
  if ('fields' in change) return { fields: change.fields };
  const { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign } = change;
  return { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, isForeign };
}
