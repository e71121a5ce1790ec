import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { hashWith, seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import type { DonorIdKind } from '#src/features/donation/donation.values.ts';

export type DonorId = { kind: DonorIdKind; id: string };
/** An identity number as it is stored: sealed, and as a keyed hash, by which gifts of one donor are joined. */
export type StoredDonorId = {
  donorIdKind: DonorIdKind | null;
  donorId: string | null;
  donorIdHash: string | null;
};

/** What a sealed identity number is bound to: the reference of the row that contains it. */
const aboutOf = (reference: string) => `donor of ${reference}`;

/** The sealed identity numbers of donors. */
export const DONOR_IDS: SealedColumn[] = (['donation', 'standing_gift'] as const).map((table) => ({
  table,
  column: 'donor_id',
  boundTo: 'reference',
  about: aboutOf,
  hash: 'donor_id_hash',
}));

/** Seals the identity number of a donor for the row with this reference. */
export function sealDonorId({
  keys,
  reference,
  donorId,
}: {
  keys: Keys;
  reference: string;
  donorId: DonorId | undefined;
}): StoredDonorId {
  if (!donorId) return { donorIdKind: null, donorId: null, donorIdHash: null };
  return {
    donorIdKind: donorId.kind,
    donorId: seal({ keys, text: donorId.id, about: aboutOf(reference) }),
    donorIdHash: hashWith(keys.code, donorId.id),
  };
}

/** Returns the identity number of a donor. Throws as `unseal` does. */
export function unsealDonorId({
  keys,
  reference,
  sealed,
}: {
  keys: Keys;
  reference: string;
  sealed: string;
}): string {
  return unseal({ keys, sealed, about: aboutOf(reference) });
}
