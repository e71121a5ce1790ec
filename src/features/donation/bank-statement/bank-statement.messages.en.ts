import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO finds gifts in its bank statement. */
export default {
  title: 'Bank statement',
  start: (count: number, shown: string) =>
    plural(count, {
      0: 'Find gifts in your bank statement',
      one: 'One gift waits to be found in your bank',
      other: `${shown} gifts wait to be found in your bank`,
    }),
  lead: 'Download the statement on your bank’s website as Excel (XLSX) or CSV, and choose it here. We show which gifts it proves; you confirm them all together.',
  private: 'We only read the file. It is not stored.',
  file: 'File of the statement',
  fileHint: 'XLSX or CSV, at most 10 MB',
  choose: 'Choose a file',
  noFile: 'No file chosen yet',
  read: 'Read the statement',
  reading: 'Reading the statement …',
  other: 'Choose another file',

  columns: {
    title: 'Which column is which?',
    lead: 'We do not know the headings of this statement. Say once what the columns hold; we will remember it.',
    again: 'Change what is wrong. We will remember it for statements with these headings.',
    date: 'Date',
    dateHint: 'The day on which the money came',
    narration: 'Description',
    narrationHint: 'Where the name of the payer and the payment number (UTR) are',
    reference: 'Reference number',
    credit: 'Money in',
    creditHint: 'Credit or deposit; or the only column with amounts',
    direction: 'Cr or Dr',
    directionHint: 'Only if all amounts are in one column',
    none: 'No such column',
    choose: 'Choose a column',
    column: (place: number) => `Column ${place}`,
    option: (heading: string, sample: string) => `${heading}: ${sample}`,
    preview: 'The first lines, as we read them',
    confirm: 'Save and read',
    details: 'How we read the columns',
    nothing: 'nothing',
    change: 'Choose the columns myself',
    monthFirst: 'In this file, dates begin with the month. We have read them that way.',
  },

  headline: (count: number, shown: string) =>
    plural(count, { one: 'This statement proves one gift', other: `This statement proves ${shown} gifts` }),
  headlinePerhaps: (count: number, shown: string) =>
    plural(count, { one: 'One payment may be a gift', other: `${shown} payments may be gifts` }),
  headlineNothing: 'This statement proves no gift that you wait for',
  headlineReceived: (count: number, shown: string) =>
    plural(count, { one: 'One gift is received', other: `${shown} gifts are received` }),
  counts: (rows: string, credits: string) => `Lines read: ${rows}. Money came in on ${credits} of them.`,
  receiptsFollow: 'The donors get their receipts by email.',

  proved: { title: 'Proved', lead: 'Payment number or reference, and the amount, are the same.' },
  perhaps: {
    title: 'Perhaps',
    lead: 'Only you can tell: compare the names, and tick what is right.',
  },
  gift: 'Gift',
  amount: 'Amount',
  bank: 'In the bank',
  why: 'Why',
  whose: 'Whose gift is it?',
  candidate: (donor: string, reference: string, day: string) => `${donor}, ${reference}, ${day}`,
  tick: (reference: string) => `Gift ${reference}`,
  reasons: {
    number: 'Same payment number (UTR)',
    reference: 'Our reference is on the payment',
    numberAndReference: 'Same payment number, and our reference',
    sameNumber: 'Several donors gave this payment number',
    otherDay: (day: string) => `Same payment number, but the gift began on ${day}`,
    similarNumber: (utr: string) => `The donor wrote a similar payment number: ${utr}`,
    amount: (day: string) => `Same amount, and the gift began on ${day}`,
  },
  numberOf: (utr: string) => `UTR ${utr}`,
  row: (row: string) => `Row ${row}`,
  received: 'Received',
  more: (count: string) => `Show ${count} more`,
  confirm: (count: number, shown: string, amount: string) =>
    plural(count, { one: `Confirm one gift (${amount})`, other: `Confirm ${shown} gifts (${amount})` }),
  nothingTicked: 'Tick the gifts that you want to confirm.',
  progress: (done: string, total: string) => `Confirming: ${done} of ${total}`,
  notAll: (count: number, shown: string) =>
    plural(count, {
      one: 'One gift could not be confirmed. The list says why.',
      other: `${shown} gifts could not be confirmed. The list says why.`,
    }),

  differs: {
    title: 'Another amount',
    lead: 'The payment number is the same, but the amount is not. Open the gift and decide.',
    expected: (amount: string) => `The donor says ${amount}`,
    open: (reference: string) => `Open ${reference}`,
  },
  unmatched: {
    title: 'Money that belongs to no gift',
    lead: 'If one of these is a gift, add it by hand. Its donor then gets a receipt too.',
    add: 'Add as a gift',
    addOf: (amount: string, day: string) => `${amount}, ${day}`,
    recorded: 'Perhaps you have added it already:',
  },
  used: {
    title: 'Counted before',
    lead: 'These lines have already proved a gift. They are not counted twice.',
  },
  unreadable: {
    title: 'Lines that we could not read',
    lead: 'The date or the amount is unclear. Look at them in your file.',
  },
  first: (count: string) => `Only the first ${count} are shown.`,
};
