import { catalogues } from '#src/messages/catalogues.server.ts';
import { needById } from '#src/search/need-catalogue.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { needsOfRequest } from './routing/needs-of-request.server.ts';

/** What the person told us about the need and about how to reach them. */
type AskedRequest = {
  reference: string;
  asked: { helpDescription: string; safeContact: string | null; mayMail: boolean };
};

/** The helpline for women who are not safe: what such a request is about must not lie around on a phone. */
const WOMEN = '181';

/**
 * Returns the link that sends the number of a request through WhatsApp, or null if somebody else may read the phone.
 * The message contains only the number.
 */
export function whatsAppLink(request: AskedRequest, language: Language): string | null {
  if (mayBeWatched(request)) return null;
  const { note } = catalogues[language]['help-request/status'].saveNumber;
  return `https://wa.me/?text=${encodeURIComponent(note(request.reference))}`;
}

/** Somebody who limits how to be reached may be watched, and so may somebody who is beaten. */
function mayBeWatched({ asked: { safeContact, mayMail, helpDescription } }: AskedRequest): boolean {
  const isNotSafe = needsOfRequest(helpDescription).some((id) => needById.get(id)?.helpline === WOMEN);
  return safeContact !== null || !mayMail || isNotSafe;
}
