/** What people write to us, as the database has it. */
export const FEEDBACK_KINDS = ['feedback', 'contact', 'mistake'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** New until somebody of the team answered it, or had nothing more to do. */
export const FEEDBACK_STATUSES = ['new', 'answered', 'done'] as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const MESSAGE_MOST = 2000;
export const ANSWER_MOST = 4000;

/** Days after which what was dealt with is erased. The pages say so. */
export const KEPT_DAYS = 180;

/** The page after each kind of message: the last part of its address. */
export const SENT_PATHS = { feedback: 'sent', mistake: 'mistakeSent', contact: 'contactSent' } as const;
