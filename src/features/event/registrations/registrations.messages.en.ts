import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO sees who registered for its event. */
export default {
  title: (event: string) => `Registrations for ${event}`,
  people: (count: number, text: string) =>
    plural(count, { one: 'One person is registered', other: `${text} people are registered` }),
  /** `count` are the registrations that are cancelled, with the event or before. */
  cancelled: (count: number, text: string) =>
    plural(count, {
      0: 'This event is cancelled',
      one: 'This event is cancelled, and so is one registration',
      other: `This event is cancelled, and so are ${text} registrations`,
    }),
  nobody: 'Nobody has registered yet',
  nobodyLead: 'Send the page of the event to people who may want to come, or add them by hand.',
  links: { all: 'All events', edit: 'Edit the event', page: 'See the page', checkIn: 'Check-in' },
  stats: {
    registered: 'People registered',
    waiting: 'People waiting',
    attended: 'People who came',
    held: 'Of these, link not opened',
    seatsLeft: 'Seats left',
  },
  which: 'Which registrations',
  all: 'All',
  search: 'Search: name, ticket, mobile or email',
  partySize: 'People in a party',
  anySize: 'Any number',
  sizes: (count: number) => plural(count, { one: '1 person', other: `${count} people` }),
  matches: (count: number, text: string) =>
    plural(count, { one: 'One registration', other: `${text} registrations` }),
  moreThan: (text: string) => `Registrations: more than ${text}`,
  nothingFits: 'No registrations match',
  nothingFitsLead: 'Try fewer words, or look at all of them.',
  contact: 'Contact',
  action: 'Action',
  place: (place: string) => `No. ${place} in line`,
  offeredUntil: (time: string) => `Seats offered until ${time}`,
  heldUntil: (time: string) => `Link not opened, held until ${time}`,
  /** Of a party that waits: no seat is kept for it. */
  placeUntil: (time: string) => `Link not opened, place kept until ${time}`,
  needsYou: 'Many have registered from the same internet connection: give the seats yourself',
  ofMobile: (count: number) => `Registrations with this number, without email: ${count}`,
  cameAt: (time: string) => `Came ${time}`,
  byNgo: 'Added by you',
  cancelledBy: {
    person: 'By themselves',
    ngo: 'By you',
    offer: 'Did not take the offer',
    event: 'With the event',
    hold: 'Did not open the link',
  },
  noEmail: 'No email',
  mark: 'Arrived',
  takeBack: 'Take back',
  moveUp: 'Give seats',
  cancel: 'Cancel',
  cancelDialog: {
    title: (name: string) => `Cancel the registration of ${name}?`,
    lead: 'Their seats go to those who wait. This cannot be undone.',
    mailed: 'They get an email about it.',
    notMailed: 'They have left no email: please call them.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
  },
  add: {
    button: 'Add by hand',
    title: 'Add someone by hand',
    lead: (seats: number, text: string) =>
      plural(seats, {
        0: 'All seats are taken: they go on the waiting list.',
        one: 'One seat is free. A larger party goes on the waiting list.',
        other: `${text} seats are free. A larger party goes on the waiting list.`,
      }),
    name: 'Name',
    mobile: 'Mobile number',
    email: 'Email',
    emailHint: 'They get one email with the link to the ticket. Without it, tell them the ticket number.',
    partySize: 'How many people',
    nameRequired: 'Write the name.',
    confirm: 'Add',
  },
  file: 'The files contain everyone listed here, on all pages, with their contact details. Keep them safe.',
  mail: {
    button: 'Write to people',
    title: 'Write to people',
    to: 'To',
    audiences: {
      all: 'Everyone who has not cancelled',
      registered: 'Registered',
      waiting: 'On the waiting list',
      attended: 'Those who came',
    },
    reached: (count: number, text: string) =>
      plural(count, { 0: 'No email', one: '1 email', other: `${text} emails` }),
    subject: 'Subject',
    text: 'Message',
    textHint: 'Time, place and the link to the ticket are added. No Aadhaar numbers, please.',
    look: 'Look at it first',
    left: (count: number) =>
      plural(count, {
        0: 'You have written 10 messages within a day. You can write again tomorrow.',
        one: 'You can send one more message today.',
        other: `You can send ${count} more messages today.`,
      }),
    preview: (count: number, text: string, audience: string) =>
      plural(count, {
        one: `One person gets this email (${audience}):`,
        other: `${text} people get this email (${audience}):`,
      }),
    nobody: 'A message reaches nobody in this group.',
    unreached: (count: number, text: string) =>
      plural(count, { one: 'One person does not get it:', other: `${text} people do not get it:` }),
    reasons: {
      unopened: (text: string) => `Ticket in the email not opened yet: ${text}`,
      unsubscribed: (text: string) => `No more messages wanted: ${text}`,
      noEmail: (text: string) => `No email given: ${text}`,
    },
    proof:
      'Messages go to those who opened the ticket in their email. So nobody gets emails that they did not ask for.',
    mailsLeft: (text: string) =>
      `You can write to ${text} more people today, over all your events and shifts.`,
    send: 'Send now',
    change: 'Change it',
    sent: 'Messages so far',
    progress: (sent: string, total: string) => `${sent} of ${total}`,
    statuses: { running: 'Being sent', done: 'Sent', stopped: 'Stopped' },
    another: 'Write another',
    stop: 'Stop',
    close: 'Close',
  },
};
