import type { Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { volunteerToken } from './volunteer-token.server.ts';

/** Returns the path that ends invitations to shifts with one POST, for the button of mail programs (RFC 8058). */
export function endInvitationsPath({
  language,
  ...volunteer
}: {
  keys: Keys;
  reference: string;
  language: Language;
}): string {
  return `/api/volunteer/endShiftInvitations?volunteer=${volunteerToken(volunteer)}&language=${language}`;
}

/** Returns the path of a volunteer's own page, with the secret that opens it. */
export function ownPagePath({
  keys,
  volunteer: { reference, language },
}: {
  keys: Keys;
  volunteer: { reference: string; language: Language };
}): string {
  return pathInLanguage({ path: `/volunteer/me?volunteer=${volunteerToken({ keys, reference })}`, language });
}
