import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Check-in',
  pageTitle: (event: string) => `Check-in: ${event}`,
  toRegistrations: 'All registrations',
  inside: (inside: string, registered: string) => `${inside} of ${registered} people are here`,
  loadedAt: (time: string) => `List of ${time}`,
  online: 'Connected. Everything is sent.',
  unsent: (count: number, text: string) =>
    plural(count, { one: `${text} check-in is not sent yet.`, other: `${text} check-ins are not sent yet.` }),
  offline: 'No network. You can go on: check-ins are stored on this phone and sent later.',
  signedOut: 'You are signed out. You can go on. Sign in to send the check-ins.',
  signIn: 'Sign in',
  refresh: 'Load the list again',
  scan: 'Scan a ticket',
  stopScan: 'Stop the camera',
  camera: 'Picture of the camera',
  noCamera: 'The camera is not available. Allow it for this page in the browser, or type the number.',
  number: 'Number on the ticket',
  numberHint: 'Such as EV-9QD3-7K',
  letIn: 'Let in',
  badNumber: 'That is not a ticket number. It starts with EV and has six letters and digits after it.',
  admitted: (name: string) => `${name} may come in`,
  people: (count: number, text: string) => plural(count, { one: `${text} person`, other: `${text} people` }),
  already: (time: string) => `Already let in at ${time}`,
  alreadyText: 'This ticket was used before. Ask for the name and look at the list.',
  waiting: 'On the waiting list',
  waitingText: 'This party has no seats yet.',
  cancelled: 'Cancelled',
  cancelledText:
    'It was cancelled, or the link was never opened. If there is room, let them in and add them by hand.',
  unlisted: 'Not on the list of this phone',
  unlistedText: (time: string) =>
    `The list is of ${time}. If they registered later, let them in: the number is checked as soon as there is a network.`,
  letInAnyway: 'Let in anyway',
  problems: 'Please look at these',
  problem: {
    already: (ticket: string, time: string) =>
      `${ticket}: another door had let someone in with this ticket at ${time}`,
    waiting: (ticket: string) => `${ticket}: is on the waiting list and has no seats`,
    cancelled: (ticket: string) => `${ticket}: was cancelled`,
    unknown: (ticket: string) => `${ticket}: there is no such ticket for this event`,
  },
  latest: 'Let in from this phone',
  privacy: (hours: string) =>
    `Names and ticket numbers are stored on this phone only. They are erased after the event (hours: ${hours}).`,
  erase: 'Erase the list from this phone',
  eraseTitle: 'Erase the list?',
  eraseText: 'The names leave this phone. What was sent stays with the event.',
  eraseUnsent: 'Some check-ins are not sent yet. They would be lost. Wait for a network first.',
  erased: 'The list is erased from this phone.',
  failed: {
    offline: 'No network. Open this page once while you are connected. Then it works without.',
    notFound: 'Your NGO has no such event, or it is not published.',
    other: 'The list could not be loaded. Please try again.',
    signedOut: 'Please sign in to load the list.',
  },
  tryAgain: 'Try again',
  blocked:
    'This browser does not let the page store anything, as in a private window. Open it in a normal window.',
};
