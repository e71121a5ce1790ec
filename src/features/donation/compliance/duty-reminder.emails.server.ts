import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatFinancialYear } from '#src/shared/financial-year.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { RegistrationDuty } from './compliance.values.ts';

/** What a reminder is about. A statement has its financial year and its form. */
export type DutyOfMail = { duty: RegistrationDuty } | { duty: 'statement'; year: number; form: string };

type Reminder = { about: DutyOfMail; dueOn: string; days: number; language: Language };

/** Returns the mail that reminds an account of an NGO of a date, with what to do and where. */
export function dutyMail({ about, dueOn, days, language }: Reminder): MailText {
  const { 'donation/compliance': t, site } = catalogues[language];
  const day = formatDay({ day: dueOn, months: site.months });
  const left = t.left(days);
  if (about.duty === 'statement') {
    const year = formatFinancialYear(about.year);
    return {
      subject: t.statement.subject(year, day),
      lines: [`${t.statement.line(year, about.form, day)} ${left}`, t.statement.next, t.statement.done],
      link: { label: t.statement.link, path: pathTo('/ngopage/donation/yearlyStatement', language) },
    };
  }
  const { name, next } = t.registrations[about.duty];
  return {
    subject: t.registration.subject(name, day),
    lines: [`${t.registration.line(name, day)} ${left}`, next, t.registration.done],
    link: { label: t.registration.link, path: pathTo('/ngopage/editNgo', language) },
  };
}

const pathTo = (path: string, language: Language) => pathInLanguage({ path, language });
