import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Events',
  pastTitle: 'Past events',
  monthTitle: (month: string) => `Events in ${month}`,
  pageTitle: (title: string, page: string) => `${title}, page ${page}`,
  description:
    'Health camps, classes, meetings and days of service by verified NGOs of Gujarat. Most are free.',
  lead: 'Camps, classes and meetings by verified NGOs of Gujarat.',
  views: { label: 'Show', list: 'Coming events', month: 'By month', past: 'Past events' },
  find: {
    words: 'What are you looking for?',
    example: 'eye camp, blood donation, training',
    city: 'Where?',
    anyCity: 'All of Gujarat',
  },
  narrow: 'Narrow it down',
  facets: { when: 'When', how: 'How', category: 'What for' },
  when: { week: 'This week', month: 'This month' },
  how: { inPerson: 'In person', online: 'Online' },
  removeFilter: 'remove this filter',
  count: (count: number, shown: string) => plural(count, { one: '1 event', other: `${shown} events` }),
  ofOne: 'By one NGO',
  of: (ngo: string) => `By ${ngo}`,
  by: 'By',
  seats: {
    free: 'Seats are free',
    few: 'Few seats left',
    full: 'Full: you can join the waiting list',
    closed: 'Registration is over',
  },
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  before: 'Back',
  after: 'Next',
  calendar: {
    heading: 'In your own calendar',
    text: 'These events, always up to date, in the calendar on your phone or computer.',
    link: 'Add to my calendar',
  },
  month: {
    before: (month: string) => `← ${month}`,
    after: (month: string) => `${month} →`,
    label: 'Other months',
    more: (count: number, shown: string) => plural(count, { one: '1 more', other: `${shown} more` }),
    none: (month: string) => `No events in ${month} yet.`,
  },
  empty: {
    heading: 'No event matches this',
    search: (words: string) => `We found no event for “${words}”.`,
    filters: 'No event matches all these filters.',
    none: 'No event is planned at the moment.',
    tips: [
      'Try just one word, or another spelling. You can use Gujarati, Hindi or English letters.',
      'Choose all of Gujarat, or look at another month.',
    ],
    removeFilter: (filter: string) => `Remove the filter “${filter}”`,
    all: 'Show all events',
    past: 'Look at past events',
  },
};
