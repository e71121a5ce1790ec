import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';

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

type TicketLink = { keys: Keys; ticket: string; language: Language };

/** Returns the path of a ticket. */
export function ticketPath({ language, ...ticket }: TicketLink): string {
  return pathInLanguage({ path: `/event/ticket?ticket=${ticketToken(ticket)}`, language });
}

/** Returns the path of the page that ends the messages about an event, or erases a registration. */
export function emailsPath({ language, ...ticket }: TicketLink): string {
  return pathInLanguage({ path: `/event/emails?ticket=${ticketToken(ticket)}`, language });
}

/** Returns the path that ends the messages about an event with one POST, for the button of mail programs (RFC 8058). */
export function endMessagesPath({ language, ...ticket }: TicketLink): string {
  return `/api/event/endEventMessages?ticket=${ticketToken(ticket)}&language=${language}`;
}
