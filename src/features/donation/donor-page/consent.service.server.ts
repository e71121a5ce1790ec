import { forgetMailsOf } from '#src/features/mail/mail.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import { eraseDonors } from '#src/features/donation/retention/erase-donors.service.server.ts';
import { deleteYearFiles } from '#src/features/donation/donor-year-file/year-file.queries.server.ts';
import { deleteDonorLinks } from './donor-link.queries.server.ts';
import {
  deleteGift,
  deleteStandingGiftsOf,
  lockGiftsOf,
  updateConsentWithdrawn,
} from './donor-page.queries.server.ts';
import { requireDonor } from './donor-page.service.server.ts';

/** The occasions of mails to donors. What they said is forgotten together with the mailbox. */
const MAIL_EVENTS = [
  ...([
    'donationClaimed',
    'donationRefused',
    'donorEmailChanged',
    'donationReceipt',
    'donationReceiptCancelled',
  ] as const),
  ...([
    'standingGiftAsked',
    'standingGiftReminder',
    'standingGiftEnded',
    'donorLink',
    'donorYearFile',
  ] as const),
];

/**
 * Takes back the consent of the mailbox whose page this token opens, as section 6 of the Digital Personal Data Protection
 * Act, 2023 allows. Gifts that are not received are erased; of one that the gateway may still be paid for, only the
 * donor. Received ones keep name, address, identity number and amount, as tax law and the books ask, and lose the rest.
 * Reminders end, mails are forgotten, and no link of the mailbox works any more.
 * @throws {AppError} 404 if the token is unknown or has expired.
 */
export async function withdrawConsent(services: { db: Database; keys: Keys }, token: string): Promise<void> {
  const email = await requireDonor(services, token);
  await services.db.transaction().execute(async (db) => {
    const gifts = await lockGiftsOf(db, email);
    for (const gift of gifts.filter(({ receivedOn }) => receivedOn !== null)) {
      const search = indexDonation({ ...gift, donorEmail: null, donorMobile: null });
      await updateConsentWithdrawn(db, { id: gift.id, search });
    }
    const open = gifts.filter(({ receivedOn }) => receivedOn === null);
    for (const { id } of open.filter(({ isAtGateway }) => !isAtGateway)) await deleteGift(db, id);
    await eraseDonors(
      { ...services, db },
      open.filter(({ isAtGateway }) => isAtGateway),
    );
    await deleteStandingGiftsOf(db, email);
    await deleteDonorLinks(db, email);
    await deleteYearFiles(db, email);
    await forgetMailsOf(db, { recipient: email, events: MAIL_EVENTS });
  });
}
