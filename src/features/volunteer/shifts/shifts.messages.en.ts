import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO plans the shifts of its volunteers. */
export default {
  title: 'Shifts',
  headline: (count: number, text: string) =>
    plural(count, { 0: 'No shift is planned', one: 'One shift ahead', other: `${text} shifts ahead` }),
  lead: 'Say when you need help and where. Accepted volunteers take a shift on their own page, without an account.',
  add: 'Add a shift',
  which: 'Which shifts',
  lists: { upcoming: 'Coming', past: 'Past' },
  columns: { title: 'Shift', when: 'When', people: 'Volunteers', action: 'Action' },
  places: (taken: string, needed: string) => `${taken} of ${needed}`,
  unconfirmed: (count: number, text: string) =>
    plural(count, { one: 'Hours of one to confirm', other: `Hours of ${text} to confirm` }),
  open: 'Open',
  edit: 'Edit',
  statuses: { open: 'Places free', full: 'Full', over: 'Over', cancelled: 'Cancelled' },
  empty: { upcoming: 'No shift is planned', past: 'No shift is over yet' },
  emptyLead: {
    upcoming: 'Add one, then tell your volunteers about it.',
    past: 'Shifts come here when they are over. Then you can confirm the hours.',
  },
  editor: {
    add: 'Add a shift',
    edit: 'Change the shift',
    addLead: 'All times are Indian time. Your accepted volunteers see the shift at once.',
    editLead: 'If you change the time or the place, those who took the shift get an email.',
    cancelled: 'This shift is cancelled and cannot be changed.',
    back: 'All shifts',
    backToShift: 'Back to the shift',
    confirmAdd: 'Add the shift',
    save: 'Save',
    noEvent: 'No event',
    fields: {
      title: 'What there is to do',
      details: 'Details',
      place: 'Where',
      day: 'Day',
      startTime: 'From',
      endTime: 'Until',
      needed: 'How many people you need',
      eventId: 'Event it belongs to',
    },
    hints: {
      title: 'For example: Welcome people at the eye camp',
      details: 'What to bring or to wear, and whom to ask for. No Aadhaar numbers, please.',
      place: 'For example: Town hall, Race Course Road, Rajkot',
      needed: '1 to 1,000',
    },
    draft: 'You typed this last time but did not save it.',
    discard: 'Discard it',
    conflict: {
      heading: 'Someone from your NGO saved this shift in the meantime',
      lead: 'What you typed is still below. This is different in theirs:',
      theirs: (label: string) => `${label}:`,
      empty: 'nothing',
      take: 'Use theirs',
      saveMine: 'Save again to keep what is below.',
    },
  },
  moved: {
    title: 'Change the time or the place?',
    mails: (count: number, text: string) =>
      plural(count, {
        one: 'One volunteer who took the shift gets an email.',
        other: `${text} volunteers who took the shift get an email.`,
      }),
    confirm: 'Save and send',
    back: 'Back to the form',
  },
};
