import { indexPerson, personQuery } from '#src/search/person-words.server.ts';

const scopeOf = (ngoId: string) => `${ngoId}/`;

/** Returns the search data of a volunteer (`indexPerson`). */
export function indexVolunteer(volunteer: {
  ngoId: string;
  reference: string;
  name: string;
  mobile: string;
  email: string;
  city: string;
}): string {
  const { ngoId, reference, name, mobile, email, city } = volunteer;
  const numbers = [reference.replace(/^VO-/, '')];
  return indexPerson({ names: [name, city], numbers, contacts: [mobile, email] }, scopeOf(ngoId));
}

/**
 * Converts words to a tsquery for the volunteers of an NGO. Returns '' if there are no words. `names`: for lists without
 * contact details, in which nobody is found by them.
 */
export function volunteerQuery({
  ngoId,
  words,
  names = false,
}: {
  ngoId: string;
  words: string;
  names?: boolean;
}): string {
  // A reference may be typed in part.
  return personQuery(words.replace(/\bVO-/gi, ' '), { scope: scopeOf(ngoId), names });
}
