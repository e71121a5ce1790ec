import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO sees what was given. */
export default {
  title: 'Donations',
  /** The headline is the state of things. */
  headline: {
    waiting: (count: number, text: string) =>
      plural(count, {
        one: 'One payment waits for you to find it in your bank',
        other: `${text} payments wait for you to find them in your bank`,
      }),
    receipts: (count: number, text: string) =>
      plural(count, {
        one: 'One receipt waits until you say who signs it',
        other: `${text} receipts wait until you say who signs them`,
      }),
    month: (amount: string) => `${amount} given this month`,
    quiet: 'No payment waits for you',
    nothing: 'No gift has come yet',
  },
  lead: {
    waiting:
      'Compare the number of each payment with your bank statement. Once you confirm a payment, its donor gets the receipt.',
    other: 'Gifts through your page here, and those that you add yourself: cash, cheques, things.',
  },
  add: 'Add a donation',
  figures: {
    waiting: 'payments to find in your bank',
    month: (month: string) => `given in ${month}`,
    year: (year: string) => `given in ${year}`,
    receipts: 'receipts that wait for a signature',
  },
  unsigned: (count: number, text: string) =>
    plural(count, {
      one: 'Tell us who signs receipts. Then the receipt that waits is issued.',
      other: `Tell us who signs receipts. Then the ${text} that wait are issued.`,
    }),
  sign: 'Say who signs',
  byMonth: {
    heading: 'Given, by month',
    lead: (year: string) => `Financial year ${year}, from April to March. What was given back is not in it.`,
    none: (year: string) => `Nothing has been received in ${year} yet.`,
  },
  heading: 'The donations',
  which: 'Which donations',
  all: 'All',
  search: 'Search: name, mobile, email, payment or receipt number',
  method: 'How it was given',
  anyMethod: 'Any way',
  purpose: 'Purpose',
  anyPurpose: 'Any purpose',
  year: 'Financial year',
  anyYear: 'All years',
  month: 'Month',
  anyMonth: 'All months',
  matches: (count: number, text: string) =>
    plural(count, { one: 'One donation', other: `${text} donations` }),
  manyMatches: (text: string) => `Many donations match: more than ${text}. One more word helps.`,
  worth: (amount: string) => `${amount} together`,
  nothingYet: 'No donations yet',
  nothingYetLead:
    'Once donors can see your bank details, gifts appear here. Cash and cheques you can add yourself.',
  toBankDetails: 'Bank details',
  nothingFits: 'No donation matches',
  nothingFitsLead: 'Try fewer words, or look at all of them.',
  columns: {
    donor: 'Donor',
    amount: 'Amount',
    method: 'How',
    day: 'Day',
    purpose: 'For',
    status: 'Status',
  },
  givenBack: (amount: string) => `${amount} given back`,
  receipt: (number: string) => `Receipt ${number}`,
  choose: (name: string) => `Choose the payment of ${name}`,
  several: {
    chosen: (count: number, text: string) =>
      plural(count, { 0: 'None chosen', one: 'One chosen', other: `${text} chosen` }),
    all: 'Choose all on this page',
    open: 'Confirm the chosen ones',
    title: (count: number, text: string) =>
      plural(count, {
        one: 'Is this payment in your bank?',
        other: `Are these ${text} payments in your bank?`,
      }),
    lead: 'The donors get their receipts. Confirm only what you have seen in your bank.',
    confirm: 'Yes, confirm',
    done: (count: number, text: string) =>
      plural(count, { 0: 'None was confirmed', one: 'One is confirmed', other: `${text} are confirmed` }),
    lost: 'These could not be confirmed:',
    close: 'Close',
  },
  file: 'The files contain everything listed here, on all pages, with the donors’ contact details. PAN and other numbers are masked. Keep the files safe.',
};
