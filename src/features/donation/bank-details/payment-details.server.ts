import type { Database } from '#src/server/database.server.ts';
import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import { selectPaymentDetails } from './payment-details.queries.server.ts';

/** Where a donor pays to. */
export type PaymentDetails = {
  accountHolder: string;
  accountNumber: string;
  ifsc: string;
  bank: string;
  branch: string;
  upiId: string | null;
};

const aboutOf = (ngoId: string) => `bank details of ngo ${ngoId}`;
const sealedColumn = (column: string): SealedColumn => ({
  table: 'bank_detail_version',
  column,
  boundTo: 'ngo_id',
  about: aboutOf,
});

/** The sealed account numbers and UPI ids. */
export const BANK_SECRETS: SealedColumn[] = ['account_number', 'upi_id'].map(sealedColumn);

type Secret = { keys: Keys; ngoId: string; text: string };

/** Seals an account number or a UPI id for storage. It cannot be moved to another NGO. */
export function sealBankSecret({ keys, ngoId, text }: Secret): string {
  return seal({ keys, text, about: aboutOf(ngoId) });
}

/** Returns an account number or a UPI id. Throws as `unseal` does. */
export function unsealBankSecret({ keys, ngoId, text }: Secret): string {
  return unseal({ keys, sealed: text, about: aboutOf(ngoId) });
}

/**
 * Returns the bank details that donors of an NGO see now, or undefined if it has none. `isForeign`: those for gifts from
 * abroad.
 */
export async function readPaymentDetails(
  { db, keys }: { db: Database; keys: Keys },
  { ngoId, isForeign }: { ngoId: string; isForeign: boolean },
): Promise<PaymentDetails | undefined> {
  const sealed = await selectPaymentDetails(db, { ngoId, isForeign });
  if (!sealed) return undefined;
  const { accountNumber, upiId, ...plain } = sealed;
  return {
    ...plain,
    accountNumber: unsealBankSecret({ keys, ngoId, text: accountNumber }),
    upiId: upiId && unsealBankSecret({ keys, ngoId, text: upiId }),
  };
}
