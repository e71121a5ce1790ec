import { indexWords, prefixQuery } from '#src/search/row-words.server.ts';

/** Digits at the end of a mobile number that people read out to each other. */
const LAST_DIGITS = 4;

const scopeOf = (eventId: string) => `${eventId}/`;

/**
 * Returns the search data of a registration, as the text form of a tsvector: the words of its name and mail address,
 * its ticket number, its mobile number and the last four digits of it.
 */
export function indexRegistration(registration: {
  eventId: string;
  name: string;
  mobile: string;
  email: string;
  ticket: string;
}): string {
  const { eventId, name, mobile, email, ticket } = registration;
  const number = ticket.replace(/^EV-/, '');
  return indexWords([name, mobile, mobile.slice(-LAST_DIGITS), email, number], scopeOf(eventId));
}

/** Converts words to a tsquery for the registrations of an event. Returns '' if there are no words. */
export function registrationQuery({ eventId, words }: { eventId: string; words: string }): string {
  // A ticket number may be typed in part.
  return prefixQuery(words.replace(/\bEV-/gi, ' '), scopeOf(eventId));
}
