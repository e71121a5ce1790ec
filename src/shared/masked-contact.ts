/** Returns a phone number of which only the last four digits can be read: `XXXXXX3210`. */
export function maskPhone(phone: string): string {
  return phone && `XXXXXX${phone.slice(-4)}`;
}

/** Returns a mail address of which only the first letter can be read: `k…@…`. */
export function maskEmail(email: string): string {
  return email && `${email.slice(0, 1)}…@…`;
}

/** Whether a phone number or mail address is masked, so that nobody can call or write to it. */
export function isMaskedContact(text: string): boolean {
  return text.startsWith('XXXXXX') || text.endsWith('…@…');
}
