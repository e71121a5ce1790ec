import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { DonationMethod, DonorIdKind, Nature } from '#src/features/donation/donation.values.ts';

type Names = Record<Language, string>;

/** Everything that a receipt shows beside its number, its amount and its day. It never changes once it is issued. */
export type ReceiptContent = {
  donor: { name: string; address: string | null; id: { kind: DonorIdKind; id: string } | null };
  ngo: {
    name: Names;
    address: string;
    pan: string | null;
    registration: { number: string; validFrom: string | null; validTo: string | null } | null;
  };
  signatory: { name: string; designation: string; signatureKey: string | null };
  law: {
    act: Names;
    deductionSection: string;
    approvalSection: string;
    certificateForm: string;
    cashLimit: number;
  };
  method: DonationMethod;
  nature: Nature;
  /** The number of the payment or of the cheque. */
  paymentNumber: string | null;
  kindDescription: string | null;
  purpose: Names | null;
  /** Of the donation. */
  reference: string;
};

const aboutOf = (code: string) => `receipt ${code}`;

/** The sealed contents of receipts. */
export const RECEIPT_CONTENTS: SealedColumn[] = [
  { table: 'donation_receipt', column: 'content', boundTo: 'code', about: aboutOf },
];

/** Seals the content of the receipt with this code: it contains the donor's tax number. */
export function sealContent({
  keys,
  code,
  content,
}: {
  keys: Keys;
  code: string;
  content: ReceiptContent;
}): string {
  return seal({ keys, text: JSON.stringify(content), about: aboutOf(code) });
}

/** Returns the content of a receipt. Throws as `unseal` does. */
export function unsealContent({
  keys,
  code,
  sealed,
}: {
  keys: Keys;
  code: string;
  sealed: string;
}): ReceiptContent {
  return JSON.parse(unseal({ keys, sealed, about: aboutOf(code) })) as ReceiptContent;
}

/** Returns what replaces the content of a receipt whose donor is erased. Nothing can be printed from it. */
export function sealEmptyContent({ keys, code }: { keys: Keys; code: string }): string {
  return seal({ keys, text: '', about: aboutOf(code) });
}
