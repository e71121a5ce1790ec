import { BRAND } from '#src/brand.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/** `until`: the last day on which the NGO can be restored, such as `2026-12-25`. */
type MailOptions = { language: Language; name: string; until: string };

/** Tells the people of an NGO that `person` took back its consent, what happens, and what to do if it was a mistake. */
export function withdrawnMail({ language, name, person, until }: MailOptions & { person: string }): MailText {
  const { 'ngo/consent/consent-mails': t, site } = catalogues[language];
  return {
    subject: t.subject(name),
    lines: [
      t.line(person, name),
      t.plans,
      t.mistake(formatDay({ day: until, months: site.months })),
      t.erased,
      t.donations,
    ],
    link: { label: t.link, path: pathInLanguage({ path: '/contact', language }) },
  };
}

/** Tells staff that an NGO left the site by itself, and on whose wish it may be restored. */
export function withdrawnStaffMail({ language, name, id, until }: MailOptions & { id: string }): MailText {
  const { 'ngo/consent/consent-mails': t, site } = catalogues[language];
  return {
    subject: t.staffSubject(name),
    lines: [t.staffLine(name), t.staffRestore(formatDay({ day: until, months: site.months }))],
    link: { label: t.staffLink, path: pathInLanguage({ path: `/${BRAND.slug}/toVerify/${id}`, language }) },
  };
}
