export default {
  confirm: {
    subject: (ngo: string) => `Confirm: volunteer at ${ngo}`,
    line: (ngo: string) => `Thank you for offering your time to ${ngo}.`,
    next: 'Open the link and press “Confirm”. Only then does the NGO see your application.',
    later:
      'Keep this email: with the same link you can see, change or erase everything, and choose shifts later.',
    link: 'Confirm the application',
  },
  already: {
    subject: (ngo: string) => `Your application to ${ngo}`,
    line: (ngo: string) =>
      `You have already applied to volunteer at ${ngo}. What you sent now has changed nothing.`,
    next: 'With the link you can see, change or erase your application.',
    link: 'Open my page',
  },
  /** To the accounts of the NGO. */
  ngo: {
    subject: 'Someone wants to volunteer with you',
    line: 'A new volunteer has applied and confirmed it.',
    next: 'Please get in touch with them, then accept or decline. They learn of it by email.',
    link: 'See the applications',
  },
  small: 'If you did not apply, someone typed your email by mistake. Please ignore this email.',
};
