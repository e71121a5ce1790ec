/** The occasion of the mail that says that everything is erased. Nothing of it is kept once it was sent. */
export const ERASED_MAIL = 'helpErased';

/**
 * Priority of waiting mails. Somebody waits for a code on the screen, so codes go first. Mails to thousands wait for
 * all others.
 */
export const MAIL_PRIORITY = { signInCode: 3, firstCode: 2, code: 1, other: 0, bulk: -1 } as const;
export type MailPriority = (typeof MAIL_PRIORITY)[keyof typeof MAIL_PRIORITY];
