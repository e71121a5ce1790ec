import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  allEvents: 'All events',
  facts: {
    when: 'When',
    where: 'Where',
    organiser: 'Who',
    cost: 'Cost',
    whoFor: 'For whom',
    whatToBring: 'Please bring',
    access: 'Access',
    languages: 'Spoken there',
    contact: 'Questions',
  },
  map: 'Show on a map',
  onlineHint: 'You get the link when you have registered.',
  stepFree: 'Without steps',
  notStepFree: 'Ask the NGO whether you can get in without steps.',
  signLanguage: 'Sign language',
  languageNames: { en: 'English', gu: 'Gujarati', hi: 'Hindi' },
  free: 'Seats are free',
  few: 'Only a few seats are left',
  seats: (capacity: string) => `Seats in all: ${capacity}`,
  register: 'Register',
  join: 'Join the waiting list',
  registerHint: 'Two minutes, no account. You get a ticket and can cancel at any time.',
  until: (moment: string) => `Register until ${moment}.`,
  full: 'All seats are taken',
  fullHint:
    'When a seat becomes free, the first waiting party that fits gets an email and 24 hours to take it.',
  closed: 'Registration is over',
  closedHint: 'You can ask the NGO whether you may still come.',
  over: 'This event is over',
  cancelled: 'This event is cancelled',
  toCalendar: 'Add to calendar',
  shareText: (title: string, when: string, place: string) => `${title}\n${when}\n${place}\n`,
  more: 'More by this NGO',
  inDays: (days: number, shown: string) => plural(days, { one: 'In 1 day', other: `In ${shown} days` }),
};
