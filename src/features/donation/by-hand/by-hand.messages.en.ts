/** The form for a gift that an NGO received without Sahay. */
export default {
  title: 'Add a donation',
  lead: 'For gifts that came to you directly. They count, and the donor gets a receipt as for a gift through your page.',
  back: 'All donations',
  groups: { gift: 'The gift', donor: 'The donor' },
  leads: {
    gift: 'Write what is on the cheque, the cash book or the bank statement.',
    donor:
      'The receipt and the yearly statement need the name and the address. Without a name there is no receipt; gifts without name and address are taxed once there are many of them.',
  },
  fields: {
    method: 'How was it given?',
    amount: 'Amount in rupees',
    kindDescription: 'What was given?',
    chequeNumber: 'Number of the cheque',
    utr: 'Number of the payment',
    receivedOn: 'Day on which it arrived',
    purposeId: 'Purpose',
    nature: 'Nature for the yearly statement',
    donorName: 'Name',
    donorMobile: 'Mobile number',
    donorEmail: 'Email',
    donorAddress: 'Address',
    donorIdKind: 'Kind of number for the tax office',
    donorId: 'The number',
    language: 'Language of the receipt',
  },
  worth: 'What it is worth, in rupees',
  hints: {
    amount: 'Such as 1,500 or 1500.50',
    worth: 'Only if you know it. The receipt names it, but claims no deduction.',
    kindDescription: 'For example: 20 blankets, 5 kg of rice',
    chequeNumber: '6 digits, at the bottom of the cheque on the left',
    utr: 'It keeps the same payment from being added twice.',
    receivedOn: 'It decides on the financial year.',
    nature:
      'Leave it as it is, unless the donor said in writing that it is for the corpus or for one purpose.',
    donorId: 'PAN if possible. Never Aadhaar: we are not allowed to keep it.',
  },
  noPurpose: 'For all work of the NGO',
  notices: {
    nameless: 'Nobody is named: there will be no receipt.',
    cash: (limit: string) =>
      `More than ${limit} in cash: the donor gets a receipt, but it says that this gift cannot be deducted.`,
    kind: 'A gift in kind: the donor gets a receipt, but it says that this gift cannot be deducted.',
    unsigned: 'The receipt waits until you say who signs receipts.',
  },
  save: 'Add',
  saveAgain: 'Add, and write the next one',
  draft: 'You typed this last time but did not add it.',
  discard: 'Discard it',
};
