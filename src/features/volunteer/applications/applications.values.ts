/** What an NGO decides about an application. */
export const DECISIONS = ['accepted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The statuses that an NGO sees. An application whose mailbox is not proved is not shown. */
export const SHOWN_STATUSES = ['applied', 'accepted', 'declined'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** The longest sentence of an NGO in the mail about its decision, in characters. */
export const PERSONAL_SENTENCE_MOST = 500;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
