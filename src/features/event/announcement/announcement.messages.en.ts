/** Mails to everybody who registered for an event. */
export default {
  changed: {
    subject: 'Your event has a new time or place',
    line: (title: string, ngo: string) =>
      `${ngo} has changed the time or the place of “${title}”. This is how it is now:`,
    ticket: (number: string) => `Your registration stays valid. Your number is still ${number}.`,
    waiting: 'You are still on the waiting list, in the same place.',
    cannotCome: 'If you cannot come now, please cancel with the link below: others wait for a seat.',
  },
  cancelled: {
    subject: 'Your event is cancelled',
    line: (title: string, ngo: string) => `${ngo} has cancelled “${title}”. We are sorry.`,
    reason: (reason: string) => `The reason: ${reason}`,
    was: 'It would have been:',
    calendar: 'The attached file takes it out of your calendar. You need not do anything else.',
  },
  /** The reason why an event is cancelled if its NGO leaves. */
  ngoLeft: 'The NGO is no longer on Sahay.',
  /** To mailboxes that are not proved: no word of the NGO. */
  news: {
    subject: 'News about your registration',
    line: 'Something has changed about an event that you are registered for. Your ticket shows how it is now.',
  },
  message: {
    subject: (ngo: string, subject: string) => `${ngo}: ${subject}`,
    from: (ngo: string, title: string) => `A message from ${ngo} about “${title}”:`,
    small: 'You get this email because you registered for this event.',
    end: 'No more messages, or this was not me',
  },
  join: (link: string) => `Join here: ${link}`,
  ticketLink: 'Open the ticket',
  eventLink: 'See the event',
};
