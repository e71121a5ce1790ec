import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  site: {
    title: 'What do you think of this site?',
    description: 'Say what helps you here and what does not.',
    lead: 'What helps you, and what does not? Our team reads every message, usually within three days.',
  },
  ngo: {
    title: (name: string) => `${name}: what should we know?`,
    lead: 'Our team reads it, usually within three days, and asks the NGO to correct what is wrong.',
    toPage: 'Back to its page',
    what: 'What is it about?',
    mistake: 'Something on its page is wrong',
    mistakeHint: 'A phone number, an address, a name, a document',
    feedback: 'My experience with this NGO',
    feedbackHint: 'Only our team reads it',
  },
  contact: {
    title: 'Write to us',
    description: 'A question, an idea, a complaint: we answer by email.',
    lead: 'A question, an idea, something that went wrong: we answer by email, usually within three days.',
  },
  rating: 'How would you rate it?',
  /** From one to five. */
  ratings: ['Very bad', 'Bad', 'OK', 'Good', 'Very good'],
  message: 'Your message',
  messageHint: 'At most 2,000 characters. Please leave out Aadhaar numbers.',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'Only to answer you. We read your message without it too, but then we cannot answer.',
  contactEmailHint: 'Only to answer you. We do not give it to anyone.',
  submit: 'Send',
  next: {
    heading: 'What happens next',
    read: 'Our team reads your message, usually within three days.',
    confirmed: 'You get an email at once to say that it has arrived.',
    answer: 'You get the answer by email.',
    answerIfAny: 'If you gave your email, you get an answer.',
    erased: (count: number, shown: string) =>
      `${plural(count, { one: `${shown} day`, other: `${shown} days` })} after that we erase your name, email and message.`,
  },
  sent: {
    title: 'Thank you, we have your message',
    feedback:
      'Our team reads it, usually within three days. If you gave your email, you get an answer there.',
    mistake:
      'Our team looks into it, usually within three days, and asks the NGO to correct it. If you gave your email, we tell you there.',
    contact: 'You get an email to say that it has arrived, and then our answer, usually within three days.',
    home: 'Go to the home page',
  },
  staff: {
    title: 'Feedback',
    headline: (count: number, shown: string) =>
      plural(count, {
        one: 'One message is waiting for you',
        other: `${shown} messages are waiting for you`,
      }),
    nothing: 'No messages waiting',
    lead: 'What visitors wrote, newest first. They were told: usually within three days.',
    words: 'Words, name or email',
    kind: 'Kind',
    anyKind: 'any kind',
    kinds: { feedback: 'Feedback', contact: 'Contact', mistake: 'Mistake' },
    state: 'Status',
    anyState: 'any status',
    empty: 'No messages match',
    emptyLead: 'Try fewer words, or remove a filter.',
    all: 'Show all',
    onlyNgo: (name: string) => `Only what is about ${name}`,
    message: 'Message',
    about: 'About',
    thisSite: 'this site',
    when: 'Written',
    back: 'All messages',
    from: 'From',
    noAddress: 'They left no email, so you cannot answer them.',
    rating: 'Rating',
    ofFive: (rating: string, words: string) => `${rating} of 5 (${words})`,
    language: 'Language',
    languages: { en: 'English', hi: 'Hindi', gu: 'Gujarati' },
    isErased: (date: string) => `Erased on ${date}`,
    toNgo: 'See what we know about this NGO',
    heading: {
      new: 'This message is waiting for you',
      answered: 'This message is answered',
      done: 'This message is done',
    },
    answer: 'Answer',
    answerHint: (language: string) =>
      `It goes by email, without their words. They wrote on the ${language} page.`,
    send: 'Send the answer',
    finish: 'Mark as done',
    answered: (date: string) => `Answered: ${date}`,
    done: (date: string) => `Done: ${date}`,
    by: (who: string) => `by ${who}`,
    decide: 'What to do',
    nothingToDo: 'Nothing is left to do.',
  },
};
