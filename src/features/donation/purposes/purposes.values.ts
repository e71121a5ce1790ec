/** Purposes that an NGO can collect for at the same time. */
export const PURPOSES_MOST = 50;

// Maximum lengths, in characters.
export const PURPOSE_TITLE_MOST = 100;
export const PURPOSE_DESCRIPTION_MOST = 2000;

/** The parts of the list of purposes. */
export const PURPOSE_LISTS = ['open', 'closed'] as const;
export type PurposeList = (typeof PURPOSE_LISTS)[number];

/** The fields of the form in their order. */
export const PURPOSE_FIELDS = [
  'title',
  'titleGu',
  'titleHi',
  'description',
  'descriptionGu',
  'descriptionHi',
  'goal',
  'endsOn',
] as const;
export type PurposeField = (typeof PURPOSE_FIELDS)[number];
