/** The most bank details that an NGO can have at a time. */
export const BANK_DETAILS_MOST = 5;
/** Past versions that the NGO sees, latest first. */
export const PAST_VERSIONS_MOST = 50;

/** The longest texts, in characters. Numbers and codes are shorter, but people type them with blanks. */
export const ACCOUNT_HOLDER_MOST = 80;
export const BRANCH_MOST = 50;
export const ACCOUNT_TEXT_MOST = 40;
export const IFSC_TEXT_MOST = 30;
export const UPI_TEXT_MOST = 330;

/** The bank that keeps the accounts for gifts from abroad: section 17 of the FCRA, 2010, as amended in 2020. */
export const FOREIGN_BANK_CODE = 'SBIN';
