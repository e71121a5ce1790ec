const rupeeWord = (number: number) => (number === 1 ? 'Rupee' : 'Rupees');

/** The words on a receipt, and in the mails about it. */
export default {
  title: 'Donation receipt',
  plainTitle: 'Receipt',
  fileTitle: (number: string, name: string) => `Receipt ${number}: ${name}`,
  number: 'Receipt number',
  issued: 'Issued on',
  from: 'Received with thanks from',
  amount: 'Amount',
  /** `number` is the amount in rupees or paise. */
  words: {
    rupees: (words: string, number: number) => `${rupeeWord(number)} ${words} Only`,
    paise: (words: string, number: number) => `${words} ${number === 1 ? 'Paisa' : 'Paise'} Only`,
    both: (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} Paise Only`,
  },
  facts: {
    address: 'Address',
    paidBy: 'Paid by',
    receivedOn: 'Received on',
    purpose: 'For',
    gift: 'What was given',
    worth: 'Worth, as stated',
  },
  paidBy: (method: string, number: string | null) => (number === null ? method : `${method}, ${number}`),
  ngo: {
    pan: (pan: string) => `PAN of the organisation: ${pan}`,
    registration: (section: string, number: string) => `Approval under section ${section}: ${number}`,
    validity: (from: string | null, to: string | null) =>
      from && to
        ? `valid from ${from} to ${to}`
        : to
          ? `valid until ${to}`
          : from
            ? `valid from ${from}`
            : '',
  },
  deductible: (section: string, act: string) =>
    `Gifts to this organisation qualify for deduction from taxable income under section ${section} of the ${act}.`,
  certificate: (form: string) =>
    `To claim it, you also need the certificate in Form ${form}. You get it after the end of the financial year, when the organisation has filed its statement.`,
  noId: (form: string) =>
    `No PAN is known. Without it, there will be no certificate in Form ${form}. Please tell the organisation your PAN.`,
  plain: {
    cash: (limit: string) =>
      `This receipt claims no deduction from taxable income: cash above ${limit} does not qualify.`,
    kind: 'This receipt claims no deduction from taxable income: gifts in kind do not qualify.',
    noRegistration:
      'This receipt claims no deduction from taxable income: on the day of the gift the organisation had no approval for it.',
    noAddress: 'This receipt claims no deduction from taxable income: the giver’s address is not known.',
  },
  for: (ngo: string) => `For ${ngo}`,
  signature: (name: string) => `Signature of ${name}`,
  check: 'Check this receipt here:',
  code: 'QR code with the address where this receipt can be checked',
  cancelled: (day: string) => `Cancelled on ${day}`,
  sample: 'Sample, not a receipt',
  sampleDonor: { name: 'Asha Patel', address: '5 Station Road, Rajkot 360001' },
  year: {
    title: (year: string) => `Gifts of the financial year ${year}`,
    fileTitle: (year: string, name: string) => `Gifts ${year}: ${name}`,
    donor: 'Giver',
    total: 'Together',
    lead: 'The receipts follow on the next pages.',
    row: (day: string, ngo: string) => `${day} · ${ngo}`,
    receipt: (number: string) => `Receipt ${number}`,
  },
  mail: {
    subject: (ngo: string) => `Your receipt from ${ngo}`,
    received: (ngo: string, amount: string, day: string) =>
      `Thank you. ${ngo} received your gift of ${amount} on ${day}.`,
    receivedKind: (ngo: string, day: string) => `Thank you. ${ngo} received your gift on ${day}.`,
    attached: (number: string) => `The receipt ${number} is attached as a PDF.`,
    opens: (number: string) => `Open the receipt ${number} with the link below.`,
    certificate: (form: string) =>
      `Keep it for your tax return. You get the certificate in Form ${form} after the end of the financial year.`,
    allGifts: 'See all your gifts, or correct your details',
    link: 'See your gift',
    checkLink: 'Check the receipt',
    cancelled: {
      subject: (number: string) => `Your receipt ${number} is cancelled`,
      line: (ngo: string, number: string) => `${ngo} has cancelled the receipt ${number} of your gift.`,
      next: 'Please do not use it any more. If there is a new one, you get it by email. If you have questions, please call the organisation.',
    },
  },
};
