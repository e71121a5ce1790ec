/** Hours from the mail to the managers of an NGO until a claim to it can take effect. */
export const CLAIM_HOURS = 48;
