/** The emails about changes of where money and calls go: bank details, keys of a gateway, names and contact details. */
export default {
  requested: {
    subject: {
      bank: (ngo: string) => `${ngo}: new bank details are waiting`,
      gateway: (ngo: string) => `${ngo}: new Razorpay keys are waiting`,
      ngo: (ngo: string) => `${ngo}: a change of your page is waiting`,
    },
    line: {
      bank: (who: string, ngo: string) => `${who} asked to change where gifts to ${ngo} go.`,
      gateway: (who: string, ngo: string) => `${who} asked to change where gifts to ${ngo} go.`,
      ngo: (who: string, ngo: string) => `${who} asked to change the page of ${ngo}.`,
    },
    next: (words: string) => `New: ${words}.`,
    primary: 'Donors will see this account first.',
    before: (words: string) => `Until now: ${words}.`,
    first: 'Until now there was nothing here.',
    when: {
      bank: (time: string) => `Donors see it from ${time}. Our team may confirm it earlier.`,
      gateway: (time: string) => `Donors see it from ${time}. Our team may confirm it earlier.`,
      ngo: (time: string) => `Your page shows it from ${time}. Our team may confirm it earlier.`,
    },
    checked: 'Our team checks it first. Until then your page stays as it is.',
    right: 'If this is right, you need not do anything.',
  },
  active: {
    subject: {
      bank: (ngo: string) => `${ngo}: donors now see new bank details`,
      gateway: (ngo: string) => `${ngo}: the new Razorpay keys are in use`,
      ngo: (ngo: string) => `${ngo}: your page has changed`,
    },
    line: {
      bank: (ngo: string) => `Where gifts to ${ngo} go from now on is below.`,
      gateway: (ngo: string) => `Where gifts to ${ngo} go from now on is below.`,
      ngo: (ngo: string) => `The page of ${ngo} has changed. What it says now is below.`,
    },
    by: {
      time: 'The 48 hours are over.',
      staff: 'Our team has confirmed it.',
      ngo: (who: string) => `${who} changed it.`,
    },
  },
  removed: {
    subject: {
      bank: (ngo: string) => `${ngo}: bank details were removed`,
      gateway: (ngo: string) => `${ngo}: the Razorpay keys were removed`,
      ngo: (ngo: string) => `${ngo}: contact details were removed`,
    },
    line: (who: string) => `${who} removed what is named below.`,
    next: {
      bank: 'No more gifts go there from this site.',
      gateway: 'No more gifts go there from this site.',
      ngo: 'Your page does not show it any more.',
    },
  },
  /** New contact details in an event, a scheme, a shift, a purpose or a caption. */
  named: {
    subject: (ngo: string) => `${ngo}: new contact details on a page`,
    line: (who: string) => `${who} wrote new contact details into something that people see.`,
    where: (title: string) => `Where: ${title}.`,
    nowPublic: (ngo: string) =>
      `${ngo} is checked, so everyone can see the phone numbers, email addresses and links below. They are not on its page.`,
    wrong:
      'If this was not your NGO, take them out in your area, and everyone there should change their password.',
  },
  /** For the NGO. */
  stopped: {
    subject: (ngo: string, count: number) =>
      count > 1 ? `${ngo}: ${count} changes were stopped` : `${ngo}: a change was stopped`,
    /** If nothing was waiting. */
    subjectFrozen: (ngo: string) => `${ngo}: changes are frozen`,
    line: 'A change was stopped. It is named below.',
    byStaff: (reason: string) => `Our team stopped it. The reason: ${reason}`,
    byFormerManager:
      'The person who asked for it is no longer a manager of your NGO, so it does not take effect. If it was right, please enter it again.',
    byLink: 'Someone opened the link in our email and said that a change was not yours.',
    everything: 'Everything that was waiting is stopped. It is named below.',
    isActive: 'What that email was about is public already.',
    names: {
      stopped: (words: string) => `Stopped: ${words}.`,
      active: (words: string) => `Public already: ${words}.`,
      over: (words: string) => `The email was about this, which was not waiting any more: ${words}.`,
    },
    frozen:
      'Until our team has spoken with you, no one can change your bank details, your name or your contact details. What people see now stays as it is. If a bank account that donors see is not yours, sign in and remove it: gifts then go nowhere. Please change your password too.',
  },
  /** For people who are not of the NGO any more, and addresses that stood on its page. */
  outsider: {
    line: (ngo: string) => `Someone of ${ngo} changed where its money or calls go, or wants to change it.`,
    why: (ngo: string) =>
      `You get this email because your address stood on the page of ${ngo} in the last 90 days, or because you were one of its people.`,
    right: 'If this is right, or you have nothing to do with this NGO any more, you need not do anything.',
  },
  /** For our team. */
  alarm: {
    subject: (ngo: string, count: number) =>
      count > 1
        ? `Please call ${ngo}: ${count} changes were stopped`
        : `Please call ${ngo}: a change was stopped`,
    subjectFrozen: (ngo: string) => `Please call ${ngo}: its changes are frozen`,
    line: (ngo: string) =>
      `Someone opened the link in our email to ${ngo} and said that a change was not theirs.`,
    isActive: 'What that email was about is public already. Please act at once.',
    next: 'Bank details, names and contact details are frozen. Call the NGO on a number that you knew before, clear it up, then release them.',
    link: 'Open the list',
  },
  released: {
    subject: (ngo: string) => `${ngo}: changes are possible again`,
    line: 'Our team has cleared it up with you. You can change your bank details, your name and your contact details again.',
    link: 'Open your area',
  },
  stopIt: 'This was not us: stop it',
  stopSmall:
    'The link works without signing in. Nothing happens until you press the button on that page. Please do not forward this email.',
};
