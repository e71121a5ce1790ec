import { catalogues } from '#src/messages/catalogues.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/**
 * Confirms that a contact message has arrived. It contains nothing that was entered: otherwise anyone could
 * make us send their words to a stranger by entering that person's address.
 */
export function receivedMail({ language }: { language: Language }): MailText {
  const { subject, line, next, small } = catalogues[language].mail.feedback.received;
  return { subject, lines: [line, next], small };
}

/**
 * The answer of a staff member. Of the message it says only on which day it was sent: nobody proved that the
 * mailbox is that of the writer.
 */
export function answeredMail({
  language,
  answer,
  createdAt,
}: {
  language: Language;
  answer: string;
  createdAt: string;
}): MailText {
  const { mail, site } = catalogues[language];
  const { subject, line, small } = mail.feedback.answered;
  const date = formatDay({ day: dayInIndia(new Date(createdAt)), months: site.months });
  return { subject, lines: [line(date), ...answer.split('\n').filter(Boolean)], small };
}
