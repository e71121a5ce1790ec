/** The specification's categories of help. */
export const HELP_CATEGORIES = ['Education', 'Occupation', 'Health'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

/**
 * The kinds of NGOs that answer a category of help; every kind answers exactly one, as the reference data's `helpCategory` says
 * (a test compares). Who brings children to school helps with education; who gives work, land, craft, cattle or savings
 * groups helps with an occupation; who cares for bodies, whatever the cause, helps with health.
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
/** What the requests of one NGO can be narrowed to. */
export const OFFER_STATES = [...OFFER_STATUSES, 'resolved', 'overdue'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
/** How it ended, as the NGO says. */
export const OUTCOMES = ['helped', 'referred', 'notReachable', 'notEligible', 'noCapacity'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const INBOXES = ['new', 'accepted', 'resolved'] as const;
export type Inbox = (typeof INBOXES)[number];

/** The steps in a request's history. */
export const EVENT_KINDS = [
  'received',
  // Asked before all others, as the person chose it.
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
  // How and when it is safe to reach the person is not what it was.
  'safeContactChanged',
  'reassigned',
  'closed',
  'merged',
  // An NGO that had it cannot look after it any more: suspended, deleted, or nobody signs in for it.
  'ngoLeft',
  // The NGO that looks after it was reminded that it does nothing; and then our own team looks at it too.
  'reminded',
  'ngoSilent',
  // Answered, and nothing was heard for long: closed by itself.
  'ended',
  // Who asked and what was written is gone.
  'erased',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const ACTORS = ['person', 'ngo', 'staff', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** NGOs that have a request at once. */
export const OFFERS_AT_ONCE = 5;
/** After so much silence a request passes on to the next NGO. */
export const HOURS_TO_ANSWER = 72;
/** Days in which the NGO that looks after a request does nothing, until it is reminded, and until our own team gets it. */
export const DAYS_UNTIL_REMINDED = 7;
export const DAYS_UNTIL_STAFF = 14;
/** Days after the last step until an answered request closes by itself. */
export const DAYS_UNTIL_ENDED = 30;
/** Days after its end until everything that tells who asked, and what was written, is erased. */
export const DAYS_TO_KEEP = 180;

/** A reference as it is typed, with blanks and dashes. */
export const REFERENCE_MOST = 40;
export const NAME_LEAST = 3;
export const NAME_MOST = 25;
export const ADDRESS_MOST = 500;
export const DESCRIPTION_MOST = 4000;
export const SAFE_CONTACT_MOST = 300;
export const PIN_MOST = 10;
export const MESSAGE_MOST = 2000;
export const NOTE_MOST = 1000;
/** Of a search. */
export const WORDS_MOST = 200;
/** The names of all fields of the form: the specification's, and what we ask beside. */
export const HELP_FORM_FIELDS = [
  ...(['userName', 'userMobile', 'userEmail', 'userOTP', 'userHelpCategory', 'helpDescription'] as const),
  ...(['userAddress', 'userCity', 'userPin', 'safeContact', 'noMail', 'otpForm'] as const),
  // The NGO that it is addressed to, and whether others are asked at once.
  ...(['ngo', 'askOthers'] as const),
];

/** Minutes in which what an NGO writes to somebody becomes one mail. */
export const MINUTES_GATHERED = 15;
