import { pathInLanguage, type Language } from '#src/shared/languages.ts';

/** The NGO's list of certificates. */
export const CERTIFICATES = '/ngopage/volunteer/certificates';
/** Where anyone checks a certificate, in English. */
export const CHECK = '/volunteer/certificate';

/** Returns the public path of a certificate. */
export function checkPath({ number, language }: { number: string; language: Language }): string {
  return pathInLanguage({ path: `${CHECK}/${number}`, language });
}
