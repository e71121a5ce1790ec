import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Whom would you like to give to?',
  pageTitle: (page: string) => `Give to an NGO, page ${page}`,
  description:
    'Give to verified NGOs of Gujarat by UPI or bank transfer, straight to their bank and without a fee.',
  lead: `Our team has checked these NGOs. Your gift goes straight to their bank: ${BRAND.name.en} takes nothing in between.`,
  find: {
    words: 'What matters to you?',
    example: 'eye camp, school fees, cows',
    city: 'Where?',
    anyCity: 'All of Gujarat',
  },
  narrow: 'Narrow it down',
  category: 'Kind of work',
  removeFilter: 'remove this filter',
  count: (count: number, shown: string) =>
    plural(count, { one: '1 NGO to give to', other: `${shown} NGOs to give to` }),
  give: 'Give ',
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  before: 'Back',
  after: 'Next',
  empty: {
    heading: 'No NGO matches this',
    noneHeading: 'No NGO takes gifts here yet',
    search: (words: string) => `We found no NGO for “${words}” that takes gifts here.`,
    filters: 'No NGO that takes gifts here matches all these filters.',
    none: 'As soon as an NGO has given its bank details and we have checked it, it is listed here.',
    tip: 'Try just one word, or another spelling. You can use Gujarati, Hindi or English letters.',
    unlisted:
      'An NGO that you know is missing? It may not take gifts here yet. Its page has its phone number.',
    all: 'Show all NGOs to give to',
    removeFilter: (filter: string) => `Remove the filter “${filter}”`,
    directory: 'Look among all NGOs',
  },
};
