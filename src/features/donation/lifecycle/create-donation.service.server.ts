import { randomReference } from '#src/server/security/random-reference.server.ts';
import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { sealDonorId, type DonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import { issueReceipt } from '#src/features/donation/receipts/receipt-issue.service.server.ts';
import { insertDonation, type DonationRow } from './create-donation.queries.server.ts';

type Created = { id: string; reference: string };

export type NewDonation = Omit<
  DonationRow,
  'reference' | 'search' | 'donorId' | 'donorIdKind' | 'donorIdHash'
> & { donorId: DonorId | undefined };

/**
 * Adds a donation with a new reference, in the transaction `db`. One that is received, because an NGO adds it by hand,
 * gets its receipt. The details must be checked.
 */
export async function createDonation(
  services: DonationServices,
  { donorId, ...donation }: NewDonation,
): Promise<Created> {
  const { db, keys } = services;
  for (;;) {
    const reference = randomReference('DN');
    const sealed = sealDonorId({ keys, reference, donorId });
    const search = indexDonation({ ...donation, reference });
    const id = await insertDonation(db, { ...donation, ...sealed, reference, search });
    // Otherwise another donation has this reference, once in millions.
    if (id === undefined) continue;
    if (donation.status === 'received') await issueReceipt(services, id);
    return { id, reference };
  }
}

const PURPOSE = 'donation';

/** Returns the secret token in the links to the page of a donation. */
export function donationToken({ keys, reference }: { keys: Keys; reference: string }): string {
  return signText({ keys, text: reference, purpose: PURPOSE });
}

/** Returns the reference in a token of a donation, or undefined if it is not one of ours. */
export function referenceOfToken({ keys, token }: { keys: Keys; token: string }): string | undefined {
  const reference = readSigned({ keys, text: token, purpose: PURPOSE });
  return reference && readReference(reference, 'DN');
}
