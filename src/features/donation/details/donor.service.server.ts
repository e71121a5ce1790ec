import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { requireLook } from '#src/features/audit/personal-data/looks.service.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { NATURES, type Nature } from '#src/features/donation/donation.values.ts';
import { selectNgoPan } from '#src/features/donation/donor/cash-limit.queries.server.ts';
import { refuseTooMuchCash } from '#src/features/donation/donor/cash-limit.service.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import {
  checkDonor,
  type DonorDetails,
  type DonorForm,
} from '#src/features/donation/donor/donor-details.rules.ts';
import { sealDonorId, type StoredDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { mailMoved } from '#src/features/donation/payment/donation-mails.service.server.ts';
import { issueReceipt } from '#src/features/donation/receipts/receipt-issue.service.server.ts';
import { hasReceipts } from '#src/features/donation/receipts/waiting-receipts.queries.server.ts';
import { lockOwnDonation, recordDonationChange, refusal } from './changes.service.server.ts';
import type { OwnDonation } from './details.contract.ts';
import { selectOwnDonation, updateDonorDetails, type OwnDonationRow } from './details.queries.server.ts';
import { readOwnDonation } from './details.service.server.ts';

export type DonorUpdate = DonorForm & { removesId: boolean; nature?: string | undefined };

/**
 * Corrects the details of the donor of a donation, for later receipts and the yearly statement. An empty
 * number keeps the one that is known, unless the form removes it. A received donation that had no receipt
 * because nobody was named gets one. A mail address that is replaced or removed gets a mail about it. It
 * counts as a look at the donor. Whoever saves last wins.
 * @throws {AppError} 404 if the NGO has no such donation; 409 if the details are erased or no longer matter;
 * 422 with every error of the form; 429 if the looks of the day, or the mails to the address of before, are
 * used up.
 */
export async function updateDonor(
  services: DonationServices,
  { id, form, call }: { id: string; form: DonorUpdate; call: SignedInCall },
): Promise<OwnDonation> {
  const own = { id, ngoId: call.account.ngoId! };
  // Whoever may not correct it, or not so, has not looked at the donor.
  await checkUpdate(services, { own, form });
  // The papers with these details go to the mailbox that this sets.
  const look = {
    call,
    kind: 'donation',
    action: 'getDonationOfNgo',
    entity: 'donation',
    entityId: id,
  } as const;
  await requireLook(services.db, { ...look, id });
  return services.db.transaction().execute(async (db) => {
    const locked = await lockOwnDonation(db, own);
    const inside = { ...services, db };
    const { row, donor, keepsId } = await checkUpdate(inside, { own, form });
    const storedId = keepsId ? undefined : storedIdOf(services, { row, donor });
    const nature = NATURES.find((known) => known === form.nature) ?? row.nature;
    const { donorId: _, ...details } = donor;
    const search = indexDonation({ ...locked, ...details });
    if (row.donorEmail !== null && row.donorEmail !== donor.donorEmail)
      await mailMoved(inside, { ...own, isRemoved: donor.donorEmail === null });
    await updateDonorDetails(db, { ...own, ...details, nature, storedId, search });
    if (row.method === 'cash' && row.status === 'received')
      await refuseTooMuchCash(db, { ...own, field: 'donorName' });
    // A receipt that was cancelled on purpose stays so.
    if (row.status === 'received' && !(await hasReceipts(db, id))) await issueReceipt(inside, id);
    await recordDonationChange(db, {
      action: 'updateDonor',
      own,
      call,
      after: { changed: changedNames({ row, donor, nature, storedId }) },
    });
    return readOwnDonation(inside, own);
  });
}

/** @throws {AppError} 404, 409 and 422 as `updateDonor`, but for what depends on other donations. */
async function checkUpdate(
  services: DonationServices,
  { own, form }: { own: { id: string; ngoId: string }; form: DonorUpdate },
): Promise<{ row: OwnDonationRow; donor: DonorDetails; keepsId: boolean }> {
  const { db } = services;
  const before = await readOwnDonation(services, own);
  if (before.donor.isErased) throw new AppError({ status: 409, key: 'donationErased' });
  if (!before.possible.correctDonor) throw new AppError({ status: 409, key: 'donationMoved' });
  const { donor, errors } = checkDonor({ form, ngoPan: await selectNgoPan(db, own.ngoId) });
  // The name may be missing only if nothing else is known, and the number that stays is not in the form.
  const keepsId = donor.donorId === null && !form.removesId && before.donor.idMasked !== null;
  const nameless = keepsId && donor.donorName === null && { donorName: 'giftNameRequired' as const };
  const fields = { ...errors, ...nameless };
  if (Object.keys(fields).length > 0) throw refusal(fields);
  const row = await selectOwnDonation(db, own);
  if (!row) throw notFound();
  return { row, donor, keepsId };
}

function storedIdOf(
  { keys }: DonationServices,
  { row, donor }: { row: OwnDonationRow; donor: DonorDetails },
): StoredDonorId {
  return sealDonorId({ keys, reference: row.reference, donorId: donor.donorId ?? undefined });
}

type Changed = {
  row: OwnDonationRow;
  donor: DonorDetails;
  nature: Nature;
  storedId: StoredDonorId | undefined;
};

/** The names of the fields that change. What they say about a person does not belong in a log. */
function changedNames({ row, donor, nature, storedId }: Changed): string[] {
  const fields = ['donorName', 'donorMobile', 'donorEmail', 'donorAddress'] as const;
  return [
    ...fields.filter((field) => row[field] !== donor[field]),
    ...(storedId && (storedId.donorId !== null || row.donorId !== null) ? ['donorId'] : []),
    ...(nature === row.nature ? [] : ['nature']),
  ];
}
