import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Schemes',
  pageTitle: (page: string) => `Schemes, page ${page}`,
  description:
    'Government and NGO schemes: what you get, who can get it, and how. Search in Gujarati, Hindi or English letters.',
  lead: 'What the government and NGOs offer, and who can get it.',
  finder: {
    heading: 'Which schemes can I get?',
    text: 'Answer a few short questions and see which ones you can get, and why. Nothing is stored.',
    link: 'Answer the questions',
  },
  find: {
    words: 'What are you looking for?',
    example: 'house, scholarship, hospital',
    state: 'In which state?',
    anyState: 'Any state',
    allIndia: 'Only those for all of India',
  },
  count: (count: number, shown: string) => plural(count, { one: '1 scheme', other: `${shown} schemes` }),
  narrow: 'Narrow it down',
  facets: { category: 'What for', beneficiary: 'Group', gender: 'For whom' },
  removeFilter: 'remove this filter',
  offeredBy: 'Offered by',
  government: 'Government scheme',
  ofOne: 'From one NGO',
  of: (ngo: string) => `From ${ngo}`,
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  before: 'Back',
  after: 'Next',
  thatIsAll: 'End of the list.',
  noneFits: 'None of these? Ask for help',
  empty: {
    heading: 'No scheme matches this',
    search: (words: string) => `We found no scheme for “${words}”.`,
    filters: 'No scheme matches all these filters.',
    tips: [
      'Try just one word, or another spelling. You can use Gujarati, Hindi or English letters.',
      'Instead of a name, write what you need: house, study, treatment, work.',
    ],
    removeFilter: (filter: string) => `Remove the filter “${filter}”`,
    all: 'Show all schemes',
  },
};
