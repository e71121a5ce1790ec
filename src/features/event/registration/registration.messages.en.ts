export default {
  title: 'Register',
  pageTitle: (event: string) => `Register: ${event}`,
  description: (event: string, when: string) => `Register for ${event}, ${when}.`,
  toEvent: 'Back to the event',
  fields: {
    name: 'Your name',
    mobile: 'Mobile number',
    email: 'Email',
    partySize: 'How many people come?',
    answer: 'Your answer',
  },
  hints: {
    mobile: 'The NGO calls you here if something changes.',
    email: 'Your ticket comes here. Without email you see it on the next page and can photograph it.',
    partySize: 'With you. Five at most.',
  },
  question: 'The NGO asks',
  waitingList:
    'All seats are taken. If you register now, you are on the waiting list. When seats become free, we write to you, so please leave an email.',
  fewLeft: 'Only a few seats are left. If there are not enough for all of you, you go on the waiting list.',
  submit: 'Register',
  join: 'Join the waiting list',
  privacy: (ngo: string) =>
    `What you write here is only for ${ngo}: to let you in and to tell you about changes. It is erased 90 days after the event.`,
  next: {
    heading: 'What happens next',
    steps: [
      [
        'You get your ticket',
        'By email, with a code and a number. Open the link in it within an hour: until then the seats are held for you. Without email you see the ticket on the next page.',
      ],
      [
        'Something comes up?',
        'Change the number of people or cancel with the link in your ticket. No account needed.',
      ],
      ['At the door', 'Show the code or say the number.'],
    ],
  },
  done: {
    heading: 'One step left: open the link in your email',
    registeredText: (email: string) =>
      `Your ticket is on its way to ${email}. Open the link in it within an hour: until then the seats are held for you, and after that they are free for others.`,
    waitingText: (email: string) =>
      `Open the link in the email to ${email} within an hour: then you get the seats if they are free, or your place on the waiting list.`,
    nothing:
      'Nothing after a few minutes? Look in the spam folder, or register again: the ticket is sent once more.',
    otherEvents: 'See other events',
  },
  /** What may be wrong with a field. */
  errors: {
    eventNameRequired: 'Please write your name.',
    eventMobileWrong: 'Please write a mobile number with 10 digits.',
    eventEmailWrong: 'This email is not complete. Write it like name@example.org, or leave it empty.',
    eventPartySizeWrong: 'Choose how many people come: 1 to 5.',
    eventEmailThere: 'This email is already registered for this event.',
  },
};
