import type { Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { donationToken } from './create-donation.service.server.ts';

/** Returns the path of a donation's page for its donor, with the secret that opens it. */
export function donationPath({
  keys,
  reference,
  language,
}: {
  keys: Keys;
  reference: string;
  language: Language;
}): string {
  const token = donationToken({ keys, reference });
  return pathInLanguage({ path: `/donate/pay?donation=${encodeURIComponent(token)}`, language });
}
