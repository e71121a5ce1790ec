/** Maximum lengths, in characters, shared by the rules, contracts and form fields of several features. */

export const EMAIL_MOST = 254;
export const PERSON_NAME_MOST = 100;
/** A code from an email or an authenticator app, including blanks that people type. */
export const CODE_TEXT_MOST = 20;
export const WEBSITE_MOST = 300;
/** A registration number. The income tax portal limits a 12A or 80G number to this length. */
export const DOCUMENT_NUMBER_MOST = 100;
/** A search query. */
export const SEARCH_MOST = 200;
/** The number of a help request or a ticket, including blanks that people type. */
export const REFERENCE_MOST = 40;
