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
