import { indexWords, prefixQuery } from '#src/search/row-words.server.ts';

/** Digits at the end of a mobile number or a UTR that people read out to each other. */
const LAST_DIGITS = 4;

const scopeOf = (ngoId: string) => `${ngoId}/`;

/**
 * Returns the search data of a donation, as the text form of a tsvector: the words of the donor's name and mail address,
 * the mobile number, the reference and the UTR, each number also by its last four digits.
 */
export function indexDonation(donation: {
  ngoId: string;
  reference: string;
  donorName: string | null;
  donorEmail: string | null;
  donorMobile: string | null;
  utr: string | null;
}): string {
  const { ngoId, reference, donorName, donorEmail, donorMobile, utr } = donation;
  const numbers = [donorMobile, utr].filter((number) => number !== null);
  const texts = [
    donorName ?? '',
    donorEmail ?? '',
    reference.replace(/^DN-/, ''),
    ...numbers.flatMap((number) => [number, number.slice(-LAST_DIGITS)]),
  ];
  return indexWords(texts, scopeOf(ngoId));
}

/** Converts words to a tsquery for the donations of an NGO. Returns '' if there are no words. */
export function donationQuery({ ngoId, words }: { ngoId: string; words: string }): string {
  // A reference may be typed in part.
  return prefixQuery(words.replace(/\bDN-/gi, ' '), scopeOf(ngoId));
}
