import { LANGUAGES } from '#src/shared/languages.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116), which names the contact for reports of
 * vulnerabilities. The text stays the same for a whole day (UTC).
 */
export function securityText({
  contact,
  origin,
  now,
}: {
  contact: string;
  origin: string;
  now: Date;
}): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
