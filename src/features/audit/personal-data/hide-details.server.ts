import { apiMessages } from '#src/messages/api-messages.ts';
import { hideContactDetails } from '#src/shared/india/hide-contact-details.ts';
import type { Language } from '#src/shared/languages.ts';

/** Fields that no person fills in freely: ids, and numbers of payments, which an NGO compares with its bank. */
const NO_TEXTS = new Set(['_id', 'utr', 'paymentNumber']);
/** Days, times and numbers of receipts have enough digits for a phone number. */
const NO_TEXT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$|^\d{4}-\d\d\/\d{5,}$/;

/**
 * Returns a text with contact details replaced, for readers who may not see them. `language` is the reader's.
 */
export function hideDetails({ text, language }: { text: string; language: Language }): string {
  const { hiddenPhone, hiddenEmail, hiddenPayment, hiddenLink } = apiMessages[language];
  const words = { phone: hiddenPhone, email: hiddenEmail, payment: hiddenPayment, link: hiddenLink };
  return hideContactDetails({ text, words });
}

/** Returns a row of a response with the contact details replaced in all its texts. */
export function hideDetailsIn<Row>({ row, language }: { row: Row; language: Language }): Row {
  const hide = (key: string, value: unknown) =>
    typeof value === 'string' && !NO_TEXTS.has(key) && !NO_TEXT.test(value)
      ? hideDetails({ text: value, language })
      : value;
  return JSON.parse(JSON.stringify(row), hide);
}

/**
 * Returns a text in lower case without contact details, for a search whose results must not tell them. A row stores it, so
 * that a page and the search hide the same.
 */
export function searchedText(texts: readonly (string | null)[]): string {
  const words = { phone: ' ', email: ' ', payment: ' ', link: ' ' };
  const hidden = texts.filter((text) => text !== null).map((text) => hideContactDetails({ text, words }));
  return hidden.join(' ').toLowerCase();
}
