/** Plain values of joining that the form needs too. */

/** Name of the text that somebody agrees to; another one when the text changes what it allows. */
const CONSENT_TEXT = 'register-1';

/** To what somebody agreed, as it is kept: the text and its language. */
export function consentIn(language: string): string {
  return `${CONSENT_TEXT} ${language}`;
}

export const NGO_NAME_MOST = 200;
export const ADDRESS_MOST = 500;
export const CLAIM_NOTE_MOST = 1000;

/** What somebody chooses when theirs could be there already: that it is another one, or which one they claim. */
export const ANOTHER = 'another';
export const claimOf = (ngoId: string) => `claim:${ngoId}`;

/** The NGO that a choice claims; undefined when it is none. */
export function claimedNgo(choice: string | undefined): string | undefined {
  return /^claim:([1-9]\d{0,15})$/.exec(choice ?? '')?.[1];
}
