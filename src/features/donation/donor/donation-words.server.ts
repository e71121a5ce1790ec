import { indexPerson, personQuery } from '#src/search/person-words.server.ts';

/** Digits at the end of a UTR that people read out to each other. */
const LAST_DIGITS = 4;

const scopeOf = (ngoId: string) => `${ngoId}/`;

/** Returns the search data of a donation (`indexPerson`). A UTR is found by its last four digits too. */
export function indexDonation(donation: {
  ngoId: string;
  reference: string;
  donorName: string | null;
  donorEmail: string | null;
  donorMobile: string | null;
  utr: string | null;
}): string {
  const { ngoId, reference, donorName, donorEmail, donorMobile, utr } = donation;
  const ofPayment = utr === null ? [] : [utr, utr.slice(-LAST_DIGITS)];
  const numbers = [reference.replace(/^DN-/, ''), ...ofPayment];
  return indexPerson({ names: [donorName], numbers, contacts: [donorMobile, donorEmail] }, scopeOf(ngoId));
}

/** Converts words to a tsquery for the donations of an NGO. Returns '' if there are no words. */
export function donationQuery({ ngoId, words }: { ngoId: string; words: string }): string {
  // A reference may be typed in part.
  return personQuery(words.replace(/\bDN-/gi, ' '), { scope: scopeOf(ngoId) });
}
