/** Plain values of accounts that the browser needs too. */

export const PASSWORD_LEAST = 10;
/** Longer ones only cost time to hash. */
export const PASSWORD_MOST = 200;
export const CODE_DIGITS = 6;
/** Of a code whose mailbox others guess codes of. */
export const LONG_CODE_DIGITS = 10;

export const ROLES = ['ngo', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What is still missing when a password alone is not enough. */
export const SECOND_STEPS = ['totp', 'mailCode', 'setUpTotp'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Hours after which a session ends in any case. */
export const SESSION_HOURS = 12;
/** Minutes without a call after which a session of staff or an administrator ends. */
export const STAFF_IDLE_MINUTES = 30;
/** Minutes for which a password that was given again is good for one action. */
export const CONFIRMATION_MINUTES = 5;

/** Session storage keys of the specification. */
export const TOKEN_KEY = 'token';
export const NGO_KEY = 'ngo';
