/** Returns a phone number of which only the last four digits can be read: `XXXXXX3210`. */
export function maskMobile(mobile: string): string {
  return mobile === '' ? '' : `XXXXXX${mobile.slice(-4)}`;
}

/** Returns a mail address of which only the first letter can be read: `k…@…`. */
export function maskEmail(email: string): string {
  return email === '' ? '' : `${email.slice(0, 1)}…@…`;
}
