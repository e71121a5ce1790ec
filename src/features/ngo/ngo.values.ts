/** Plain values of the NGO directory that the browser needs too (no zod here: it would travel to the browser). */

export const NGO_SORTS = ['fit', 'name', 'distance'] as const;
export type NgoSort = (typeof NGO_SORTS)[number];

export const NGO_STATUSES = ['pending', 'verified', 'suspended'] as const;
export type NgoStatus = (typeof NGO_STATUSES)[number];

export const REGISTRATION_TYPES = ['Trust', 'Society', 'Section 8 Company'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** Needs that an NGO or a scheme may serve. */
export const NEEDS_MOST = 30;

/** Longest search text that is looked at; what is typed beyond it is cut, never refused. */
export const SEARCH_TEXT_MOST = 200;
/** Matches of a search that are counted one by one; beyond it the total is said as 'more than'. */
export const MATCHES_COUNTED_MOST = 300;
