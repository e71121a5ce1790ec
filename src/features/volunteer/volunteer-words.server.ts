import { indexWords, prefixQuery } from '#src/search/row-words.server.ts';

/** Digits at the end of a mobile number that people read out to each other. */
const LAST_DIGITS = 4;

const scopeOf = (ngoId: string) => `${ngoId}/`;

/**
 * Returns the search data of a volunteer, as the text form of a tsvector: the words of the name, the mail address and
 * the town, the reference, the mobile number and the last four digits of it.
 */
export function indexVolunteer(volunteer: {
  ngoId: string;
  reference: string;
  name: string;
  mobile: string;
  email: string;
  city: string;
}): string {
  const { ngoId, reference, name, mobile, email, city } = volunteer;
  const number = reference.replace(/^VO-/, '');
  return indexWords([name, mobile, mobile.slice(-LAST_DIGITS), email, city, number], scopeOf(ngoId));
}

/** Converts words to a tsquery for the volunteers of an NGO. Returns '' if there are no words. */
export function volunteerQuery({ ngoId, words }: { ngoId: string; words: string }): string {
  // A reference may be typed in part.
  return prefixQuery(words.replace(/\bVO-/gi, ' '), scopeOf(ngoId));
}
