/** The occasion of the mail that says that everything is erased. Nothing of it is kept once it was sent. */
export const ERASED_MAIL = 'helpErased';

/**
 * The occasions of mails about a record, as a pattern. None of them warns: whoever forgets a record must not make a
 * warning disappear.
 */
export const RECORD_OCCASIONS = {
  donation: '^(donation|standingGift)',
  registration: '^event',
  volunteer: '^(volunteer(Applied|Accepted|Declined|Certificate)|shift)',
  helpRequest: '^helpStep$',
} as const;
/** A record that a mail can be about, by its kind and its id or reference. Forgetting the record forgets the mail. */
export type MailRecord = `${keyof typeof RECORD_OCCASIONS}:${string}`;

/** Notices of which an address gets one at once, and those of the minutes after it together in one mail. */
export type GatheredNotices = { about: `${'warning' | 'newVolunteer'}:${string}`; minutes: number };

/**
 * Priority of waiting mails. Somebody waits for a code on the screen, so codes go first. Mails to thousands wait for
 * all others.
 */
export const MAIL_PRIORITY = { signInCode: 3, firstCode: 2, code: 1, other: 0, bulk: -1 } as const;
export type MailPriority = (typeof MAIL_PRIORITY)[keyof typeof MAIL_PRIORITY];
