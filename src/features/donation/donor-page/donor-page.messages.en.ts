import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** A donor's own page. */
export default {
  title: 'Your gifts',
  description: 'See what you gave through this site: gifts, receipts and reminders, by a link to your email.',
  allNgos: 'See NGOs to give to',
  ask: {
    title: 'See what you gave',
    lead: 'We send a link to your email. It opens your gifts, receipts and reminders, and lets you correct your details or take your consent back.',
    email: 'Your email',
    hint: 'The one that you wrote when you gave.',
    submit: 'Send me the link',
    sent: 'Look into your mailbox',
    sentText: (email: string) =>
      `If gifts were made with ${email}, the link is on its way. It can take a few minutes; look into the spam folder too.`,
    nothing: 'Nothing arrived? Then no gift was made with this email. Try another one of yours.',
    again: 'Try another email',
  },
  headline: {
    given: (amount: string, year: string) => `You gave ${amount} in ${year}`,
    nothing: 'No gift of yours has arrived yet',
  },
  lead: (email: string) => `All gifts made with ${email}.`,
  secret: 'Whoever has this link can open this page. Please do not pass it on.',
  years: {
    title: 'Gifts by year',
    total: (year: string, amount: string) => `${year}: ${amount}`,
    pdf: (year: string) => `Gifts and receipts of ${year} (PDF)`,
    open: 'Open',
    purpose: (title: string) => `For: ${title}`,
    receipt: (number: string) => `Receipt ${number} (PDF)`,
    receiptCancelled: (number: string) => `Receipt ${number} is cancelled`,
    refunded: (amount: string) => `${amount} given back`,
    ofNgo: (amount: string) => `${amount} in all`,
    statuses: {
      created: (day: string) => `Begun on ${day}, not paid yet`,
      failed: (day: string) => `The payment of ${day} failed`,
      claimed: (day: string) => `Begun on ${day}; the NGO is looking for your payment`,
      refused: (day: string) => `Begun on ${day}; the NGO did not find your payment`,
      received: (day: string) => `Received on ${day}`,
      refunded: (day: string) => `Received on ${day}, then given back`,
      cancelled: (day: string) => `Of ${day}, cancelled`,
    },
  },
  reminders: {
    title: 'Monthly reminders',
    line: (amount: string, ngo: string) => `${amount} to ${ngo}`,
    next: (date: string) => `Next reminder: ${date}`,
    waiting: 'They begin once the NGO has received your first gift.',
    change: 'Change the amount',
    end: 'End the reminders',
  },
  details: {
    title: 'Your details',
    lead: 'Receipts that are issued stay as they are. The certificate for your tax return will show the new details.',
    of: (name: string) => `Correct the details of ${name}`,
    gifts: (count: number, shown: string) =>
      plural(count, {
        one: 'One gift of this and the last financial year',
        other: `${shown} gifts of this and the last financial year`,
      }),
    stored: (kind: string, masked: string) => `${kind}: ${masked}`,
    noId: 'No PAN',
    fields: { name: 'Name', address: 'Address', pan: 'PAN' },
    panHint: {
      none: 'With it, the NGO can report your gift, and you get the certificate for your tax return.',
      stored: (masked: string) => `Stored: ${masked}. Leave empty to keep it.`,
    },
    save: 'Save',
  },
  names: {
    title: 'Your name in public',
    none: 'Your name is hidden: NGOs do not show it.',
    some: 'Your name is shown at some of your gifts, if the NGO shows names.',
    all: 'Your name is shown at your gifts, if the NGO shows names.',
    show: 'Show my name',
    hide: 'Hide my name',
  },
  consent: {
    title: 'Take your consent back',
    open: 'Take my consent back',
    erased: 'Gifts that an NGO has not received are erased at once, and reminders end.',
    removed: 'At received gifts we remove your email and mobile number, and hide your name.',
    kept: (years: number) =>
      `Name, address, PAN and amount of received gifts stay with the NGO for ${years} financial years: the law on taxes and books asks for them. Then they are erased too.`,
    after: 'After that this link shows nothing any more. This cannot be undone.',
    submit: 'Yes, take my consent back',
  },
  withdrawn: 'Your consent is taken back',
  withdrawnText: (years: number) =>
    `What was not received is erased, and you get no more emails. Of received gifts, name, address, PAN and amount stay for ${years} financial years, as the law asks. This link shows nothing any more.`,
  notFound: 'This link shows nothing any more',
  notFoundText: (days: number) =>
    `It is older than ${plural(days, { one: '1 day', other: `${days} days` })}, or incomplete, or you have taken your consent back. You can ask for a new link.`,
  askAgain: 'Ask for a new link',
  mail: {
    subject: 'Your gifts',
    line: 'Here is the link to your gifts, receipts and reminders.',
    until: (days: number) =>
      `It works for ${plural(days, { one: '1 day', other: `${days} days` })}. Whoever has it can open the page, so please do not pass it on.`,
    link: 'See my gifts',
    small: 'You did not ask for this? Then do nothing: someone mistyped an email.',
  },
  answers: {
    donorLinkMailed: 'If gifts were made with this email, the link is on its way.',
    donorLinkTooManyTries: 'Many links were asked for from here.',
    donorChanged: 'Saved. The NGO sees the new details.',
    donorNameShown: 'Your name is shown from now on.',
    donorNameHidden: 'Your name is hidden.',
    donorYearFileMailed: 'The file is being made. You will get its link by email in a few minutes.',
    donorYearTooLong:
      'More than 500 receipts do not fit into one file. Please open them one by one on your page.',
    donorConsentWithdrawn: 'Your consent is taken back.',
  },
};
