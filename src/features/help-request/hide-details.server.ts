import { apiMessages } from '#src/messages/api-messages.ts';
import { hideContactDetails } from '#src/shared/india/hide-contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import type { HistoryMessage } from './records/history.queries.server.ts';

/**
 * Returns a text with contact details replaced, for readers who may not see them. `language` is the reader's.
 */
export function hideDetails({ text, language }: { text: string; language: Language }): string {
  const { hiddenPhone, hiddenEmail, hiddenPayment, hiddenLink } = apiMessages[language];
  const words = { phone: hiddenPhone, email: hiddenEmail, payment: hiddenPayment, link: hiddenLink };
  return hideContactDetails({ text, words });
}

/** Returns the messages with contact details replaced. Messages written by NGOs stay unchanged. */
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
