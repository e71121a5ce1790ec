/** What goes first when mails wait: somebody sits and waits for a code, and longest who waits for the first one. */
export const MAIL_PRIORITY = { signInCode: 3, firstCode: 2, code: 1, other: 0 } as const;
export type MailPriority = (typeof MAIL_PRIORITY)[keyof typeof MAIL_PRIORITY];
