/**
 * Constants of the NGO directory that the browser also needs. Without zod, which would end up in the browser
 * bundle.
 */

export const NGO_SORTS = ['fit', 'name', 'distance'] as const;
export type NgoSort = (typeof NGO_SORTS)[number];

export const NGO_STATUSES = ['pending', 'verified', 'suspended'] as const;
export type NgoStatus = (typeof NGO_STATUSES)[number];

export const REGISTRATION_TYPES = ['Trust', 'Society', 'Section 8 Company'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** Maximum lengths of texts of an NGO, in characters. */
export const NGO_NAME_MOST = 200;
export const ADDRESS_MOST = 500;
export const MISSION_MOST = 500;
export const DESCRIPTION_MOST = 5000;
/** Maximum lengths of a PIN code and a phone number as entered, including spaces. */
export const PIN_INPUT_MOST = 10;
export const PHONE_INPUT_MOST = 20;

/** The maximum number of needs of an NGO or a scheme. */
export const NEEDS_MOST = 30;

/**
 * The maximum number of search matches that are counted exactly. Above it, the total is shown as 'more than'.
 */
export const MATCHES_COUNTED_MOST = 300;
