/** The help categories of the specification. */
export const HELP_CATEGORIES = ['Education', 'Occupation', 'Health'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];
/** The choice for what fits none of the three. It is never stored: the server puts the nearest category. */
export const OTHER_HELP = 'Other';
export const HELP_CHOICES = [...HELP_CATEGORIES, OTHER_HELP] as const;
export type HelpChoice = (typeof HELP_CHOICES)[number];

/**
 * The NGO categories that serve each help category. Every NGO category belongs to exactly one, the same as
 * `helpCategory` in the reference data (a test compares them). NGOs that bring children to school count as
 * education. NGOs for work, land, crafts, cattle or savings groups count as occupation. NGOs that give
 * physical care, whatever the cause, count as health.
 */
export const NGO_CATEGORIES_OF_HELP: Record<HelpCategory, readonly string[]> = {
  Education: ['education', 'children'],
  Occupation: ['livelihood', 'women', 'rural', 'tribal', 'animals', 'environment'],
  Health: ['health', 'aged', 'disability', 'disaster'],
};

export const REQUEST_STATUSES = ['open', 'accepted', 'resolved', 'closed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const OFFER_STATUSES = ['sent', 'accepted', 'declined', 'passed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
/** The states by which the requests of one NGO can be filtered. */
export const OFFER_STATES = [...OFFER_STATUSES, 'resolved', 'overdue'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
/** The outcome as reported by the NGO. */
/** What people can tick instead of writing how it is safe to reach them. */
export const SAFE_CHOICES = ['noCalls', 'noMessages', 'watched'] as const;
export type SafeChoice = (typeof SAFE_CHOICES)[number];
export const OUTCOMES = ['helped', 'referred', 'notReachable', 'notEligible', 'noCapacity'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const INBOXES = ['new', 'accepted', 'resolved'] as const;
export type Inbox = (typeof INBOXES)[number];

/** The kinds of events in a request's history. */
export const EVENT_KINDS = [
  'received',
  // An NGO or our team filed it for somebody without email, or gave them a new PIN.
  'filedFor',
  'pinRenewed',
  // A helper took the consent back for the person; or it was restored within 30 days.
  'consentWithdrawn',
  'restored',
  // The person chose this NGO, and it was asked before all others.
  'askedFirst',
  'offered',
  'accepted',
  'declined',
  'passed',
  'withStaff',
  'messageOfPerson',
  'messageOfNgo',
  'resolved',
  'passedOn',
  'helped',
  'notHelped',
  'reopened',
  'withdrawn',
  // The person changed how and when it is safe to reach them.
  'safeContactChanged',
  // The day came and went by which the NGO said it would be in touch: the person is asked, and answers.
  'contactAsked',
  'contacted',
  'notContacted',
  'reassigned',
  'closed',
  'merged',
  // An NGO that had the request can no longer handle it: suspended, deleted, or without an active account.
  'ngoLeft',
  // The NGO that accepted the request was inactive: first it is reminded, then staff are notified.
  'reminded',
  'ngoSilent',
  // Closed automatically, because nothing happened for a long time after the NGO resolved it.
  'ended',
  // Personal details and all written text were erased.
  'erased',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const ACTORS = ['person', 'ngo', 'staff', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** The maximum number of NGOs that are asked at the same time. */
export const OFFERS_AT_ONCE = 5;
/** Hours until an unanswered request passes to the next NGO. */
export const HOURS_TO_ANSWER = 72;
/**
 * Days without any action by the NGO that accepted a request, until it is reminded and until staff are
 * notified.
 */
export const DAYS_UNTIL_REMINDED = 7;
export const DAYS_UNTIL_STAFF = 14;
/** Days from the acceptance until the NGO is in touch: those suggested to the NGO, and the most it may take. */
export const CONTACT_DAYS = 2;
export const CONTACT_DAYS_MOST = 14;
/** Days after the last step until a resolved request is closed automatically. */
export const DAYS_UNTIL_ENDED = 30;
/** Days after the last step of a closed request until personal details and written text are erased. */
export const DAYS_TO_KEEP = 180;

/** Days after a helper took the consent back for the person until the request is erased. Until then it can be restored. */
export const DAYS_HELD = 30;
/** Taken back again within these days, the last day stays that of the first time, but so many days are left at least. */
export const DAYS_HELD_LEAST = 7;
/** The number of times a week that an NGO, and our team, may take the consent of a person back. */
export const HOLDS_A_WEEK = 3;

/** What the helper who filed a request is told of, because the person gets no mails. */
export const ASSISTED_NEWS = [
  'accepted',
  'messageOfNgo',
  'contactAsked',
  'resolved',
  'passedOn',
  'ngoLeft',
  'withStaff',
  'helped',
  'notHelped',
  'reopened',
  'withdrawn',
  'closed',
  'merged',
  'ended',
  'consentWithdrawn',
  'restored',
  'erased',
] as const satisfies readonly EventKind[];

export const PIN_DIGITS = 6;
/** The long PIN on the slip, for when others have used up the tries. */
export const LONG_PIN_DIGITS = 16;
/** The longest text that is compared with a PIN: digits of any script, with spaces. */
export const PIN_TEXT_MOST = 30;
/**
 * Wrong PINs of one request in a day, from all networks together. From then on the mobile number is asked for too, and
 * staff are told.
 */
export const WRONG_PINS_A_DAY = 200;

export const NAME_LEAST = 3;
export const NAME_MOST = 25;
export const ADDRESS_MOST = 500;
export const DESCRIPTION_MOST = 4000;
export const SAFE_CONTACT_MOST = 300;
export const PIN_MOST = 10;
export const MESSAGE_MOST = 2000;
export const NOTE_MOST = 1000;
/** The maximum length of a search text. */
export const WORDS_MOST = 200;
/** The maximum length of a search text of staff: a reference, or the name of a city or NGO. */
export const QUERY_MOST = 100;
/** The names of all form fields: those of the specification and the additional ones. */
export const HELP_FORM_FIELDS = [
  ...(['userName', 'userMobile', 'userEmail', 'userOTP', 'userHelpCategory', 'helpDescription'] as const),
  ...(['userAddress', 'userCity', 'userPin', 'safeContact', ...SAFE_CHOICES, 'noMail', 'otpForm'] as const),
  // The NGO that the form is addressed to, and whether other NGOs are asked at once.
  ...(['ngo', 'askOthers'] as const),
];

/** Minutes within which several messages of an NGO are combined into one mail. */
export const COMBINED_MAIL_MINUTES = 15;
