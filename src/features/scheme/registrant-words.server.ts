import { indexPerson } from '#src/search/person-words.server.ts';

/** Returns the search data of a registration (`indexPerson`). Lists mask the address, so nobody is found by it. */
export function indexRegistrant(registration: {
  name: string;
  mobileNumber: string;
  email: string;
  city: string;
}): string {
  const { name, mobileNumber, email, city } = registration;
  return indexPerson({ names: [name, city], numbers: [], contacts: [mobileNumber, email] });
}
