import { indexPerson, personQuery } from '#src/search/person-words.server.ts';

const scopeOf = (eventId: string) => `${eventId}/`;

/** Returns the search data of a registration (`indexPerson`). */
export function indexRegistration(registration: {
  eventId: string;
  name: string;
  mobile: string;
  email: string | null;
  ticket: string;
}): string {
  const { eventId, name, mobile, email, ticket } = registration;
  const numbers = [ticket.replace(/^EV-/, '')];
  return indexPerson({ names: [name], numbers, contacts: [mobile, email] }, scopeOf(eventId));
}

/** Converts words to a tsquery for the registrations of an event. Returns '' if there are no words. */
export function registrationQuery({ eventId, words }: { eventId: string; words: string }): string {
  // A ticket number may be typed in part.
  return personQuery(words.replace(/\bEV-/gi, ' '), { scope: scopeOf(eventId) });
}
