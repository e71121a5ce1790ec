import { hashWith, type Keys } from '#src/server/security/keys.server.ts';

/**
 * Returns the secret token in the links to a volunteer's own page. It is derived from the reference, so that the
 * link can be mailed again although only its hash is stored.
 */
export function volunteerToken({ keys, reference }: { keys: Keys; reference: string }): string {
  return hashWith(keys.ticket, reference);
}

/** Returns the hash of a token, by which its volunteer is found. */
export function volunteerTokenHash({ keys, token }: { keys: Keys; token: string }): string {
  return hashWith(keys.code, token);
}
