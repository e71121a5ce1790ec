/** Hours from the mail to the managers of an NGO until a claim to it can take effect. */
export const CLAIM_HOURS = 48;
/** The event of the mails that a claim waits. */
export const CLAIM_ANNOUNCED = 'claimToStop';
