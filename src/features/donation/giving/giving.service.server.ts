import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { daysOfFinancialYear, financialYearOf } from '#src/shared/financial-year.ts';
import { addPaise, type Paise } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import {
  selectGivingMethods,
  type GivingMethods,
} from '#src/features/donation/bank-details/payment-details.queries.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { DONATION_CONSENT_TEXT } from '#src/features/donation/donation.values.ts';
import {
  createDonation,
  donationToken,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { isValidOn } from '#src/features/donation/receipts/receipt.rules.ts';
import { selectTaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import type { Fundraiser, GivingPage, GivingTotals } from './giving.contract.ts';
import {
  countDonors,
  selectGivenByPurpose,
  selectGivenFor,
  selectGivingNgo,
  selectPurposes,
  selectShownNames,
  type GivingNgo,
  type StoredPurpose,
} from './giving.queries.server.ts';
import { checkGift, firstMethod, type CleanGift, type GivingForm } from './giving.rules.ts';
import { NEWEST_NAMES, type ForeignWay } from './giving.values.ts';
import { insertStandingGift } from './standing-gift.service.server.ts';

type Services = DonationServices & { upiLimit: Paise };

/** High, because many phones share one address of a mobile network. */
const GIVING: RateLimit = { name: 'donation-from', requests: 600, seconds: 3600 };

/**
 * Returns what the page of an NGO's gifts shows. `purposeId` is the purpose it is about, also one that is over.
 * @throws {AppError} 404 if the NGO is not verified, or has no such purpose.
 */
export async function readGivingPage(
  { db, upiLimit }: Services,
  { ngoId, purposeId }: { ngoId: string; purposeId: string | undefined },
): Promise<GivingPage> {
  if (purposeId !== undefined && !ROW_ID.test(purposeId)) throw notFound();
  const today = todayInIndia();
  const ngo = await readNgo(db, ngoId);
  const [ways, law, purposes, totals] = await Promise.all([
    selectGivingMethods(db, ngoId),
    selectTaxLaw(db, today),
    selectPurposes(db, { ngoId, id: purposeId }),
    ngo.showsTotals ? readTotals(db, { ngoId, today }) : null,
  ]);
  const { _id, name, nameGu, nameHi, category, city, phone, verifiedAt } = ngo;
  return {
    ngo: { _id, name, nameGu, nameHi, category, city, phone, verifiedAt },
    methods: methodsOf(ways),
    foreign: foreignWay({ ngo, ways, today }),
    upiLimit,
    tax: {
      isDeductible: isDeductible(ngo, today),
      act: law.act,
      actGu: law.actGu,
      actHi: law.actHi,
      deductionSection: law.deductionSection,
    },
    purposes: purposes.filter((purpose) => stateOf(purpose, today) === 'open').map(publicPurpose),
    fundraiser: await readFundraiser(db, { ngoId, purposeId, purposes, today }),
    totals,
  };
}

/**
 * Begins a gift, and returns the secret that opens its page.
 * @throws {AppError} 404 if the NGO is not verified; 409 if donors cannot see its bank details; 422 with every error of
 * the form; 429 after too many attempts from one address.
 */
export async function addDonation(
  services: Services,
  { ngoId, form, caller }: { ngoId: string; form: GivingForm; caller: Caller },
): Promise<string> {
  const { db, keys } = services;
  const today = todayInIndia();
  const ngo = await readNgo(db, ngoId);
  const ways = await selectGivingMethods(db, ngoId);
  if (!ways.bankTransfer) throw new AppError({ status: 409, key: 'donationNotTaken' });
  const purposes = await selectPurposes(db, { ngoId, id: undefined });
  const gift = checkForm(form, {
    purposeIds: purposes.filter((purpose) => stateOf(purpose, today) === 'open').map(({ _id }) => _id),
    foreign: foreignWay({ ngo, ways, today }),
    pan: ngo.pan,
  });
  await consumeRateLimit(db, { limit: GIVING, caller, message: 'donationTooManyTries' });
  return db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const { language } = caller;
    const details = detailsOf({ ngoId, gift, language });
    const standingGiftId = gift.isMonthly ? await insertStandingGift(inside, details) : null;
    const isForeign = gift.origin === 'abroad';
    const { reference } = await createDonation(inside, {
      ...details,
      donorMobile: details.donorMobile || null,
      status: 'created',
      method: firstMethod({ ...gift, isForeign, hasUpi: ways.upi, upiLimit: services.upiLimit }),
      nature: gift.purposeId === '' ? 'others' : 'specificGrant',
      isForeign,
      standingGiftId,
      kindDescription: null,
      byNgo: false,
      utr: null,
      chequeNumber: null,
      receivedOn: null,
    });
    return donationToken({ keys, reference });
  });
}

function checkForm(form: GivingForm, terms: Parameters<typeof checkGift>[0]['terms']): CleanGift {
  const { gift, errors: fields } = checkGift({ form, terms });
  const keys = Object.values(fields);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
  return gift;
}

/** What a gift and its reminders have in common. */
function detailsOf({
  ngoId,
  gift,
  language,
}: {
  ngoId: string;
  gift: CleanGift;
  language: Caller['language'];
}) {
  return {
    ngoId,
    amount: gift.amount,
    purposeId: gift.purposeId || null,
    donorName: gift.name,
    donorEmail: gift.email,
    donorMobile: gift.mobile,
    donorAddress: gift.address,
    donorId: gift.pan === '' ? undefined : { kind: 'pan' as const, id: gift.pan },
    hidesName: gift.hidesName,
    language,
    consentText: DONATION_CONSENT_TEXT,
  };
}

async function readNgo(db: Database, ngoId: string): Promise<GivingNgo> {
  const ngo = ROW_ID.test(ngoId) ? await selectGivingNgo(db, ngoId) : undefined;
  if (!ngo) throw notFound();
  return ngo;
}

const methodsOf = ({ upi, bankTransfer, gateway }: GivingMethods) => ({ upi, bankTransfer, gateway });

function isDeductible(ngo: GivingNgo, today: string): boolean {
  const { reg80GNumber, reg80GValidFrom, reg80GValidTo } = ngo;
  return isValidOn({ number: reg80GNumber, validFrom: reg80GValidFrom, validTo: reg80GValidTo }, today);
}

/** The Foreign Contribution (Regulation) Act, 2010: only registered NGOs, and only into the account it designates. */
function foreignWay({
  ngo,
  ways,
  today,
}: {
  ngo: GivingNgo;
  ways: GivingMethods;
  today: string;
}): ForeignWay {
  const { fcraNumber, fcraValidFrom, fcraValidTo } = ngo;
  const isRegistered = isValidOn(
    { number: fcraNumber, validFrom: fcraValidFrom, validTo: fcraValidTo },
    today,
  );
  if (!isRegistered) return 'no';
  return ways.foreign ? 'bankTransfer' : 'contact';
}

function stateOf({ isClosed, endsOn }: StoredPurpose, today: string): Fundraiser['state'] {
  if (isClosed) return 'closed';
  return endsOn !== null && endsOn < today ? 'ended' : 'open';
}

const publicPurpose = ({ isClosed: _, ...purpose }: StoredPurpose) => purpose;

async function readFundraiser(
  db: Database,
  {
    ngoId,
    purposeId,
    purposes,
    today,
  }: { ngoId: string; purposeId: string | undefined; purposes: StoredPurpose[]; today: string },
): Promise<Fundraiser | null> {
  if (purposeId === undefined) return null;
  const purpose = purposes.find(({ _id }) => _id === purposeId);
  if (!purpose) throw notFound();
  const given = await selectGivenFor(db, { ngoId, id: purposeId });
  // Nobody reads the text of a closed purpose any more, whoever wrote it.
  const text = purpose.isClosed && { description: null, descriptionGu: null, descriptionHi: null };
  return { ...publicPurpose(purpose), ...text, state: stateOf(purpose, today), ...given };
}

async function readTotals(
  db: Database,
  { ngoId, today }: { ngoId: string; today: string },
): Promise<GivingTotals> {
  const year = financialYearOf(today);
  const period = { ngoId, ...daysOfFinancialYear(year) };
  const [byPurpose, donors, names] = await Promise.all([
    selectGivenByPurpose(db, period),
    countDonors(db, period),
    selectShownNames(db, { ...period, limit: NEWEST_NAMES }),
  ]);
  return {
    year,
    given: addPaise(...byPurpose.map(({ given }) => given)),
    donors,
    purposes: byPurpose.map(({ given, title, titleGu, titleHi }) => ({
      given,
      purpose: title === null ? null : { title, titleGu, titleHi },
    })),
    names,
  };
}
