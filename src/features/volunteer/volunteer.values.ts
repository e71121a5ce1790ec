/** What a volunteer can offer. The names stand in the messages of 'volunteer'. */
export const SKILLS = [
  'teaching',
  'health',
  'computer',
  'driving',
  'cooking',
  'translation',
  'events',
  'fundraising',
  'craft',
  'counselling',
  'photography',
  'fieldWork',
] as const;
export type Skill = (typeof SKILLS)[number];

/** When a volunteer is free. */
export const AVAILABILITIES = [
  'weekdayMornings',
  'weekdayAfternoons',
  'weekdayEvenings',
  'saturdays',
  'sundays',
  'fromHome',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const VOLUNTEER_STATUSES = ['unconfirmed', 'applied', 'accepted', 'declined'] as const;
export type VolunteerStatus = (typeof VOLUNTEER_STATUSES)[number];

/** The longest list of skills in the volunteer's own words, in characters. */
export const OTHER_SKILLS_MOST = 200;
/** The longest note of an NGO on a volunteer, in characters. */
export const VOLUNTEER_NOTE_MOST = 1000;
/** Volunteers in one shift. */
export const SHIFT_NEEDED_MOST = 1000;

/** Days for which an application is stored whose mailbox is not proved. */
export const UNCONFIRMED_RETENTION_DAYS = 7;
/** Days for which a declined application is stored. */
export const DECLINED_RETENTION_DAYS = 90;
/** Days without any change or shift after which a volunteer is erased. */
export const VOLUNTEER_RETENTION_DAYS = 730;
/** The same, as pages say it. */
export const VOLUNTEER_RETENTION_MONTHS = 24;
