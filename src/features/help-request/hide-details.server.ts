import { apiMessages } from '#src/messages/api-messages.ts';
import { hideContactDetails } from '#src/shared/india/hide-contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import type { HistoryMessage } from './records/history.queries.server.ts';

/** What people wrote without the contact details in it, for who may not see those; `language` is the reader's. */
export function hideDetails({ text, language }: { text: string; language: Language }): string {
  const { hiddenPhone, hiddenEmail, hiddenPayment, hiddenLink } = apiMessages[language];
  const words = { phone: hiddenPhone, email: hiddenEmail, payment: hiddenPayment, link: hiddenLink };
  return hideContactDetails({ text, words });
}

/** The same of messages; what NGOs wrote stays as it is. */
export function hideInMessages({
  messages,
  language,
}: {
  messages: readonly HistoryMessage[];
  language: Language;
}): HistoryMessage[] {
  return messages.map((message) =>
    message.byPerson ? { ...message, text: hideDetails({ text: message.text, language }) } : message,
  );
}
