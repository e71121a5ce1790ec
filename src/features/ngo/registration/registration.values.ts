/** Constants of the registration, shared with the browser. */

/** Identifies the consent text. A change of what the text permits needs a new name. */
const CONSENT_TEXT = 'register-1';

/** Returns the stored form of a consent: the text and its language. */
export function consentIn(language: string): string {
  return `${CONSENT_TEXT} ${language}`;
}

export const CLAIM_NOTE_MOST = 1000;

/** Choices for a possible duplicate: it is another NGO, or the user claims one of those listed. */
export const ANOTHER = 'another';
export const claimOf = (ngoId: string) => `claim:${ngoId}`;

/** Returns the id of the NGO that a choice claims, or undefined if it claims none. */
export function claimedNgo(choice: string | undefined): string | undefined {
  return /^claim:([1-9]\d{0,15})$/.exec(choice ?? '')?.[1];
}
