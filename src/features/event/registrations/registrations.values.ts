/** Sizes of parties, as a filter writes them. */
export const PARTY_SIZES = ['1', '2', '3', '4', '5'] as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** The NGO is told of a mobile number with more registrations without email: a family shares a phone. */
export const OF_MOBILE_MOST = 3;
