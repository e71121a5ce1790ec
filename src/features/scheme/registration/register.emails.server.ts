import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { schemeNameIn } from '#src/features/scheme/scheme-texts.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';

type Registered = { language: Language; scheme: Extract<PublicScheme, { type: 'ngo' }> };

/**
 * Mail that reports a registration and asks for confirmation. It contains nothing that the person entered, so
 * that nobody can use it to send their own words to a stranger.
 */
export function registeredMail({ language, scheme, token }: Registered & { token: string }): MailText {
  const { subject, line, confirm, next, confirmLink, small } = catalogues[language].mail.scheme;
  const path = pathInLanguage({ path: `/scheme/confirm/${token}`, language });
  return {
    subject,
    lines: [line(schemeNameIn(scheme, language).text, nameOf({ language, scheme })), confirm, next],
    link: { label: confirmLink, path },
    small,
  };
}

/** Mail for a repeated registration: the confirmed one is still the one that counts. */
export function registeredAlreadyMail({ language, scheme }: Registered): MailText {
  const { subjectAlready, lineAlready, next, link, small } = catalogues[language].mail.scheme;
  const path = pathInLanguage({ path: `/schemesDetail/${scheme._id}/${scheme.type}`, language });
  return {
    subject: subjectAlready,
    lines: [lineAlready(schemeNameIn(scheme, language).text, nameOf({ language, scheme })), next],
    link: { label: link, path },
    small,
  };
}

function nameOf({ language, scheme: { ngo } }: Registered): string {
  return { en: ngo.name, hi: ngo.nameHi ?? ngo.name, gu: ngo.nameGu ?? ngo.name }[language];
}
