import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/**
 * Says that a contact message has arrived. It holds nothing of what was typed: whoever types a stranger's address must
 * not make us send them their words.
 */
export function receivedMail({ language }: { language: Language }): MailText {
  const { subject, line, next, small } = catalogues[language].mail.feedback.received;
  return { subject, lines: [line, next], small };
}

/** The answer of somebody of the team, with the words it answers. */
export function answerMail({
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
