/** What decides where gifts to an NGO go: bank details with their UPI id, and the keys of a payment gateway. */
export const CHANGE_KINDS = ['bank', 'gateway'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATUSES = ['waiting', 'active', 'replaced', 'stopped', 'withdrawn', 'removed'] as const;

/** What put an end to the waiting of a change: the time, our team, the link in a mail, or the NGO. */
export const CHANGE_DECIDERS = ['time', 'staff', 'link', 'ngo'] as const;
export type ChangeDecider = (typeof CHANGE_DECIDERS)[number];

/** Hours for which a change waits before donors see it. */
export const WAITING_HOURS = 48;
/** Hours for which webhooks of replaced keys still count: the gateway repeats them for a day. */
export const WEBHOOK_HOURS = 24;
/** Days for which an address that was replaced still gets the mails about changes. */
export const EARLIER_ADDRESS_DAYS = 90;
/** Days after a change for which the link in its mail stops changes, also those that came after it. */
export const STOP_LINK_DAYS = 30;
/** The longest reason for which our team stops a change, in characters. */
export const STOP_REASON_MOST = 500;
