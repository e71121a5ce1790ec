import { consumeMailTo, takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { claimMail, movedMail, refusalMail } from './donation-mails.emails.server.ts';
import { selectToMail } from './payment.queries.server.ts';

/** Queues the mail with the link to a claimed donation, in the transaction `db`. */
export async function mailClaim(services: DonationServices, id: string): Promise<void> {
  const donation = await selectToMail(services.db, id);
  if (!donation) return;
  const text = claimMail({ donation, keys: services.keys });
  const { email: to, language } = donation;
  await queueMail(services, {
    event: 'donationClaimed',
    to,
    language,
    text,
    about: `donation:${donation.reference}`,
  });
}

type OfNgo = { id: string; ngoId: string };

/**
 * Queues the mail that tells a donor that the NGO did not find the payment, in the transaction `db` that refused the
 * claim. Returns false, and leaves it out, if the donor left no mail address or the mails of the day are used up.
 */
export async function mailRefusal(services: DonationServices, { id, ngoId }: OfNgo): Promise<boolean> {
  const donation = await selectToMail(services.db, id);
  if (!donation) return false;
  const text = refusalMail({ donation, keys: services.keys });
  const { email: to, language } = donation;
  if (!(await takeMailTo(services, { ngoId, to }))) return false;
  await queueMail(services, {
    event: 'donationRefused',
    to,
    language,
    text,
    about: `donation:${donation.reference}`,
  });
  return true;
}

/**
 * Queues the mail that tells a donor that the NGO replaced or removed the mail address of a gift, in the
 * transaction `db` that is about to do it. Does nothing if the gift has no mail address.
 * @throws {AppError} as `consumeMailTo`: nobody moves the papers of a donor who is not told.
 */
export async function mailMoved(
  services: DonationServices,
  { id, ngoId, isRemoved }: OfNgo & { isRemoved: boolean },
): Promise<void> {
  const donation = await selectToMail(services.db, id);
  if (!donation) return;
  const { email: to, language } = donation;
  await consumeMailTo(services, { ngoId, to });
  const text = movedMail({ donation, isRemoved });
  await queueMail(services, { event: 'donorEmailChanged', to, language, text });
}
