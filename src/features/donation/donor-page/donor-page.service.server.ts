import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { daysOfFinancialYear, financialYearOf, formatFinancialYear } from '#src/shared/financial-year.ts';
import { addPaise, subtractPaise, ZERO, type Paise } from '#src/shared/money.ts';
import { isMoneyThere } from '#src/features/donation/donation.rules.ts';
import { maskDonorId } from '#src/features/donation/donor/donor-id.rules.ts';
import { unsealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import {
  selectStandingGiftsOf,
  updateOpened,
} from '#src/features/donation/standing-gift/standing-gift.queries.server.ts';
import { standingGiftToken } from '#src/features/donation/standing-gift/standing-gift-token.server.ts';
import { findDonorEmail } from './donor-link.service.server.ts';
import type { Donor, DonorGift } from './donor-page.contract.ts';
import { selectGiftsOf, updateNamesHidden, type GiftRow } from './donor-page.queries.server.ts';
import { personKey } from './own-details.rules.ts';

/** More than a mailbox gives while gifts are kept. */
const GIFTS_MOST = 1000;

type Services = { db: Database; keys: Keys };

/**
 * Returns the gifts of the mailbox whose page this token opens.
 * @throws {AppError} 404 if the token is unknown or has expired.
 */
export async function readDonor(services: Services, token: string): Promise<Donor> {
  const donorEmail = await requireDonor(services, token);
  // Only a mail to this mailbox contains the link.
  await updateOpened(services.db, { donorEmail });
  return donorOf(services, donorEmail);
}

/** Returns the mailbox whose page a token opens. Throws a 404 if it opens none. */
export async function requireDonor(services: Services, token: string): Promise<string> {
  const email = await findDonorEmail(services, token);
  if (email === undefined) throw notFound();
  return email;
}

/**
 * Shows the name of the donor in public at all gifts, or hides it.
 * @throws {AppError} 404 as `readDonor` does.
 */
export async function showName(
  services: Services,
  { token, isShown }: { token: string; isShown: boolean },
): Promise<Donor> {
  const email = await requireDonor(services, token);
  await services.db.transaction().execute((db) => updateNamesHidden(db, { email, hidesName: !isShown }));
  return donorOf(services, email);
}

/** Returns the first day of gifts that donors can correct: of the last financial year. */
export function firstDayToCorrect(today = todayInIndia()): string {
  return daysOfFinancialYear(financialYearOf(today) - 1).from;
}

/** The day by which a gift belongs to a financial year. */
export const dayOfGift = ({ receivedOn, beganOn }: { receivedOn: string | null; beganOn: string }) =>
  receivedOn ?? beganOn;

/** Returns all that the page of a mailbox shows. */
export async function donorOf({ db, keys }: Services, email: string): Promise<Donor> {
  const [rows, standing] = await Promise.all([
    selectGiftsOf(db, { email, limit: GIFTS_MOST }),
    selectStandingGiftsOf(db, email),
  ]);
  const hidden = rows.filter(({ hidesName }) => hidesName).length;
  return {
    email,
    years: yearsOf(rows, keys),
    people: peopleOf(rows, keys),
    reminders: standing.map(({ reference, ...gift }) => ({
      ...gift,
      token: standingGiftToken({ keys, reference }),
    })),
    namesShown: hidden === rows.length ? 'none' : hidden === 0 ? 'all' : 'some',
  };
}

function yearsOf(rows: readonly GiftRow[], keys: Keys): Donor['years'] {
  const byYear = Map.groupBy(rows, (row) => financialYearOf(dayOfGift(row)));
  return [...byYear]
    .toSorted(([a], [b]) => b - a)
    .map(([year, inYear]) => ({
      year: formatFinancialYear(year),
      total: totalOf(inYear),
      ngos: [...Map.groupBy(inYear, ({ ngo }) => ngo._id).values()].map((ofNgo) => ({
        ngo: ofNgo[0]!.ngo,
        total: totalOf(ofNgo),
        gifts: ofNgo.map((row) => giftOf(row, keys)).toSorted((a, b) => b.day.localeCompare(a.day)),
      })),
    }));
}

/** The sum of what arrived and stayed. */
function totalOf(rows: readonly GiftRow[]): Paise {
  const amounts = rows
    .filter(({ status }) => isMoneyThere(status))
    .map(({ amount, refunded }) => subtractPaise(amount, refunded));
  return addPaise(ZERO, ...amounts);
}

function giftOf(row: GiftRow, keys: Keys): DonorGift {
  const { reference, status, method, amount, refunded, purpose, receipt } = row;
  return {
    reference,
    status,
    method,
    amount,
    refunded,
    purpose,
    token: donationToken({ keys, reference }),
    day: dayOfGift(row),
    receipt: receipt && {
      code: receipt.code,
      number: formatReceiptNumber(receipt),
      isCancelled: receipt.isCancelled,
    },
  };
}

/** Returns who gave in the current and the last financial year, with the details of the latest gift. */
function peopleOf(rows: readonly GiftRow[], keys: Keys): Donor['people'] {
  const first = firstDayToCorrect();
  const recent = rows.filter((row) => row.donorName !== null && dayOfGift(row) >= first);
  const byPerson = Map.groupBy(recent, ({ donorName }) => personKey(donorName!));
  return [...byPerson.values()].map((gifts) => {
    const withAddress = gifts.find(({ donorAddress }) => donorAddress !== null);
    const withId = gifts.find(({ donorId }) => donorId !== null);
    return {
      name: gifts[0]!.donorName!,
      address: withAddress?.donorAddress ?? null,
      id: withId ? maskedIdOf(withId, keys) : null,
      gifts: gifts.length,
    };
  });
}

function maskedIdOf({ reference, donorId, donorIdKind }: GiftRow, keys: Keys) {
  const id = unsealDonorId({ keys, reference, sealed: donorId! });
  return { kind: donorIdKind!, masked: maskDonorId(id) };
}
