import type { Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { volunteerToken } from './volunteer-token.server.ts';

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
