import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** What people search, and words that the team assigns to needs. */
export default {
  title: 'Searches',
  lead: 'What people type into the search, without anything about them: no name, no place, no time. Words are shown once they were searched at least five times; clicks are at least this many, as not every one can be counted.',
  tabs: { label: 'Views', terms: 'Searched words', assigned: 'Assigned words' },
  words: 'With these words',
  show: 'Show',
  shows: {
    nothing: 'Found nothing',
    noClick: 'Found something, but no one opened it',
    all: 'All words',
  },
  headline: {
    nothing: (count: number, shown: string) =>
      plural(count, { one: 'One search finds nothing', other: `${shown} searches find nothing` }),
    noClick: (count: number, shown: string) =>
      plural(count, {
        one: 'One search is left without a click',
        other: `${shown} searches are left without a click`,
      }),
    all: (count: number, shown: string) =>
      plural(count, { one: 'One search so far', other: `${shown} different searches` }),
  },
  days: 'Time',
  period: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' },
  empty: 'No words to show',
  emptyLead: 'Try a longer time or other words. Words appear here once five searches held them.',
  searched: 'Searched words',
  times: 'Times',
  nothing: 'Found nothing',
  clicked: 'Clicked',
  share: (percent: string) => `${percent}%`,
  need: 'Need',
  assign: 'Assign',
  assignWords: (words: string) => `Assign “${words}”`,
  kinds: { ngo: 'for NGOs', scheme: 'for schemes' },
  scripts: { latin: 'English letters', gujarati: 'Gujarati letters', devanagari: 'Hindi letters' },
  dialog: {
    title: (words: string) => `What do people need who type “${words}”?`,
    lead: 'From now on the search takes these words for the need you choose, in any order and spelling.',
    need: 'Need',
    choose: 'Choose a need',
    others: 'Others',
    language: 'These words are',
    languages: { en: 'English', roman: 'Gujarati or Hindi in English letters' },
    confirm: 'Assign',
    busyWith: (need: string) => `It is “${need}”.`,
  },
  wordsAssigned: (words: string, need: string) => `“${words}” now finds “${need}”.`,
  undo: 'Undo',
  assigned: {
    headline: (count: number, shown: string) =>
      plural(count, { 0: 'Assigned words', one: 'One assigned phrase', other: `${shown} assigned phrases` }),
    lead: 'Latest first. What was taken back stays in the list, so that everyone sees who did what.',
    words: 'Words',
    by: 'Assigned',
    state: 'Status',
    inUse: 'In use',
    removed: 'Taken back',
    inCatalogue: 'In the catalogue by now',
    action: 'Action',
    remove: 'Take back',
    removeWords: (words: string) => `Take back “${words}”`,
    again: 'Assign again',
    againWords: (words: string) => `Assign “${words}” again`,
    onBy: (time: string, email: string) => `${time}, ${email}`,
    someone: 'a former account',
    empty: 'No words were assigned yet',
    emptyLead: 'Go to ‘Searched words’ and choose ‘Assign’ beside words that find nothing.',
    file: 'For the catalogue (YAML)',
  },
};
