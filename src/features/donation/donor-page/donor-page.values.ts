/** Days for which the link to a donor's own page works. */
export const DONOR_LINK_DAYS = 30;
