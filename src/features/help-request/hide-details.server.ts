import { hideDetails } from '#src/features/audit/personal-data/hide-details.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { HistoryMessage } from './records/history.queries.server.ts';

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
