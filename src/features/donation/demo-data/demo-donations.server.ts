import entries from '#database/demo/donations.json' with { type: 'json' };
import ngos from '#database/demo/ngos.json' with { type: 'json' };
import people from '#database/demo/people.json' with { type: 'json' };
import { readDemoNgos } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { addDays, momentInIndia } from '#src/shared/india-time.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { rupees } from '#src/shared/money.ts';
import { sealBankSecret } from '#src/features/donation/bank-details/payment-details.server.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import type { DonationMethod, DonationStatus } from '#src/features/donation/donation.values.ts';
import {
  createDonation,
  type NewDonation,
} from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import {
  claimDonation,
  receiveDonation,
  refuseDonation,
} from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import {
  insertDemoBankDetail,
  insertDemoPurpose,
  insertDemoSetting,
  updateDemoTimes,
} from './demo-donations.queries.server.ts';

type Entry = (typeof entries)[number];
type Loading = { db: Database; keys: Keys; now: Date };

/** Days between the first and the last gift of an NGO: two financial years are never empty. */
const DAYS_BACK = 420;
const AMOUNTS = [500, 1000, 2500, 350, 1500, 5000, 101, 2100, 11_000, 750] as const;
const METHODS: readonly DonationMethod[] = [
  'upi',
  'upi',
  'bankTransfer',
  'upi',
  'cash',
  'upi',
  'cheque',
  'upi',
];
/** What becomes of the newest gifts of the first NGO. All others are received. */
const LAST_STATUSES: readonly DonationStatus[] = [
  'claimed',
  'claimed',
  'claimed',
  'created',
  'refused',
  'created',
];

/**
 * Loads fake bank details, purposes and donations of some demo NGOs. Skips NGOs that are missing, and does nothing if any
 * donation exists. Runs in one transaction and is safe to run in several processes at once. Mails nobody. Returns how many
 * donations were loaded.
 */
export async function loadDemoDonations({ db, keys, now }: Loading): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'donation')) return 0;
    const idOfNgo = await readDemoNgos(transaction);
    // Receipts of the demo are not mailed.
    const queue = { send: () => Promise.resolve() } as unknown as DonationServices['queue'];
    const services: DonationServices = { db: transaction, keys, queue, origin: '' };
    let count = 0;
    for (const [at, entry] of entries.entries()) {
      const ngo = ngos.find(({ id }) => id === entry.ngo)!;
      const ngoId = idOfNgo.get(ngo.darpanId);
      if (ngoId === undefined) continue;
      await addBankDetail(services, { ngoId, name: ngo.name, entry, at });
      const purposes = await addSettings(transaction, { ngoId, entry, now });
      for (const gift of giftsOf({ entry, isFirst: at === 0, now }))
        await addGift(services, { ngoId, purposes, gift, number: count++ });
    }
    return count;
  });
}

async function addBankDetail(
  { db, keys }: DonationServices,
  { ngoId, name, entry, at }: { ngoId: string; name: string; entry: Entry; at: number },
): Promise<void> {
  // No bank gives out such a number, and no bank has this UPI handle.
  const accountNumber = `0000000${String(1_000_000 + at * 7919)}`;
  const sealed = (text: string) => sealBankSecret({ keys, ngoId, text });
  const { ifsc, bank, branch, upi } = entry;
  await insertDemoBankDetail(db, {
    ngoId,
    ifsc,
    bank,
    branch,
    accountHolder: name,
    accountNumber: sealed(accountNumber),
    accountLast4: accountNumber.slice(-4),
    upiId: sealed(upi),
    upiMasked: upi.replace(/^(..).*@/, '$1…@'),
  });
}

async function addSettings(
  db: Database,
  { ngoId, entry, now }: { ngoId: string; entry: Entry; now: Date },
): Promise<string[]> {
  const { signatory, designation, showsTotals, thankYou = null, purposes = [] } = entry;
  await insertDemoSetting(db, { ngoId, signatory, designation, showsTotals, thankYou });
  const ids: string[] = [];
  for (const { goal, endsInDays, title, description } of purposes)
    ids.push(
      await insertDemoPurpose(db, {
        ngoId,
        title,
        description,
        goal: goal === null ? null : rupees(goal),
        endsOn: endsInDays === null ? null : addDays(dayInIndia(now), endsInDays),
      }),
    );
  return ids;
}

type Gift = { day: string; now: Date; status: DonationStatus };

/** Returns the days and the outcomes of an NGO's gifts, oldest first: more of them towards the end. */
function giftsOf({ entry, isFirst, now }: { entry: Entry; isFirst: boolean; now: Date }): Gift[] {
  const { donations } = entry;
  const open = isFirst ? LAST_STATUSES : [];
  const received = donations - open.length;
  const ofDays = (daysAgo: number) => addDays(dayInIndia(now), -daysAgo);
  const past = Array.from({ length: received }, (_, at): Gift => {
    const left = received - at;
    // oxlint-disable-next-line exact-money/no-floating-point -- Days, not money.
    const daysAgo = Math.floor((left * left * DAYS_BACK) / (received * received));
    return { day: ofDays(daysAgo + 1), now, status: 'received' };
  });
  return [...past, ...open.map((status, at): Gift => ({ day: ofDays(at % 3), now, status }))];
}

async function addGift(
  services: DonationServices,
  { ngoId, purposes, gift, number }: { ngoId: string; purposes: string[]; gift: Gift; number: number },
): Promise<void> {
  const { db } = services;
  const { day, status } = gift;
  const isOpen = status !== 'received';
  const method = isOpen ? 'upi' : METHODS[number % METHODS.length]!;
  const { id, reference } = await createDonation(services, giftDetails({ ngoId, purposes, method, number }));
  const utr = String(600_000_000_000 + number * 7_654_321);
  const donation = await lockDonation(db, { reference });
  if (status === 'claimed' || status === 'refused')
    await claimDonation(services, { donation: donation!, utr, method: 'upi' });
  if (status === 'refused') {
    const claimed = await lockDonation(db, { reference });
    const reason = 'We did not find this number in our bank. Please check it.';
    await refuseDonation(services, { donation: claimed!, reason });
  }
  if (status === 'received')
    await receiveDonation(services, {
      donation: donation!,
      actor: 'ngo',
      receivedOn: day,
      proof: 'ngo',
      ...((method === 'upi' || method === 'bankTransfer') && { utr }),
    });
  const createdAt = momentInIndia({ day, clock: '10:30' });
  const decidedAt = new Date(Math.min(gift.now.getTime(), createdAt.getTime() + 3_600_000));
  await updateDemoTimes(db, {
    id,
    createdAt: new Date(Math.min(createdAt.getTime(), decidedAt.getTime())),
    decidedAt,
  });
}

function giftDetails({
  ngoId,
  purposes,
  method,
  number,
}: {
  ngoId: string;
  purposes: string[];
  method: DonationMethod;
  number: number;
}): NewDonation {
  const name = nameOf(number);
  const purposeId = purposes[number % (purposes.length + 1)] ?? null;
  return {
    ngoId,
    method,
    purposeId,
    status: 'created',
    amount: rupees(AMOUNTS[(number * 7) % AMOUNTS.length]!),
    nature: purposeId === null ? 'others' : 'specificGrant',
    kindDescription: null,
    isForeign: false,
    donorName: name,
    donorEmail: `giver${number + 1}@example.org`,
    // No number of India begins with 0.
    donorMobile: `0000${String(400_000 + number * 7)}`,
    donorAddress: `${number + 3}, Temple Road, ${number % 3 === 0 ? 'Ahmedabad 380001' : 'Rajkot 360001'}`,
    donorId: number % 4 === 3 ? undefined : { kind: 'pan', id: `ZZZPZ${String(1000 + number)}Z` },
    hidesName: number % 3 === 0,
    language: languageOfText(name),
    byNgo: method === 'cash' || method === 'cheque',
    standingGiftId: null,
    utr: null,
    chequeNumber: method === 'cheque' ? String(100_000 + number) : null,
    receivedOn: null,
    consentText: method === 'cash' || method === 'cheque' ? null : 'donation-1',
  };
}

/** Returns a name whose parts are in one script. */
function nameOf(number: number): string {
  const first = people.first[number % people.first.length]!;
  const last = people.last.filter((name) => languageOfText(name) === languageOfText(first));
  return `${first} ${last[number % last.length]}`;
}
