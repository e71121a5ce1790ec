import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');
const people = (size: number) => plural(size, { one: '1 person', other: `${size} people` });

export default {
  registered: {
    subject: 'Your ticket',
    subjectHeld: 'Open within an hour: your ticket',
    line: (title: string, size: number) => `You are registered for “${title}”, for ${people(size)}.`,
    held: (title: string, size: number, time: string) =>
      `Seats for ${people(size)} at “${title}” are held for you. Please open the link by ${time}; after that they are free for others.`,
  },
  waiting: {
    subject: 'On the waiting list',
    subjectHeld: 'Open within an hour: your registration',
    line: (title: string, size: number) =>
      `“${title}” is full. You are on the waiting list for ${people(size)}. If seats become free, we write to you at once.`,
    held: (title: string, size: number, time: string) =>
      `You asked for places for ${people(size)} at “${title}”. Please open the link by ${time}: then you get them if they are free, or your place on the waiting list.`,
  },
  offered: {
    subject: 'Places are free for you',
    line: (title: string, size: number) => `Places for ${people(size)} have become free at “${title}”.`,
    until: (time: string) => `Take them by ${time}. After that they go to the next in line.`,
    link: 'Take the seats',
  },
  offerOver: {
    subject: 'The seats went to someone else',
    line: (title: string) =>
      `The seats at “${title}” that were held for you went to the next in line, because the time to take them is over.`,
    again: 'You can register again. If the event is full, you join the waiting list again.',
    link: 'See the event',
  },
  cancelled: {
    subject: 'Your registration is cancelled',
    line: (title: string) => `Your registration for “${title}” is cancelled. Thank you for telling us.`,
  },
  cancelledByNgo: {
    subject: 'Your registration was cancelled',
    line: (title: string, ngo: string) =>
      `${ngo} has cancelled your registration for “${title}”. If you have questions, please ask them.`,
  },
  /** To somebody whom an NGO registered, before the mailbox is proved. */
  added: {
    subject: 'For you: a registration',
    line: 'An NGO has registered you for an event and gave us this email.',
    open: 'With the link you can see the event, and change or cancel the registration. Until you open it, we will not write to you about it again.',
    notMe: 'This was not me: erase it',
  },
  /** To whoever waits: there is nothing to show at the door. */
  notYet: 'This is not a ticket yet.',
  ticket: (number: string) => `Your number: ${number}. Show it at the door, or the code below.`,
  code: (number: string) => `Code of the ticket ${number}`,
  when: (time: string) => `When: ${time}`,
  where: (place: string) => `Where: ${place}`,
  join: (link: string) => `Join here: ${link}`,
  change:
    'With the link you can see, change or cancel your registration. Please cancel if you cannot come: others wait.',
  link: 'Open the ticket',
  eventLink: 'See the event',
  small: 'If you did not register, someone typed your email by mistake. Please ignore this email.',
};
