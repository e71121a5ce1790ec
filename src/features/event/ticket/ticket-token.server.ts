import { hashWith, type Keys } from '#src/server/security/keys.server.ts';

/**
 * Returns the secret token in the link to a ticket. It is derived from the number, so that the link can be mailed
 * again although only its hash is stored.
 */
export function ticketToken({ keys, ticket }: { keys: Keys; ticket: string }): string {
  return hashWith(keys.ticket, ticket);
}

/** Returns the hash of a token, by which its ticket is found. */
export function ticketTokenHash({ keys, token }: { keys: Keys; token: string }): string {
  return hashWith(keys.code, token);
}
