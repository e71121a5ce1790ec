/** Mails to volunteers about their shifts. */
export default {
  hello: (name: string) => `Dear ${name},`,
  when: (time: string) => `When: ${time}`,
  where: (place: string) => `Where: ${place}`,
  reason: (reason: string) => `The reason: ${reason}`,
  was: 'It would have been:',
  link: 'Open your page',
  small: 'The link is yours alone: whoever has it can open your page. Please do not pass it on.',
  invited: {
    subject: 'Can you help?',
    line: (title: string, ngo: string) => `${ngo} is looking for volunteers: “${title}”.`,
    next: 'If you can come, take the shift on your page. If not, you need not do anything.',
  },
  added: {
    subject: 'You have a shift',
    line: (title: string, ngo: string) => `${ngo} has put you down for the shift “${title}”. Thank you!`,
    next: 'If you cannot come, please give the shift back on your page, so that someone else can take it.',
  },
  removed: {
    subject: 'You are free',
    line: (title: string, ngo: string) =>
      `${ngo} has taken you out of the shift “${title}”. You need not come.`,
    next: 'On your page you see other shifts. If you have questions, please ask the NGO.',
  },
  changed: {
    subject: 'Your shift has a new time or place',
    line: (title: string, ngo: string) =>
      `${ngo} has changed the time or the place of your shift “${title}”. This is how it is now:`,
    next: 'If you cannot come now, please give the shift back on your page, so that someone else can take it.',
  },
  cancelled: {
    subject: 'Your shift is cancelled',
    line: (title: string, ngo: string) => `${ngo} has cancelled your shift “${title}”. You need not come.`,
    next: 'Thank you for wanting to help. On your page you see other shifts.',
  },
  /** The reason why a shift is cancelled if its NGO leaves. */
  ngoLeft: 'The NGO is no longer on Sahay.',
  reminder: {
    subject: 'Your shift is soon',
    line: (title: string, ngo: string) => `${ngo} is counting on you for the shift “${title}”.`,
    next: 'If you cannot come, please give the shift back on your page now, so that someone else can take it.',
  },
};
