import type { Logger } from 'pino';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { readPaymentDetails } from '#src/features/donation/bank-details/payment-details.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import {
  createDonation,
  type NewDonation,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { comparePaise, type Paise } from '#src/shared/money.ts';
import { endedMail, reminderMail } from './standing-gift.emails.server.ts';
import {
  deleteStandingGift,
  lockDue,
  selectDueIds,
  updateReminded,
  type DueGift,
} from './standing-gift.queries.server.ts';
import { reminderAfter } from './standing-gift.rules.ts';
import { UNANSWERED_MOST } from './standing-gift.values.ts';
import { endStandingGiftPath } from './standing-gift-token.server.ts';

const IDS_AT_ONCE = 500;
/**
 * Mails that an NGO may cause to a mailbox in a day, the reminder included. Others of the day wait for the
 * next run.
 */
const MAILS_TO_ONE = 1;

type Services = DonationServices & { log: Logger; upiLimit: Paise };

/**
 * Reminds donors of the standing gifts that are due, each in a transaction of its own: begins a new donation
 * and mails how to pay it. One that stayed unanswered too often ends instead. Those of NGOs that take no
 * gifts by UPI now wait, and those above what the NGO may mail. Where nobody opened a link of the mailbox,
 * nothing is mailed. Safe to run in several processes and after a crash. `today` is a day in India.
 * @returns the number of mails.
 * @throws the first error, after all other standing gifts.
 */
export async function remindDonors(services: Services, today = todayInIndia()): Promise<number> {
  const errors: unknown[] = [];
  let mails = 0;
  for (let after = '0'; ;) {
    const ids = await selectDueIds(services.db, { today, after, limit: IDS_AT_ONCE });
    for (const id of ids) {
      try {
        mails += await remindOne(services, { id, today });
      } catch (error) {
        services.log.error({ err: error, standingGift: id }, 'A monthly reminder failed');
        errors.push(error);
      }
    }
    after = ids.at(-1) ?? after;
    if (ids.length < IDS_AT_ONCE) break;
  }
  if (errors.length > 0) throw errors[0];
  return mails;
}

/** Returns the number of mails: 0 if the standing gift is no longer due, or has to wait. */
async function remindOne(services: Services, due: { id: string; today: string }): Promise<number> {
  return services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    const gift = await lockDue(db, due);
    if (!gift) return 0;
    if (!gift.isOpened) {
      await passSilently(db, { gift, today: due.today });
      return 0;
    }
    const details = await readPaymentDetails(inside, { ngoId: gift.ngoId, isForeign: false });
    if (!details || details.upiId === null) return 0;
    const mail = { ngoId: gift.ngoId, to: gift.donorEmail, most: MAILS_TO_ONE };
    if (!(await takeMailTo(inside, mail))) return 0;
    if (gift.unanswered >= UNANSWERED_MOST) await end(inside, gift);
    else await remind(inside, { gift, payee: { ...details, upiId: details.upiId }, today: due.today });
    return 1;
  });
}

/**
 * Lets a month pass for a standing gift whose mailbox is not proved. It ends like one that nobody answers.
 */
async function passSilently(db: Database, { gift, today }: { gift: DueGift; today: string }): Promise<void> {
  const { id, reference, startedOn, unanswered } = gift;
  if (unanswered >= UNANSWERED_MOST) await deleteStandingGift(db, reference);
  else await updateReminded(db, { id, nextOn: reminderAfter({ startedOn, sentOn: today }) });
}

async function end(services: Services, gift: DueGift): Promise<void> {
  const { donorEmail: to, language } = gift;
  await deleteStandingGift(services.db, gift.reference);
  await queueMail(services, {
    event: 'standingGiftEnded',
    to,
    language,
    text: endedMail(gift),
  });
}

async function remind(
  services: Services,
  { gift, payee, today }: { gift: DueGift; payee: { accountHolder: string; upiId: string }; today: string },
): Promise<void> {
  const { keys, db } = services;
  const hasUpi = comparePaise(gift.amount, services.upiLimit) <= 0;
  const { id, language, startedOn, reference } = gift;
  const method = hasUpi ? 'upi' : 'bankTransfer';
  const donation = await createDonation(services, { ...donationOf(gift, keys), method });
  await updateReminded(db, { id, nextOn: reminderAfter({ startedOn, sentOn: today }) });
  await queueMail(services, {
    event: 'standingGiftReminder',
    to: gift.donorEmail,
    language,
    text: reminderMail({
      gift,
      keys,
      donationReference: donation.reference,
      payee: hasUpi ? payee : null,
    }),
    unsubscribePath: endStandingGiftPath({ keys, reference, language }),
    about: `donation:${donation.reference}`,
  });
}

/** The next donation has the details of the first one. A PAN is bound to the reference of its row, so it is opened. */
function donationOf(gift: DueGift, keys: Services['keys']): Omit<NewDonation, 'method'> {
  const { id, reference, donorId, openPurpose } = gift;
  return {
    ngoId: gift.ngoId,
    status: 'created',
    amount: gift.amount,
    purposeId: openPurpose?.id ?? null,
    nature: openPurpose ? 'specificGrant' : 'others',
    kindDescription: null,
    isForeign: false,
    donorName: gift.donorName,
    donorEmail: gift.donorEmail,
    donorMobile: gift.donorMobile,
    donorAddress: gift.donorAddress,
    donorId:
      donorId === null ? undefined : { kind: 'pan', id: unsealDonorId({ keys, reference, sealed: donorId }) },
    hidesName: gift.hidesName,
    language: gift.language,
    byNgo: false,
    standingGiftId: id,
    utr: null,
    chequeNumber: null,
    receivedOn: null,
    consentText: gift.consentText,
    consentedAt: gift.consentedAt,
  };
}
