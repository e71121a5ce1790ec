/** Kinds of messages, as stored in the database. */
export const FEEDBACK_KINDS = ['feedback', 'contact', 'mistake'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** A message is new until staff answer it or mark it as done. */
export const FEEDBACK_STATUSES = ['new', 'answered', 'done'] as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const MESSAGE_MOST = 2000;
export const ANSWER_MOST = 4000;

/** Days after which a closed message is erased. The pages state this period. */
export const RETENTION_DAYS = 180;

/** Last part of the URL of the confirmation page, by kind of message. */
export const SENT_PATHS = { feedback: 'sent', mistake: 'mistakeSent', contact: 'contactSent' } as const;
