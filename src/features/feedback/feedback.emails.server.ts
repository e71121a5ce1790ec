import { catalogues } from '#src/messages/catalogues.server.ts';
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

/** The answer of a staff member, followed by a quotation of the message. */
export function answeredMail({
  language,
  answer,
  message,
}: {
  language: Language;
  answer: string;
  message: string;
}): MailText {
  const { subject, line, wrote, small } = catalogues[language].mail.feedback.answered;
  const quoted = paragraphs(message).map((text) => `> ${text}`);
  return { subject, lines: [line, ...paragraphs(answer), wrote, ...quoted], small };
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
