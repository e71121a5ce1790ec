import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Your ticket',
  states: {
    registered: 'You are registered',
    waiting: 'You are on the waiting list',
    needsNgo: 'The NGO decides about your seats',
    offered: 'Places are free for you',
    cancelled: 'This registration is cancelled',
    attended: 'You were there',
    lapsed: 'The link was opened too late',
  },
  eventCancelled: 'This event is cancelled',
  number: 'Number to say at the door',
  code: (ticket: string) => `Code of the ticket ${ticket}`,
  photograph: 'Take a photo of this page now. It has your number, and the link to change or cancel.',
  people: (count: number, shown: string) => plural(count, { one: '1 person', other: `${shown} people` }),
  name: 'Name',
  size: 'People',
  join: 'Join online',
  position: (count: number, shown: string) =>
    count === 0
      ? 'You are the first in line.'
      : plural(count, { one: '1 party waits before you.', other: `${shown} parties wait before you.` }),
  waitingText:
    'When seats become free, you get an email and have 24 hours to take them, less if the event is near.',
  waitingNoEmail: 'Look at this page again to see whether seats have become free.',
  offeredUntil: (moment: string) => `Take them by ${moment}. After that they go to the next in line.`,
  lapsed:
    'Seats are held for an hour, then they are free for others. If you have a newer email, open the link in it. Otherwise you can register again.',
  again: 'Register again',
  needsNgo:
    'Many have registered from the same internet connection, so the NGO gives these seats itself. Please call it to be sure of them.',
  call: (phone: string) => `Call the NGO: ${phone}`,
  take: 'Take the seats',
  change: 'Change the number of people',
  changeSubmit: 'Change',
  cancel: 'Cancel the registration',
  cancelText: 'Others may be waiting for your seat. This cannot be undone, but you can register again.',
  cancelSubmit: 'Yes, cancel',
  closed: 'This registration cannot be changed any more.',
  toCalendar: 'Add to calendar',
  toEvent: 'See the event',
  notFound: 'We do not find this ticket',
  notFoundText:
    'The link may be incomplete, or the ticket was erased after the event. Please open the link in the email again.',
  otherEvents: 'See all events',
  /** The page that ends the messages of the NGO, or erases a registration. */
  emails: {
    title: 'Emails about your registration',
    end: 'No more messages',
    endText:
      'Press here if you want no more messages from the NGO about this event. Your registration stays; we still tell you if the time or the place changes.',
    endedText:
      'The NGO no longer writes to you about this event. We still tell you if the time or the place changes.',
    resume: 'Get the messages again',
    notMe: 'Was it not you?',
    notMeText:
      'If you did not register, and do not want to come, we erase the registration with everything in it.',
    erase: 'This was not me: erase it',
  },
};
