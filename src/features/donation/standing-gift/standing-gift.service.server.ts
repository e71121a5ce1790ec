import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { readAmount } from '#src/features/donation/amount.rules.ts';
import { AMOUNT_MOST } from '#src/features/donation/donation.values.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import type { StandingGift } from './standing-gift.contract.ts';
import { askMail } from './standing-gift.emails.server.ts';
import {
  deleteStandingGift,
  lockStart,
  selectStandingGift,
  selectToAsk,
  updateAmount,
  updateAnswered,
  updateOpened,
  updateStarted,
} from './standing-gift.queries.server.ts';
import { nextReminderOn } from './standing-gift.rules.ts';
import { standingGiftOfToken } from './standing-gift-token.server.ts';

type Services = { db: Database; keys: Keys };

/**
 * Returns the standing gift with this token. Only mails contain it, so its mailbox is proved.
 * @throws {AppError} 404 if it has ended or the token is not one of ours.
 */
export async function findStandingGift({ db, keys }: Services, token: string): Promise<StandingGift> {
  const reference = standingGiftOfToken({ keys, token });
  const found = reference && (await selectStandingGift(db, reference));
  if (!found) throw notFound();
  await updateOpened(db, { reference });
  const { ngo, amount, purpose, nextOn } = found;
  return { ngo, amount, purpose, nextOn };
}

/**
 * Changes the amount of which the donor is reminded. `amount` is a text as people write it.
 * @throws {AppError} 404 as `findStandingGift` does; 422 if the amount is wrong.
 */
export async function changeAmount(
  services: Services,
  { token, amount: text }: { token: string; amount: string },
): Promise<StandingGift> {
  const { db, keys } = services;
  const read = readAmount({ text, most: AMOUNT_MOST });
  if ('error' in read) throw new AppError({ status: 422, key: read.error, fields: { amount: read.error } });
  const reference = standingGiftOfToken({ keys, token });
  if (!reference || !(await updateAmount(db, { reference, amount: read.amount }))) throw notFound();
  return findStandingGift(services, token);
}

/**
 * Ends a standing gift: erases it, and nothing more is mailed. Does nothing if it has ended.
 * @throws {AppError} 404 if the token is not one of ours.
 */
export async function endReminders({ db, keys }: Services, token: string): Promise<void> {
  const reference = standingGiftOfToken({ keys, token });
  if (!reference) throw notFound();
  await deleteStandingGift(db, reference);
}

/**
 * Starts the reminders of a standing gift, in the transaction `db` in which its first gift is received, and
 * asks the mailbox whether they are wanted: the NGO alone says that the gift was received. Later gifts only
 * show that the reminders are answered. Does nothing if it has ended. `receivedOn` is a day in India.
 */
export async function startStandingGift(
  services: DonationServices,
  { standingGiftId: id, receivedOn }: { standingGiftId: string; receivedOn: string },
): Promise<void> {
  const { db, keys } = services;
  const gift = await lockStart(db, id);
  if (!gift) return;
  if (gift.startedOn !== null) return updateAnswered(db, id);
  const nextOn = nextReminderOn({ startedOn: receivedOn, from: todayInIndia() });
  await updateStarted(db, { id, startedOn: receivedOn, nextOn });
  const asked = await selectToAsk(db, id);
  if (!asked || !(await takeMailTo(services, { ngoId: asked.ngo._id, to: asked.to }))) return;
  const { to, language } = asked;
  await queueMail(services, {
    event: 'standingGiftAsked',
    to,
    language,
    text: askMail({ gift: asked, keys }),
  });
}
