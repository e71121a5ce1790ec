import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO sees who wants to help. */
export default {
  title: 'Volunteers',
  waiting: (count: number, text: string) =>
    plural(count, { one: 'One person would like to help', other: `${text} people would like to help` }),
  people: (count: number, text: string) =>
    plural(count, {
      0: 'You have no volunteers yet',
      one: 'You have one volunteer',
      other: `You have ${text} volunteers`,
    }),
  nobody: 'Nobody has applied yet',
  lead: 'Call or write to people soon: someone who offers time is glad of a quick answer.',
  nobodyYet: 'No applications',
  nobodyLead: 'On the page of your NGO, people can offer to help. Their applications appear here.',
  which: 'Which applications',
  all: 'All',
  search: 'Search: name, town, mobile or email',
  skill: 'Skill',
  anySkill: 'Any skill',
  matches: (count: number, text: string) => plural(count, { one: 'One person', other: `${text} people` }),
  nothingFits: 'Nobody matches',
  nothingFitsLead: 'Try fewer words, or look at all of them.',
  contact: 'Contact',
  appliedOn: (day: string) => `Applied ${day}`,
  hours: (hours: string) => `Hours so far: ${hours}`,
  action: 'Action',
  accept: 'Accept',
  decline: 'Decline',
  note: 'Note',
  declineDialog: {
    title: (name: string) => `Decline ${name}?`,
    lead: 'They get a kind email that says you have no place at the moment. You can change your mind later.',
    places: 'Their places in coming shifts become free.',
    sentence: 'A personal sentence',
    hint: 'It goes into the email as you write it. We do not store it with the application.',
    confirm: 'Decline and send',
  },
  noteDialog: {
    title: (name: string) => `Note on ${name}`,
    label: 'Note',
    hint: 'Only people of your NGO see it. If someone else writes one too, the last one stays. No Aadhaar numbers, please.',
    confirm: 'Save',
  },
  file: 'The files contain everyone listed here, on all pages, with their contact details. Keep them safe.',
};
