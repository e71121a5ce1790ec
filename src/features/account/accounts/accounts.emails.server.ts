import { BRAND } from '#src/brand.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { nameIn, type NgoNames } from '#src/shared/ngo-names.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/** What an administrator does to the account of another person. */
export type AccountChange = 'disabled' | 'enabled' | 'secondFactorReset' | 'signedOut';
/** What administrators are told about. */
export type AccountNotice = AccountChange | 'invited' | 'withdrawn';

/** The mail to the other administrators, with the link to the audit log. */
export function adminNoticeMail(notice: {
  language: Language;
  change: AccountNotice;
  /** The name of the administrator who did it. */
  by: string;
  person: { name: string; email: string };
}): MailText {
  const { language, change, by, person } = notice;
  const { admins: t } = catalogues[language]['account/accounts/mails'];
  return {
    subject: t.subject,
    lines: [t[change](by, `${person.name} (${person.email})`), t.wrong],
    link: { label: t.link, path: pathInLanguage({ path: `/${BRAND.slug}/audit`, language }) },
  };
}

/** The page that helps after each change. */
const NEXT_PAGES: Record<AccountChange, string> = {
  disabled: '/contact',
  enabled: '/logIn',
  secondFactorReset: '/logIn',
  signedOut: '/logIn',
};

/** The mail to the person whose account it is. `by` is null for people of NGOs, who do not learn who of our team it was. */
export function personNoticeMail(notice: {
  language: Language;
  change: AccountChange;
  by: string | null;
}): MailText {
  const { language, change, by } = notice;
  const { person: t } = catalogues[language]['account/accounts/mails'];
  const texts = t[change];
  const next = by === null && 'nextOfNgo' in texts ? texts.nextOfNgo : texts.next;
  return {
    subject: texts.subject,
    lines: [texts.line(by ?? t.ourTeam), ...next],
    link: { label: texts.link, path: pathInLanguage({ path: NEXT_PAGES[change], language }) },
  };
}

/** The mail to the managers of an NGO about one of its people. */
export function managerNoticeMail(notice: {
  language: Language;
  ngo: NgoNames;
  change: 'disabled' | 'enabled';
  person: string;
}): MailText {
  const { language, ngo, change, person } = notice;
  const { people } = catalogues[language].mail;
  const { managers: t } = catalogues[language]['account/accounts/mails'];
  return {
    subject: people.subject(nameIn({ names: ngo, language })),
    lines: [t[change](person), people.wrong],
    link: { label: people.link, path: pathInLanguage({ path: '/contact', language }) },
  };
}
