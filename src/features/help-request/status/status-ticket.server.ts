import { AppError } from '#src/server/errors.server.ts';
import { decrypt, encrypt, type Keys } from '#src/server/security/keys.server.ts';

const ABOUT = 'status of a help request';
const MINUTES = 30;

/** Returns a ticket that lets someone who proved the mailbox continue with one request for half an hour. */
export function makeTicket(keys: Keys, id: string): string {
  const text = JSON.stringify({ id, until: Date.now() + MINUTES * 60_000 });
  return encrypt({ key: keys.record, text, about: ABOUT });
}

/**
 * Returns the id of the request that a ticket is for.
 * @throws {AppError} 401 if the ticket is too old or invalid.
 */
export function readTicket(keys: Keys, ticket: string): string {
  const read = decryptedOrNothing(keys, ticket);
  if (!read || read.until < Date.now()) throw new AppError({ status: 401, key: 'helpTicketOld' });
  return read.id;
}

function decryptedOrNothing(keys: Keys, sealed: string): { id: string; until: number } | undefined {
  try {
    return JSON.parse(decrypt({ key: keys.record, sealed, about: ABOUT })) as { id: string; until: number };
  } catch {
    return undefined;
  }
}
