import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The statement of donations that an NGO files every year. */
export default {
  title: 'Yearly statement',
  headlineEmpty: (year: string) => `No gifts received in ${year}`,
  withoutId: (count: number, shown: string) =>
    plural(count, { one: 'One donor has no PAN yet', other: `${shown} donors have no PAN yet` }),
  withoutAddress: (count: number, shown: string) =>
    plural(count, { one: 'One donor has no address yet', other: `${shown} donors have no address yet` }),
  withoutRegistration: 'Your 80G number is not complete yet',
  complete: (year: string) => `The statement for ${year} is complete`,
  lead: (form: string, act: string, due: string) =>
    `Form ${form} (${act}). File it on the tax portal by ${due}.`,
  sums: (donors: number, shown: string, amount: string) =>
    plural(donors, {
      0: `All gifts together: ${amount}.`,
      one: `One named donor. All gifts together: ${amount}.`,
      other: `${shown} named donors. All gifts together: ${amount}.`,
    }),
  year: 'Financial year',

  ngo: {
    title: 'Something is missing in every row',
    urn: 'The 80G registration number of your NGO.',
    urnLink: 'Enter it on your page',
    issuedOn: 'The day on which your 80G number was issued.',
    issuedOnLink: 'Enter it in the settings',
  },

  columns: { donor: 'Donor', id: 'Number', type: 'Type', amount: 'Amount', check: 'Check' },
  modes: { electronic: 'Bank, UPI or cheque', cash: 'Cash', kind: 'In kind' },
  gifts: (count: number, shown: string) => plural(count, { one: 'One gift', other: `${shown} gifts` }),
  noName: 'No name',
  noAddress: 'No address',
  problems: {
    id: 'PAN or another number is missing',
    name: 'Name is missing: left out of the file',
    address: 'Address is missing',
    amount: 'Worth less than ₹1: left out of the file',
  },
  add: 'Add it',
  addOf: (donor: string) => `for ${donor}`,
  notes: {
    kind: 'The donor cannot deduct gifts in kind.',
    cash: (limit: string) => `The donor cannot deduct cash above ${limit}.`,
    paise: 'The portal takes whole rupees; the paise are left off.',
  },
  rowComplete: 'Complete',

  file: {
    title: 'The file for the tax portal',
    lead: 'CSV with the twelve columns of the portal’s template. It contains tax numbers in full, so we ask for your password.',
    save: 'Save the file',
    ask: 'Save it although something is missing?',
    incomplete: (count: number, shown: string) =>
      plural(count, {
        one: 'In one row, a number or an address is missing. The portal will not accept it like that.',
        other: `In ${shown} rows, a number or an address is missing. The portal will not accept them like that.`,
      }),
    leftOut: (count: number, shown: string) =>
      plural(count, {
        one: 'One row is left out, because nobody is named or it is worth less than ₹1.',
        other: `${shown} rows are left out, because nobody is named or they are worth less than ₹1.`,
      }),
    registration: 'The 80G number or its date is missing in every row.',
    confirm: 'Save it anyway',
    saved: (time: string) => `Last saved: ${time}.`,
    unchanged: 'Nothing has changed since.',
    changed: (count: number, shown: string) =>
      plural(count, {
        one: 'One gift has changed since. Save the file again; if you have filed it already, file a revised one.',
        other: `${shown} gifts have changed since. Save the file again; if you have filed it already, file a revised one.`,
      }),
    about: 'About this file',
    facts: [
      'Download a fresh template from the tax portal first, and compare its headings with those in the file. The portal changes them now and then.',
      'Gifts of one donor are one row, unless their type or the way of paying differs.',
      'What was given back is subtracted. Cancelled gifts are left out.',
      'Gifts in kind, and cash that cannot be deducted, are in the file with their own way of paying. Ask your accountant whether to report them.',
    ],
    section: (code: string, certificate: string) =>
      `Section code: ${code}. Once the statement is filed, donors get Form ${certificate}.`,
  },
  emptyTitle: 'Nothing to report for this year',
  emptyLead: 'Gifts appear here once they are received.',
};
