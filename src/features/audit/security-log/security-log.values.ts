/** The kinds of events in the security log. */
export const SECURITY_EVENT_KINDS = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'passwordResetRequested',
  'passwordReset',
  'passwordChanged',
  // By the link of an invitation.
  'accountOpened',
  'secondFactorChanged',
  'sessionEnded',
  // A call that an access rule or a limit refused; `details` has the status.
  'refused',
  // These caps refuse nobody. Exceeding one alerts the administrators.
  'codesOverCap',
  'submissionsOverCap',
  'mailboxOverCap',
  'personalDataExported',
  // Whoever had the link in a mail to an NGO said that a change of where gifts go was not theirs.
  'bankChangeStopped',
  // Whoever had the link in a mail to a manager said that somebody who claims the NGO does not belong to it.
  'claimStopped',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/**
 * Kinds that attacks cause in large numbers. Only one row per minute, network and account is written; it
 * counts the other events.
 */
export const SAMPLED_KINDS: readonly SecurityEventKind[] = [
  'signInFailed',
  'passwordResetRequested',
  'refused',
  'codesOverCap',
  'submissionsOverCap',
  'mailboxOverCap',
];

/** Number of events within `ALERT_MINUTES` at which administrators are alerted. */
export const ALERT_THRESHOLDS: Partial<Record<SecurityEventKind, number>> = {
  signInFailed: 100,
  refused: 500,
  codesOverCap: 1,
  submissionsOverCap: 1,
  mailboxOverCap: 1,
};
export const ALERT_MINUTES = 15;

/** Days after which an event is deleted. */
export const SECURITY_EVENT_DAYS = 180;
