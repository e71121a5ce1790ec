import submission from '#src/features/help-request/submission/submission.messages.en.ts';

export default {
  title: 'Your request',
  success: submission.success,
  number: submission.number,
  saveNumber: 'Keep this number. With it and your email you can check your request on any phone.',
  copy: { label: 'Copy the number', done: 'Copied.', failed: 'Could not copy. Please write it down.' },
  whatsApp: 'Send it to yourself on WhatsApp',
  careful: {
    heading: 'Does someone look at your phone?',
    text: 'Write the number down where only you look; we do not offer WhatsApp here. “Leave this page” takes this page off the screen at once.',
  },
  next: 'What happens next',
  /** Title and text. */
  steps: {
    near: ['NGOs near you get it now', 'Up to five at the same time.'],
    alone: (name: string) => `${name} has it first`,
    aloneUntil: (until: string) => `If they do not answer by ${until}, other NGOs near you get it too.`,
    withOthers: (name: string) => [
      `${name} and other NGOs near you get it now`,
      'Up to five at the same time.',
    ],
    not: ['Other NGOs near you get it now', 'The NGO that you chose could not be asked.'],
    answer: (day: string) => [
      `You should have an answer by ${day}`,
      'If nobody answers by then, your request moves on to the next NGO.',
    ],
    mail: ['We email you at every step', 'The email says nothing about what you need.'],
    noMail: ['Look at your request yourself', 'We send you no email about it, as you chose.'],
  },
  reach: {
    heading: 'How we reach you',
    chosen: 'You wrote this. The NGO sees it before your number:',
    anyWay: 'The NGO may call you and write to you. You set no limits.',
    noMail: 'No email about this, as you chose.',
    change: 'You can change it in your request at any time.',
  },
  toStatus: 'See your request',
  opensHere: 'It opens here without a new code for half an hour.',
  home: 'Go to the home page',
  /** Without a request: after a reload, or opened by its address. */
  nothing: {
    heading: 'Look for your request by its number',
    text: 'For your safety we show a number here only once, right after sending. It is also in our email to you.',
    toStatus: submission.toStatus,
    ask: submission.title,
  },
};
