import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { readReference } from '#src/shared/reference-number.ts';

const PURPOSE = 'standing gift';

type Gift = { keys: Keys; reference: string };

/** Returns the secret token in the links to the page of a standing gift. */
export function standingGiftToken({ keys, reference }: Gift): string {
  return signText({ keys, text: reference, purpose: PURPOSE });
}

/** Returns the reference in a token of a standing gift, or undefined if it is not one of ours. */
export function standingGiftOfToken({ keys, token }: { keys: Keys; token: string }): string | undefined {
  const reference = readSigned({ keys, text: token, purpose: PURPOSE });
  return reference && readReference(reference, 'SG');
}

/** Returns the path of the page of a standing gift, which ends it with one button. */
export function standingGiftPath({ language, ...gift }: Gift & { language: Language }): string {
  return pathInLanguage({ path: `/donate/monthly?gift=${standingGiftToken(gift)}`, language });
}

/** Returns the path that ends a standing gift with one POST, for the button of mail programs (RFC 8058). */
export function endStandingGiftPath({ language, ...gift }: Gift & { language: Language }): string {
  return `/api/donation/endStandingGift?gift=${standingGiftToken(gift)}&language=${language}`;
}
