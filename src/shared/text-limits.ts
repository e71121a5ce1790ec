/** Characters that texts of several features may have: for rules, contracts and fields alike. */

export const EMAIL_MOST = 254;
export const PERSON_NAME_MOST = 100;
/** The code of a mail or an app, with the blanks that people type between. */
export const TYPED_CODE_MOST = 20;
/** What a list is searched for. */
export const SEARCH_MOST = 200;
