import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: (ngo: string) => `Give to ${ngo}`,
  description: (ngo: string) =>
    `Give to ${ngo} by UPI or bank transfer. The money goes straight to its bank, and a receipt follows.`,
  toList: 'Choose another NGO',
  aboutNgo: 'About this NGO',
  step: 'Step 1 of 3: your gift',
  share: {
    heading: 'What arrives',
    upi: `All of it. By UPI or bank transfer, the money goes from your bank to theirs. ${BRAND.name.en} takes nothing.`,
    transfer: `All of it. By bank transfer, the money goes from your bank to theirs. ${BRAND.name.en} takes nothing.`,
    gateway: 'By card or netbanking, the payment company keeps the fee that the NGO has agreed with it.',
  },
  tax: {
    heading: 'Tax receipt',
    yes: (section: string, act: string) =>
      `Yes. With the receipt you can deduct the gift under section ${section} of the ${act}, if you have chosen the tax rules that allow it.`,
    no: 'You get a receipt, but cannot deduct the gift: the NGO has no valid registration for that today.',
  },
  groups: {
    gift: { heading: 'Your gift', lead: 'Choose an amount, or write your own.' },
    donor: {
      heading: 'Who gives?',
      lead: 'This is for your receipt, and the law asks the NGO to know who gives.',
    },
    wishes: { heading: 'Before you go on', lead: 'Two wishes, and your consent.' },
  },
  fields: {
    amount: 'How much?',
    ownAmount: 'Amount in rupees',
    purpose: 'What for?',
    name: 'Your name',
    email: 'Email',
    mobile: 'Mobile number',
    address: 'Address',
    pan: 'PAN',
    origin: 'Where does the gift come from?',
    hidesName: 'Hide my name in public',
    monthly: 'Remind me every month',
    consent: 'Consent',
  },
  anotherAmount: 'Another amount',
  agree: 'I have read this and agree.',
  hints: {
    name: 'As it should be on the receipt.',
    email: 'The receipt comes here.',
    mobile: 'The NGO calls you here if it cannot find your payment.',
    mobileAbroad: 'The NGO calls you here. Without an Indian number, leave it empty.',
    address: 'House, street, town and PIN code.',
    pan: (from: string) =>
      `Only for the deduction: the NGO reports it to the income tax department, which then counts the gift for you. It is usual from ${from}. Never write an Aadhaar number.`,
    hidesName: 'The page of the NGO then does not show it. The NGO itself always sees who gave.',
    monthly:
      'We remind you by email each month, with a link to pay. Nothing is debited, and one click ends it.',
  },
  purpose: {
    anything: 'Where it is needed most',
    given: 'For:',
    other: 'Give for something else',
  },
  origins: {
    india: 'From a citizen of India, or an organisation in India',
    indiaHint: 'Also if you live abroad and give from your own savings.',
    abroad: 'From someone else, or from abroad',
    abroadHint: 'Then the law (FCRA) allows only a transfer into the account for gifts from abroad.',
    onlyIndia: 'The gift comes from a citizen of India, or from an organisation in India.',
    notAllowed:
      'This NGO may not take gifts from foreigners or from abroad: it has no valid registration under the FCRA, the law on foreign contributions.',
    contact: (phone: string) =>
      `For gifts from foreigners or from abroad, please ask the NGO first${phone ? `: ${phone}` : ''}.`,
  },
  notice: {
    heading: 'What happens with your details',
    items: [
      [
        'Name, address, email, mobile number',
        'For the receipt, for questions about your payment, and because the law asks the NGO to know who gives.',
      ],
      [
        'PAN, if you write it',
        'For the yearly statement to the income tax department, so that the gift counts for you.',
      ],
    ] as [what: string, why: string][],
    who: 'Who sees them',
    whoText: (ngo: string) =>
      `Those at ${ngo} who look after gifts, and with your PAN the income tax department. ${BRAND.name.en} stores them and shows them to no one else.`,
    untilWhen: 'Until when',
    until: (unpaid: number, refused: number, years: number) =>
      `If you do not pay: ${plural(unpaid, { one: '1 day', other: `${unpaid} days` })}. If the NGO does not find your payment: ${plural(refused, { one: '1 day', other: `${refused} days` })}. After a gift: ${plural(years, { one: '1 financial year', other: `${years} financial years` })}, because the law keeps the books that long.`,
    takeBack:
      'You can see and correct all this and take your consent back at any time. What the law makes the NGO keep stays until then.',
    ownPage: 'Ask for the link to your own page',
  },
  submit: 'Go on to pay',
  next: {
    heading: 'What happens next',
    steps: [
      ['You pay', 'With your UPI app or by bank transfer, straight to the NGO.'],
      ['You tell us the number', 'Your app shows the number of the payment, the UTR.'],
      [
        'The receipt comes',
        'By email, as soon as the NGO has found the payment in its bank, usually within two days.',
      ],
    ],
  },
  fundraiser: {
    progress: 'How much of the goal is reached',
    given: (given: string, goal: string) => `${given} of ${goal}`,
    missing: (amount: string, count: number, shown: string) =>
      plural(count, {
        0: `${amount} is missing. Yours can be the first gift.`,
        one: `${amount} is still missing. 1 gift so far.`,
        other: `${amount} is still missing. ${shown} gifts so far.`,
      }),
    reached: 'The goal is reached. Every further gift helps too.',
    givenSoFar: (amount: string, count: number, shown: string) =>
      plural(count, { one: `${amount} so far, in 1 gift`, other: `${amount} so far, in ${shown} gifts` }),
    until: (day: string) => `Until ${day}`,
    share: 'Tell others',
    shareText: (title: string, ngo: string) => `${title} (${ngo})`,
  },
  totals: {
    heading: (year: string) => `Given in ${year}`,
    sum: (amount: string, count: number, shown: string) =>
      plural(count, { one: `${amount}, by 1 person`, other: `${amount}, by ${shown} people` }),
    names: 'Thank you:',
  },
  closed: {
    ended: 'This collection is over. Thank you to everyone who gave.',
    closed: 'The NGO has closed this collection. Thank you to everyone who gave.',
    notTaken: 'This NGO does not take gifts here at the moment. Its page says how to reach it.',
    otherPurpose: 'Give to this NGO for something else',
    ngo: 'See the page of the NGO',
    list: 'See other NGOs to give to',
  },
};
