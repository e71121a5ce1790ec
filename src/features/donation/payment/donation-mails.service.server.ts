import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { claimMail, refusalMail } from './donation-mails.emails.server.ts';
import { selectToMail } from './payment.queries.server.ts';

const DAY = 86_400;
/** Nobody can flood the mailbox of a stranger. The claim is stored even if no mail is sent. */
const CLAIM_MAILS: RateLimit = { name: 'donation-to', requests: 5, seconds: DAY };
/** Over all networks. It exceeds the limit of one sender, who therefore cannot use up the mails of the owner. */
const CLAIM_MAILS_IN_ALL: RateLimit = { name: 'donation-to-all', requests: 20, seconds: DAY };

/**
 * Returns whether a claim may be mailed to this address now, and counts the mail. Uses its own connection, so call it
 * outside a transaction.
 */
export async function mayMailClaim(
  db: Database,
  { email, caller }: { email: string; caller: Caller },
): Promise<boolean> {
  const ofSender = await countRequest(db, { limit: CLAIM_MAILS, subject: email, caller });
  if (ofSender !== undefined) return false;
  return (await countRequest(db, { limit: CLAIM_MAILS_IN_ALL, subject: email })) === undefined;
}

/** Queues the mail with the link to a claimed donation, in the transaction `db`. */
export async function mailClaim(services: DonationServices, id: string): Promise<void> {
  const donation = await selectToMail(services.db, id);
  if (!donation) return;
  const text = claimMail({ donation, keys: services.keys });
  const { email: to, language } = donation;
  await queueMail(services, { event: 'donationClaimed', to, language, text });
}

/**
 * Queues the mail that tells a donor that the NGO did not find the payment, in the transaction `db` that refused the
 * claim. Does nothing if the donor left no mail address.
 */
export async function mailRefusal(services: DonationServices, id: string): Promise<void> {
  const donation = await selectToMail(services.db, id);
  if (!donation) return;
  const text = refusalMail({ donation, keys: services.keys });
  const { email: to, language } = donation;
  await queueMail(services, { event: 'donationRefused', to, language, text });
}
