import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { PublicScheme } from '../public/public-schemes.contract.ts';

/**
 * Says that somebody is registered. It holds nothing of what was typed: whoever types a stranger's address must not make us send
 * them their words.
 */
export function registeredMail({
  language,
  scheme,
}: {
  language: Language;
  scheme: Extract<PublicScheme, { type: 'ngo' }>;
}): MailText {
  const { subject, line, next, link, small } = catalogues[language].mail.scheme;
  const { ngo } = scheme;
  const name = { en: ngo.name, hi: ngo.nameHi ?? ngo.name, gu: ngo.nameGu ?? ngo.name }[language];
  const path = pathInLanguage({ path: `/schemesDetail/${scheme._id}/${scheme.type}`, language });
  return {
    subject,
    lines: [line(scheme.schemeName, name), next],
    link: { label: link, path },
    small,
  };
}
