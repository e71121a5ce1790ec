import { forgetMailsAbout } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { deleteUnbegunStandingGift } from '#src/features/donation/giving/standing-gift.queries.server.ts';
import {
  createDonation,
  donationToken,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import {
  lockDonation,
  type LockedDonation,
} from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { cancelDonation, claimDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { eraseDonors } from '#src/features/donation/retention/erase-donors.service.server.ts';
import { cleanUtr, findUtrError } from '#src/features/donation/utr.rules.ts';
import { mailClaim } from './donation-mails.service.server.ts';
import { selectEmail, selectToFollow, updateFollows, type ToFollow } from './payment.queries.server.ts';
import { claimedMethod } from './payment.rules.ts';
import { referenceOf } from './payment.service.server.ts';

type Way = 'upi' | 'bankTransfer';
type Claim = { token: string; utr: string | undefined; method: Way | undefined };

/** What a claim did. */
export type Claimed = {
  /** The secret of the claimed donation. */
  token: string;
  /** Whether it corrected the number of an earlier claim. */
  isCorrection: boolean;
};

/**
 * Records that a donor has paid, and mails the link to the donation. A claim that the NGO has not decided gets the new
 * number. A refused claim stays refused; a new donation with the same details follows it.
 * @throws {AppError} 404 if the token is wrong; 409 if the status does not allow it, or a refused donation was corrected
 * before, or its donor is erased; 422 if the number is missing or wrong.
 */
export async function claimGift(
  services: DonationServices,
  { token, utr: text = '', method: typed, caller }: Claim & { caller: Caller },
): Promise<Claimed> {
  const { db, keys } = services;
  const reference = referenceOf({ keys, token });
  const utr = cleanUtr(text);
  const email = await selectEmail(db, reference);
  // Uses its own connection, so it must run before the transaction takes one.
  const isMailed = email !== undefined && (await mayMailVisitor(db, { email, caller }));
  return db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const donation = await lockDonation(transaction, { reference });
    if (!donation) throw notFound();
    const method = checkUtr({ utr, method: typed, isForeign: donation.isForeign });
    if (donation.status === 'claimed') {
      await claimDonation(inside, { donation, utr, method });
      return { token, isCorrection: true };
    }
    const claimed =
      donation.status === 'refused'
        ? await addSuccessor(inside, { donation, utr, method })
        : await claimFirst(inside, { donation, utr, method });
    if (isMailed) await mailClaim(inside, claimed.id);
    return { token: donationToken({ keys, reference: claimed.reference }), isCorrection: false };
  });
}

/**
 * Cancels a donation that is not paid, and erases its donor at once, also from mails.
 * @throws {AppError} 404 if the token is wrong; 409 if the status does not allow it.
 */
export async function cancelByDonor(services: DonationServices, token: string): Promise<void> {
  const { db, keys } = services;
  const reference = referenceOf({ keys, token });
  await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const donation = await lockDonation(transaction, { reference });
    if (!donation) throw notFound();
    const { donorEmail, standingGiftId } = donation;
    // Pressing the button twice is no error.
    if (donation.status === 'cancelled') return;
    await cancelDonation(inside, { donation, actor: 'donor', reason: null });
    await eraseDonors(inside, [donation]);
    if (standingGiftId !== null) await deleteUnbegunStandingGift(transaction, standingGiftId);
    if (donorEmail !== null)
      await forgetMailsAbout(transaction, { record: `donation:${reference}`, recipient: donorEmail });
  });
}

type Inside = { donation: LockedDonation; utr: string; method: Way };

async function claimFirst(services: DonationServices, claimed: Inside) {
  await claimDonation(services, claimed);
  return claimed.donation;
}

/** Adds the donation that corrects a refused one. Its donor has agreed before. */
async function addSuccessor(services: DonationServices, { donation, utr, method }: Inside) {
  const { db, keys } = services;
  const refused = await selectToFollow(db, donation.id);
  if (!refused) throw new AppError({ status: 409, key: 'donationMoved' });
  const next = await createDonation(services, {
    ...withoutSealed(refused),
    donorId: donorIdOf({ keys, refused }),
    utr,
    method,
    status: 'claimed',
    kindDescription: null,
    byNgo: false,
    chequeNumber: null,
    receivedOn: null,
  });
  await updateFollows(db, { id: next.id, followsId: donation.id });
  return next;
}

const withoutSealed = ({ reference: _, donorId: __, donorIdKind: ___, ...details }: ToFollow) => details;

function donorIdOf({ keys, refused }: { keys: DonationServices['keys']; refused: ToFollow }) {
  const { reference, donorIdKind: kind, donorId: sealed } = refused;
  return sealed === null ? undefined : { kind: kind!, id: unsealDonorId({ keys, reference, sealed }) };
}

function checkUtr(claimed: { utr: string; method: Way | undefined; isForeign: boolean }): Way {
  const method = claimedMethod(claimed);
  const error = findUtrError({ utr: claimed.utr, method });
  if (error) throw new AppError({ status: 422, key: error, fields: { utr: error } });
  return method;
}
