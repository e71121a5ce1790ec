/** What the security log tells of. */
export const SECURITY_EVENT_KINDS = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'passwordResetRequested',
  'passwordReset',
  'passwordChanged',
  'secondFactorChanged',
  'sessionEnded',
  // A call that the guard or a limit refused: its status is in the details.
  'refused',
  // A limit over all callers was reached: nobody is refused, administrators are alerted.
  'codesOverCap',
  'submissionsOverCap',
  'mailboxOverCap',
  'personalDataExported',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** What an attack brings in masses: of these one row a minute, network and account is written, and counts the others. */
export const SAMPLED_KINDS: readonly SecurityEventKind[] = [
  'signInFailed',
  'passwordResetRequested',
  'refused',
  'codesOverCap',
  'submissionsOverCap',
  'mailboxOverCap',
];

/** Events within `ALERT_MINUTES` of which administrators are told. */
export const ALERT_THRESHOLDS: Partial<Record<SecurityEventKind, number>> = {
  signInFailed: 100,
  refused: 500,
  codesOverCap: 1,
  submissionsOverCap: 1,
  mailboxOverCap: 1,
};
export const ALERT_MINUTES = 15;

/** Days after which an event is erased. */
export const SECURITY_EVENT_DAYS = 180;
