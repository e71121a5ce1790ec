/** Account constants that the browser needs too. */

export const PASSWORD_LEAST = 10;
/** Longer passwords only take more time to hash. */
export const PASSWORD_MOST = 200;
export const CODE_DIGITS = 6;
/** Used while someone is guessing codes of the mailbox. */
export const LONG_CODE_DIGITS = 10;

export const ROLES = ['ngo', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a person may do within an NGO: a member changes no names, contact details, registration documents, bank details
 * and people.
 */
export const NGO_ROLES = ['manager', 'member'] as const;
export type NgoRole = (typeof NGO_ROLES)[number];

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;
/** The most accounts and open invitations of an NGO together. */
export const PEOPLE_MOST = 30;

/** Identifies the consent text of an account opened by invitation. A change of its meaning needs a new name. */
export const ACCOUNT_CONSENT_TEXT = 'account-1';
/** The same in our own team, where accounts are disabled and not deleted. */
export const TEAM_CONSENT_TEXT = 'team-account-1';

/** The steps that can follow a correct password. */
export const SECOND_STEPS = ['totp', 'mailCode', 'setUpTotp'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Hours after which a session ends, even if it is in use. */
export const SESSION_HOURS = 12;
/** Minutes without a call after which the session of a staff member or administrator ends. */
export const STAFF_IDLE_MINUTES = 30;
/** Minutes for which a confirmation by password is valid. */
export const CONFIRMATION_MINUTES = 30;

/** Session storage keys that the specification defines. */
export const TOKEN_KEY = 'token';
export const NGO_KEY = 'ngo';
