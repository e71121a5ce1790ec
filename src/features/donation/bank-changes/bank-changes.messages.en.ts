/** The emails about changes of where gifts to an NGO go. */
export default {
  requested: {
    subject: {
      bank: (ngo: string) => `${ngo}: new bank details are waiting`,
      gateway: (ngo: string) => `${ngo}: new Razorpay keys are waiting`,
    },
    line: (who: string, ngo: string) => `${who} asked to change where gifts to ${ngo} go.`,
    next: (words: string) => `New: ${words}.`,
    primary: 'Donors will see this account first.',
    before: (words: string) => `Until now: ${words}.`,
    first: 'Until now there was nothing here.',
    when: (time: string) => `Donors see it from ${time}. Our team may confirm it earlier.`,
    right: 'If this is right, you need not do anything.',
  },
  active: {
    subject: {
      bank: (ngo: string) => `${ngo}: donors now see new bank details`,
      gateway: (ngo: string) => `${ngo}: the new Razorpay keys are in use`,
    },
    line: (ngo: string) => `From now on, gifts to ${ngo} go here:`,
    by: { time: 'The 48 hours are over.', staff: 'Our team has confirmed it.' },
  },
  removed: {
    subject: {
      bank: (ngo: string) => `${ngo}: bank details were removed`,
      gateway: (ngo: string) => `${ngo}: the Razorpay keys were removed`,
    },
    line: (who: string) => `${who} removed this:`,
    next: 'No more gifts go there from this site.',
  },
  /** For the NGO. */
  stopped: {
    subject: (ngo: string) => `${ngo}: a change was stopped`,
    line: 'This change was stopped:',
    byLink: 'Someone opened the link in our email and said that it was not yours.',
    byStaff: (reason: string) => `Our team stopped it. The reason: ${reason}`,
    frozen:
      'Until our team has spoken with you, no one can change where your gifts go. What donors see now stays as it is. Please change your password too.',
  },
  /** For our team. */
  alarm: {
    subject: (ngo: string) => `Please call ${ngo}: a change of bank details was stopped`,
    line: (ngo: string) =>
      `Someone opened the link in our email to ${ngo} and said that a change of where gifts go was not theirs:`,
    isActive: 'Donors see this change already. Please act at once.',
    next: 'The bank details are frozen. Call the NGO on a number that you know, clear it up, then release them.',
    link: 'Open the list',
  },
  released: {
    subject: (ngo: string) => `${ngo}: you can change your bank details again`,
    line: 'Our team has released your bank details. You can change where your gifts go again.',
  },
  stopIt: 'This was not us: stop it',
  stopSmall:
    'The link works without signing in. Nothing happens until you press the button on that page. Please do not forward this email.',
};
