/** Who gets a mail: everybody who has not cancelled, or one group. */
export const ANNOUNCEMENT_AUDIENCES = ['all', 'registered', 'waiting', 'attended'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];

/** 'changed': another time or place. 'cancelled': the event does not take place. 'message': written by the NGO. */
export type AnnouncementKind = 'changed' | 'cancelled' | 'message';

export const ANNOUNCEMENT_STATUSES = ['running', 'done', 'stopped'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** The longest subject and text that an NGO writes, in characters. */
export const ANNOUNCEMENT_SUBJECT_MOST = 150;
export const ANNOUNCEMENT_TEXT_MOST = 4000;

/** Messages that an NGO may send about one event within 24 hours. */
export const MESSAGES_A_DAY = 10;
/**
 * Changes of time or place that are mailed within 24 hours, for one event. Further ones are refused: a stolen
 * account cannot flood the mailboxes of everybody registered.
 */
export const MAILED_CHANGES_A_DAY = 5;
